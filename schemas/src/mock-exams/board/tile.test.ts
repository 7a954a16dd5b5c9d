import { describe, expect, it } from '@jest/globals';
import { emptyRoom } from '../sessions/room.rules';
import { isSameTile, tileOf, type BoardFacts, type ChildFacts } from './tile.rules';

const START = Date.parse('2026-12-05T10:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const board: BoardFacts = {
  session: {
    startsAt: at(0),
    closesAt: at(125 * 60),
    breakSeconds: 600,
    papers: [
      { minutes: 50, questions: 40 },
      { minutes: 50, questions: 50 },
    ],
  },
  room: emptyRoom,
  isCalledOff: false,
};
const sitting = (more: Partial<NonNullable<ChildFacts['sitting']>> = {}): NonNullable<ChildFacts['sitting']> => ({
  clock: { papers: [{ openedAt: at(0), ended: null }], rests: [], completedAt: null },
  arrangements: null,
  questionNumber: 19,
  answered: [18],
  lastActAt: at(1_190),
  ...more,
});
const child = (more: Partial<ChildFacts> = {}): ChildFacts => ({
  learnerId: 'amara',
  arrangements: null,
  sitting: sitting(),
  heard: { at: at(1_195), waiting: 0 },
  ...more,
});
const shown = (one: ChildFacts, seconds: number, of = board) => tileOf(of, one, at(seconds));

describe('a tile', () => {
  it('says where a child is, how far, and until when', () => {
    expect(shown(child(), 1_200)).toEqual({
      stage: 'paper',
      paper: 1,
      question: 19,
      answered: 18,
      questions: 40,
      endsAt: at(3_000),
      left: null,
      isPaused: false,
      pausedSince: null,
      heardAt: at(1_195),
      waiting: 0,
      isSaved: true,
      isSilent: false,
      isBehind: false,
      idle: null,
      idleMinutes: null,
      isTooEarly: false,
      hasMoreTime: false,
      missed: 0,
      given: 0,
      isEnded: false,
      needsAttention: false,
    });
  });

  it('is the same from second to second, as long as nothing happens', () => {
    expect(isSameTile(shown(child(), 1_200), shown(child(), 1_201))).toBe(true);
    expect(isSameTile(shown(child(), 1_225), shown(child(), 1_226))).toBe(false);
  });

  it('is silent once three heartbeats are missing, by whatever was heard last', () => {
    expect(shown(child(), 1_225).isSilent).toBe(false);
    expect(shown(child(), 1_226)).toMatchObject({ isSilent: true, needsAttention: true });
    const answers = child({ sitting: sitting({ lastActAt: at(1_220) }) });
    expect(shown(answers, 1_226).isSilent).toBe(false);
    // After a crash of the database nobody was heard of: the paper was opened, and that is known.
    expect(shown(child({ heard: null, sitting: sitting({ lastActAt: null }) }), 31)).toMatchObject({ isSilent: true });
  });

  it('is not silent before a child has begun, nor once it is over', () => {
    expect(shown(child({ sitting: null, heard: null }), 1_200)).toMatchObject({
      stage: 'absent',
      isSilent: false,
      endsAt: null,
    });
    const done = {
      papers: [{ openedAt: at(0), ended: { at: at(900), by: 'staff' as const } }],
      rests: [],
      completedAt: at(900),
    };
    expect(shown(child({ sitting: sitting({ clock: done }) }), 4_000)).toMatchObject({
      stage: 'over',
      isSilent: false,
    });
  });

  it('is in the waiting room, of whoever is heard of and has not begun, and says so if they are heard of no more', () => {
    const waits = child({ sitting: null, heard: { at: at(-300), waiting: null } });
    expect(shown(waits, -295)).toMatchObject({ stage: 'waiting', isSilent: false, needsAttention: false });
    expect(shown(waits, -260)).toMatchObject({ stage: 'waiting', isSilent: true, needsAttention: true });
    expect(shown(waits, 9_000)).toMatchObject({ stage: 'missed', isSilent: false });
  });

  it('counts all papers once all is over, not the last alone', () => {
    const papers = [0, 3_600].map((from) => ({
      openedAt: at(from),
      ended: { at: at(from + 900), by: 'staff' as const },
    }));
    const clock = { papers, rests: [], completedAt: at(4_500) };
    expect(shown(child({ sitting: sitting({ clock, answered: [18, 41] }) }), 5_000)).toMatchObject({
      stage: 'over',
      answered: 59,
      questions: 90,
      missed: 0,
    });
  });

  it('has missed a paper, of whoever never opened it before all was over, and not before', () => {
    const ended = { openedAt: at(0), ended: { at: at(3_000), by: 'time' as const } };
    const one = child({ sitting: sitting({ clock: { papers: [ended], rests: [], completedAt: null } }) });
    expect(shown(one, 3_700)).toMatchObject({ stage: 'next', missed: 0 });
    expect(shown(one, 125 * 60)).toMatchObject({ stage: 'over', missed: 1 });
  });

  it('never came, of whoever has not begun when all is over', () =>
    expect(shown(child({ sitting: null }), 9_000).stage).toBe('missed'));

  it('tells what the device keeps', () =>
    expect(shown(child({ heard: { at: at(1_195), waiting: 3 } }), 1_200)).toMatchObject({
      waiting: 3,
      needsAttention: true,
    }));

  it('tells a pause by staff from a rest, and how much was left', () => {
    const pauses = [{ learnerId: 'amara', from: at(1_000), until: null }];
    const paused = { ...board, room: { ...emptyRoom, pauses } };
    expect(shown(child(), 1_200, paused)).toMatchObject({
      stage: 'paused',
      endsAt: null,
      left: 2_000,
      pausedSince: at(1_000),
      needsAttention: false,
    });
    const heard = { at: at(1_601), waiting: 0 };
    expect(shown(child({ heard }), 1_601, paused).needsAttention).toBe(true);
    const ofAll = { ...board, room: { ...emptyRoom, pauses: [{ learnerId: null, from: at(1_000), until: null }] } };
    expect(shown(child({ heard }), 1_601, ofAll)).toMatchObject({ stage: 'paused', needsAttention: false });
    expect(shown(child({ learnerId: 'tunde' }), 1_200, paused).stage).toBe('paper');
    const clock = {
      papers: [{ openedAt: at(0), ended: null }],
      rests: [{ from: at(1_100), until: null }],
      completedAt: null,
    };
    const arrangements = { restMinutes: 10, largerText: false };
    const resting = child({ sitting: sitting({ clock, arrangements }) });
    expect(shown(resting, 1_200)).toMatchObject({ stage: 'rest', left: 1_900 });
  });

  it('is paused by staff at whatever stage the child is, and looked after where no paper shows it', () => {
    const pauseOf = (learnerId: string | null) => ({
      ...board,
      room: { ...emptyRoom, pauses: [{ learnerId, from: at(-100), until: null }] },
    });
    const yet = [
      ['absent', child({ sitting: null, heard: null })],
      ['waiting', child({ sitting: null, heard: { at: at(-5), waiting: null } })],
    ] as const;
    for (const [stage, one] of yet) {
      const paused = { stage, isPaused: true, pausedSince: at(-100) };
      expect(shown(one, -1, pauseOf('amara'))).toMatchObject({ ...paused, needsAttention: true });
      // One of everybody is told of above all tiles, and nobody waits in it who is not here.
      const inAll = stage === 'absent' ? { stage, isPaused: false, pausedSince: null } : paused;
      expect(shown(one, -1, pauseOf(null))).toMatchObject({ ...inAll, needsAttention: false });
      expect(shown(one, -1, pauseOf('tunde'))).toMatchObject({ stage, isPaused: false, pausedSince: null });
    }
    const papers = [{ openedAt: at(-900), ended: { at: at(-200), by: 'time' as const } }];
    const between = child({ sitting: sitting({ clock: { papers, rests: [], completedAt: null } }) });
    expect(shown(between, -1, pauseOf('amara'))).toMatchObject({ isPaused: true, needsAttention: true });
    const over = child({ sitting: sitting({ clock: { papers, rests: [], completedAt: at(-150) } }) });
    for (const whose of ['amara', null])
      expect(shown(over, -1, pauseOf(whose))).toMatchObject({ stage: 'over', isPaused: false, needsAttention: false });
  });

  it('gives more time where it was arranged, or given on the day', () => {
    const arrangements = {
      extraTime: { kind: 'percent' as const, percent: 25 as const },
      restMinutes: 0,
      largerText: false,
    };
    const arranged = child({ sitting: sitting({ arrangements }) });
    expect(shown(arranged, 1_200)).toMatchObject({ hasMoreTime: true, endsAt: at(3_750) });
    const extensions = [{ learnerId: null, at: at(600), paper: 1, seconds: 300 }];
    const extended = { ...board, room: { ...emptyRoom, extensions } };
    expect(shown(child(), 1_200, extended)).toMatchObject({ hasMoreTime: true, given: 300, endsAt: at(3_300) });
  });

  it('is behind with less than half of what the time would have', () => {
    const with12 = (answered: number) => child({ sitting: sitting({ answered: [answered] }) });
    // Half of the time is gone: ten of forty are a quarter.
    expect(shown(with12(10), 1_500).isBehind).toBe(false);
    expect(shown(with12(9), 1_500).isBehind).toBe(true);
    expect(shown(with12(0), 500).isBehind).toBe(false);
  });

  it('waits for nobody who has not gone on after the break', () => {
    const clock = {
      papers: [{ openedAt: at(0), ended: { at: at(3_000), by: 'time' as const } }],
      rests: [],
      completedAt: null,
    };
    const one = (heardAt: number) => child({ sitting: sitting({ clock }), heard: { at: at(heardAt), waiting: 0 } });
    expect(shown(one(3_100), 3_100)).toMatchObject({ stage: 'break', endsAt: at(3_600), paper: 1 });
    expect(shown(one(3_630), 3_640)).toMatchObject({ stage: 'next', paper: 2, questions: 50, needsAttention: false });
    expect(shown(one(3_660), 3_661).needsAttention).toBe(true);
  });

  it('is over for whom staff have ended it', () => {
    const closed = [{ learnerId: 'amara', at: at(1_100) }];
    const ended = { ...board, room: { ...emptyRoom, closed } };
    expect(shown(child(), 1_200, ended)).toMatchObject({ stage: 'over', isEnded: true, needsAttention: false });
    expect(shown(child(), 1_099, ended)).toMatchObject({ stage: 'paper', isEnded: false });
    expect(shown(child({ learnerId: 'tunde' }), 1_200, ended).isEnded).toBe(false);
  });

  it('has nothing to show of somebody who was erased, and stands', () =>
    expect(shown(child({ arrangements: null, heard: null }), 1_200)).toMatchObject({
      stage: 'paper',
      hasMoreTime: false,
    }));
});
