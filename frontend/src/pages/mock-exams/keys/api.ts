import type { ReplyOf } from 'schemas/describe/contract';
import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { getMockExamKeyHistory, getMockKeyChange } from 'schemas/mock-exams/keys/key-preview.contract';
import {
  confirmMockKeyChange,
  proposeMockKeyChange,
  withdrawMockKeyChange,
} from 'schemas/mock-exams/keys/keys.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type KeyPage = ReplyOf<typeof getMockKeyChange>;
export type KeyPreview = NonNullable<KeyPage['preview']>;
export type ChangedSitting = KeyPreview['rows'][number];
export type ShownMark = ChangedSitting['before'];
export type KeyProposal = NonNullable<KeyPage['proposal']>;
export type RefusedProposal = NonNullable<KeyPage['refused']>[number];
export type ProposalTakenAway = NonNullable<KeyPage['takenAway']>[number];
export type KeyDecision = KeyPage['decisions'][number];

export interface Looking {
  readonly paperHash: string;
  readonly questionId?: string | undefined;
  readonly change?: KeyChange | undefined;
}

/** In ms: how soon the page looks whether a colleague has proposed or decided something. */
const COLLEAGUES_MS = 30_000;
/** In ms: while somebody is still out, how soon it looks whether they are done. */
const STILL_OUT_MS = 20_000;

/** `undefined` asks nothing yet. */
export function useKeyChange(looking: Looking | undefined) {
  const request = looking && {
    paperHash: looking.paperHash,
    ...(looking.questionId !== undefined && { questionId: looking.questionId }),
    ...(looking.change && { change: looking.change }),
  };
  const known = useQuery(getMockKeyChange, request);
  const isAnyOut = (known.data?.stillOut.length ?? 0) > 0;
  useQuery(getMockKeyChange, request, { refreshMs: isAnyOut ? STILL_OUT_MS : COLLEAGUES_MS });
  return known;
}
export const usePropose = () => useCommand(proposeMockKeyChange);
export const useConfirm = () => useCommand(confirmMockKeyChange);
export const useWithdraw = () => useCommand(withdrawMockKeyChange);
export const useKeyHistory = (mockExamSessionId: string) => useQuery(getMockExamKeyHistory, { mockExamSessionId });

export type HistoryLine = ReplyOf<typeof getMockExamKeyHistory>['lines'][number];
