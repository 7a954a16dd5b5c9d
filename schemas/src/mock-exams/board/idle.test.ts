import { describe, expect, it } from '@jest/globals';
import { emptyRoom } from '../sessions/room.rules';
import { tileOf, type BoardFacts, type ChildFacts } from './tile.rules';

const START = Date.parse('2026-12-05T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const board: BoardFacts = {
  session: { startsAt: at(0), closesAt: at(3_600), breakSeconds: 0, papers: [{ minutes: 50, questions: 40 }] },
  room: emptyRoom,
  isCalledOff: false,
};
const pausedAt = (from: number, until: number | null): BoardFacts => ({
  ...board,
  room: { ...emptyRoom, pauses: [{ learnerId: null, from: at(from), until: until === null ? null : at(until) }] },
});
const child = (more: Partial<ChildFacts> = {}): ChildFacts => ({
  learnerId: 'amara',
  arrangements: null,
  sitting: {
    clock: { papers: [{ openedAt: at(0), ended: null }], rests: [], completedAt: null },
    arrangements: null,
    questionNumber: 1,
    answered: [0],
    lastActAt: null,
  },
  heard: { at: at(320), waiting: 0 },
  ...more,
});
const shown = (one: ChildFacts, seconds: number, of = board) => tileOf(of, one, at(seconds));

describe.each([
  { who: 'has not come', idle: 'not-here', one: child({ sitting: null, heard: null }) },
  { who: 'has come and has not begun', idle: 'not-begun', one: child({ sitting: null }) },
  { who: 'has answered nothing', idle: 'no-answer', one: child() },
])('whoever $who', ({ idle, one }) => {
  it('is looked after five minutes after the start', () => {
    expect(shown(one, 300)).toMatchObject({ idle: null, needsAttention: false });
    expect(shown(one, 301)).toMatchObject({ idle, needsAttention: true });
  });

  it('is so for as many minutes as the clock has run', () => {
    const heard = one.heard && { at: at(3_000), waiting: 0 };
    expect(shown({ ...one, heard }, 301).idleMinutes).toBe(5);
    expect(shown({ ...one, heard }, 2_999)).toMatchObject({ idle, idleMinutes: 49 });
    expect(shown({ ...one, heard }, 2_999, pausedAt(60, 660))).toMatchObject({ idle, idleMinutes: 39 });
    expect(shown({ ...one, heard }, 300).idleMinutes).toBeNull();
  });

  it('has as much longer as the clock stood still', () => {
    expect(shown(one, 330, pausedAt(60, 90))).toMatchObject({ idle: null, needsAttention: false });
    expect(shown(one, 331, pausedAt(60, 90))).toMatchObject({ idle, needsAttention: true });
  });

  it('is not looked after where the session was called off', () =>
    expect(shown(one, 331, { ...board, isCalledOff: true })).toMatchObject({ idle: null, needsAttention: false }));
});

it('is too early for anybody to have come before the room opens, a quarter of an hour before the start', () => {
  const absent = child({ sitting: null, heard: null });
  expect(shown(absent, -7 * 86_400)).toMatchObject({ stage: 'absent', isTooEarly: true, needsAttention: false });
  expect(shown(absent, -901).isTooEarly).toBe(true);
  expect(shown(absent, -900).isTooEarly).toBe(false);
});

describe('that nothing was answered', () => {
  it('is not said where an answer is kept on the device, or the device is silent', () => {
    expect(shown(child({ heard: { at: at(320), waiting: 1 } }), 330)).toMatchObject({ idle: null, waiting: 1 });
    expect(shown(child(), 400)).toMatchObject({ idle: null, isSilent: true });
  });

  it('is not said while the clock stands still', () =>
    expect(shown(child(), 330, pausedAt(310, null))).toMatchObject({ stage: 'paused', needsAttention: false }));
});
