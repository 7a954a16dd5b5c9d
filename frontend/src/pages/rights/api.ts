import type { ReplyOf } from 'schemas/describe/contract';
import { giveGrant, whyRights, withdrawGrant } from 'schemas/rights/rights.contract';
import { useCommand, useQuery } from '../../client/contract';

export type FoundRights = NonNullable<ReplyOf<typeof whyRights>['account']>;
export type ChildDay = FoundRights['children'][number];
export type DaySpan = ChildDay['spans'][number];
export type GrantTold = FoundRights['grants'][number];

/** `undefined` asks for nobody yet. */
export const useRights = (email: string | undefined, day: string, mostGrants?: number) =>
  useQuery(
    whyRights,
    email === undefined ? undefined : { email, day, ...(mostGrants !== undefined && { mostGrants }) },
  );
export const useGiveGrant = () => useCommand(giveGrant);
export const useWithdrawGrant = () => useCommand(withdrawGrant);
