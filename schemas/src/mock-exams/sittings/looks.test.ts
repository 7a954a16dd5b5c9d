/** How long a question was looked at, as the fold of a sitting has it. */
import { expect, it } from '@jest/globals';
import type { SittingEvent } from './sitting.events';
import { noSitting, sittingAfter } from './sitting.rules';

const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const sitting = { sessionId: 'march', learnerId: 'amara' };
const papers = [1, 2].map((n) => ({
  paperId: `p${n}`,
  paperHash: String(n).repeat(64),
  name: `Paper ${n}`,
  minutes: 1,
}));

const opened = (paper: number, seconds: number): SittingEvent => ({
  type: 'MockPaperOpened',
  data: {
    ...sitting,
    paper,
    paperId: `p${paper}`,
    paperHash: papers[paper - 1]?.paperHash ?? '',
    openedAt: at(seconds),
    arrangements: { restMinutes: 0, largerText: false },
    dueAt: at(seconds + 60),
  },
});
const shown = (paper: number, questionId: string, seconds: number): SittingEvent => ({
  type: 'MockQuestionShown',
  data: {
    ...sitting,
    paper,
    questionId,
    at: at(seconds),
    claim: { deviceId: 'desk', tab: 'tab', seq: seconds, at: at(seconds) },
  },
});
const ended: SittingEvent = { type: 'MockPaperEnded', data: { ...sitting, paper: 1, endedAt: at(60), by: 'time' } };

it('is not told of a question of the paper before, where the last look at it came in the grace', () => {
  const begun: SittingEvent = {
    type: 'MockSittingBegun',
    data: { ...sitting, familyId: 'f', papers, deviceId: 'desk', begunAt: at(0) },
  };
  // The clock ended the paper before the device had sent what it did in its last second.
  const history = [begun, opened(1, 0), shown(1, 'p1q1', 1), ended, shown(1, 'p1q2', 59), opened(2, 120)];
  const next = history.reduce(sittingAfter, noSitting);
  expect(next.shown).toBeNull();
  const after = sittingAfter(next, shown(2, 'p2q1', 121));
  expect(after.questions['p1q2']?.seconds).toBe(0);
  expect(after.questions['p1q1']?.seconds).toBe(59);
});
