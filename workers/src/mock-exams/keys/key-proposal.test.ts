import { expect, it } from '@jest/globals';
import type { StoredEvent } from 'platform/event-store';
import type { ExamPaperEvent } from 'schemas/mock-exams/sets/exam-paper.events';
import { goldenOf } from 'schemas/testing/goldens';
import { keyProposalIn } from './key-proposal';

const golden = goldenOf('MockExamPaperKept').data as ExamPaperEvent['data'];
const [section] = golden.paper.sections;
const question = section?.questions[0];
const data = goldenOf('MockKeyChangeProposed').data as { readonly proposedBy: string };
const change = { kind: 'void', questionId: question?.questionId ?? '' } as const;
const streams: Readonly<Record<string, readonly { readonly type: string; readonly data: object }[]>> = {
  'examkey-f': [{ type: 'MockKeyChangeProposed', data: { ...data, proposalId: 'p1', change, askedOf: undefined } }],
  'exampaper-f': [{ type: 'MockExamPaperKept', data: golden }],
};
const proposalWhere = (sets: readonly object[], proposalId = 'p1') =>
  keyProposalIn(
    {
      db: { prepared: <T>() => Promise.resolve(sets as T[]) },
      store: { readStream: (stream: string) => Promise.resolve((streams[stream] ?? []) as StoredEvent[]) },
    },
    { paperHash: 'f', proposalId },
  );

it('says of which question, paper and set a change was proposed, by whom, and whom they asked', async () => {
  expect(await proposalWhere([{ name: 'CEM set 7' }])).toEqual({
    proposedBy: data.proposedBy,
    askedOf: null,
    questionId: question?.questionId,
    number: question?.number,
    paperName: golden.paper.name,
    setName: 'CEM set 7',
  });
  expect(await proposalWhere([])).toMatchObject({ setName: null });
});

it('fails of what nobody proposed', async () => {
  await expect(proposalWhere([], 'p2')).rejects.toThrow('nobody proposed p2');
});
