import { expect, it } from '@jest/globals';
import { tileOf } from 'schemas/mock-exams/board/tile.rules';
import { tileSteps, type TileFacts } from './tile-steps';

const START = Date.parse('2027-03-06T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const facts = (more: Partial<TileFacts['child']> = {}, closes = 9_000): TileFacts => ({
  board: {
    session: {
      startsAt: at(0),
      closesAt: at(closes),
      breakSeconds: 600,
      papers: [1, 2].map(() => ({ minutes: 50, questions: 40 })),
    },
    room: {
      pauses: [{ learnerId: null, from: at(600), until: at(720) }],
      extensions: [{ learnerId: 'amara', at: at(700), paper: 1, seconds: 300 }],
      closed: [],
    },
    isCalledOff: false,
  },
  child: {
    learnerId: 'amara',
    arrangements: null,
    sitting: {
      clock: { papers: [{ openedAt: at(5), ended: null }], rests: [], completedAt: null },
      arrangements: { extraTime: { kind: 'percent', percent: 25 }, restMinutes: 0, largerText: false },
      questionNumber: 19,
      answered: [18],
      lastActAt: at(1_195),
    },
    heard: { at: at(1_198), waiting: 2 },
    ...more,
  },
});

it('reckons what is left from the length, what is arranged, what was given and what stood still', () => {
  const [length, end] = tileSteps(facts(), at(1_200));
  expect(length?.sum).toBe('3000 + 750 + 300 = 4050');
  expect(end?.says).toMatch(/stood still for 120\sseconds, so it ends at 11:09:35\sam\.$/);
  // 5 s + 4,050 s + 120 s after ten.
  expect(tileOf(facts().board, facts().child, at(1_200)).endsAt).toBe(at(4_175));
});

it('says where the session ends it before that', () => {
  const late = facts(
    { sitting: { ...sat(), clock: { papers: [{ openedAt: at(6_000), ended: null }], rests: [], completedAt: null } } },
    6_600,
  );
  const [, end] = tileSteps(late, at(6_100));
  expect(end?.says).toMatch(/, with the session\.$/);
});

it('says what was heard, and what the device kept by its last word', () => {
  const told = (waiting: number | null) =>
    tileSteps(facts({ heard: { at: at(1_198), waiting } }), at(1_200)).map(({ says }) => says);
  expect(told(2).join(' ')).toMatch(/18 of 40.*its own word at 10:19:58.*kept last at 10:19:55.*it kept 2\sanswers/s);
  expect(told(null).at(-1)).toBe('It has not said whether it keeps answers that have not reached us.');
});

it('tells nothing of whoever is not there', () =>
  expect(tileSteps(facts({ sitting: null, heard: null }), at(1_200))).toEqual([]));

function sat() {
  const { sitting } = facts().child;
  if (!sitting) throw new Error('nobody sits');
  return sitting;
}
