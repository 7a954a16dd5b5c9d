import { streamOf } from 'platform/event-store';
import type { AnyEvent } from 'schemas/events';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { happened, type Town } from '../people/people';
import type { KeptSet } from './papers';
import type { Planned, Sitter } from './seats';

const MINUTE = 60_000;

interface Sat {
  readonly kept: Pick<KeptSet, 'set' | 'questionIds'>;
  readonly planned: Planned;
  readonly sitter: Pick<Sitter, 'accountId' | 'learnerId'>;
  /** Whose choices they are: other children choose otherwise. */
  readonly nth: number;
}

/** Writes a whole sitting down as the child's device would have had it written: both papers, some right, some wrong. */
export async function satExam(town: Pick<Town, 'ground'>, sat: Sat): Promise<void> {
  const { kept, planned, sitter } = sat;
  const whose = { sessionId: planned.sessionId, learnerId: sitter.learnerId };
  const papers = [...kept.set.papers];
  const begun = { ...whose, familyId: sitter.accountId, papers, deviceId: 'desk', begunAt: planned.startsAt };
  await happened(town, streamOf('sitting', `${whose.sessionId}.${whose.learnerId}`), [
    { type: 'MockSittingBegun', data: begun },
    ...papers.flatMap((paper, index) => satPaper(paper, index, sat)),
    { type: 'MockSittingCompleted', data: { ...whose, completedAt: after(planned, 13), by: 'time' } },
  ]);
}

const after = ({ startsAt }: Planned, minutes: number) =>
  new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString();

function satPaper({ paperId, paperHash }: PinnedPaper, index: number, sat: Sat): AnyEvent[] {
  const { kept, planned, sitter, nth } = sat;
  const paper = index + 1;
  const whose = { sessionId: planned.sessionId, learnerId: sitter.learnerId, paper };
  const from = index * 10;
  const questionIds = kept.questionIds[index] ?? [];
  const arrangements = { restMinutes: 0, largerText: false };
  const times = { openedAt: after(planned, from), dueAt: after(planned, from + 5) };
  const answers = questionIds.map((questionId, place): AnyEvent => {
    const at = after(planned, from + 0.1 * (place + 1));
    const claim = { deviceId: 'desk', tab: 'tab', seq: index * questionIds.length + place + 1, at };
    const option = 'ABC'.charAt((place + nth) % 3);
    return { type: 'MockAnswerSubmitted', data: { ...whose, questionId, at, claim, option } };
  });
  return [
    { type: 'MockPaperOpened', data: { ...whose, paperId, paperHash, arrangements, ...times } },
    ...answers,
    { type: 'MockPaperEnded', data: { ...whose, endedAt: after(planned, from + 2), by: 'time' } },
  ];
}
