import { streamOf } from 'platform/event-store';
import type { AnyEvent } from 'schemas/events';
import { happened, type Town } from '../people/people';
import type { KeptSet } from './papers';
import type { Planned, Sitter } from './seats';

const MINUTE = 60_000;

/** Writes a whole sitting down as the child's device would have had it written: both papers, some right, some wrong. */
export async function satExam(town: Pick<Town, 'ground'>, kept: KeptSet, planned: Planned, sitter: Sitter, nth = 0) {
  const { sessionId, startsAt } = planned;
  const { learnerId, accountId: familyId } = sitter;
  const whose = { sessionId, learnerId };
  const after = (minutes: number) => new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString();
  const { papers } = kept.set;
  let seq = 0;
  const events = papers.flatMap((paper, index): AnyEvent[] => {
    const from = index * 10;
    const number = index + 1;
    const opened = {
      ...whose,
      paper: number,
      paperId: paper.paperId,
      paperHash: paper.paperHash,
      openedAt: after(from),
      arrangements: { restMinutes: 0, largerText: false },
      dueAt: after(from + 5),
    };
    const answers = (kept.questionIds[index] ?? []).map((questionId, place): AnyEvent => {
      seq += 1;
      const at = after(from + 0.1 * (place + 1));
      const option = ['A', 'B', 'C', 'D', 'E'][(place + nth) % 3] ?? 'A';
      const claim = { deviceId: 'desk', tab: 'tab', seq, at };
      return { type: 'MockAnswerSubmitted', data: { ...whose, paper: number, questionId, at, claim, option } };
    });
    return [
      { type: 'MockPaperOpened', data: opened },
      ...answers,
      { type: 'MockPaperEnded', data: { ...whose, paper: number, endedAt: after(from + 2), by: 'time' } },
    ];
  });
  await happened(town, streamOf('sitting', `${sessionId}.${learnerId}`), [
    {
      type: 'MockSittingBegun',
      data: { ...whose, familyId, papers: [...papers], deviceId: 'desk', begunAt: after(0) },
    },
    ...events,
    { type: 'MockSittingCompleted', data: { ...whose, completedAt: after(13), by: 'time' } },
  ]);
}
