import { describe, expect, it } from '@jest/globals';
import type { BoardRoom, KnownSitting, Seat, SittingTile } from './board-reads';
import { BoardState } from './board-state';

const at = '2026-12-05T10:00:00.000Z';
const place = (n: number) => String(n).padStart(20, '0');
const room: BoardRoom = {
  mockExamSessionId: 's',
  startsAt: at,
  closesAt: at,
  breakSeconds: 600,
  setName: 'Spring',
  mockExamType: 'GL',
  cancelledAt: null,
  papers: [],
  pauses: [],
  extensions: [],
  closed: [],
  reportsDone: 0,
  acts: 0,
};
const seat = (mockExamUserId: string): Seat => ({
  mockExamUserId,
  childName: mockExamUserId,
  arrangements: null,
  hasLeft: false,
});
const tile = (mockExamUserId: string, answered: number): SittingTile => ({
  mockExamUserId,
  clock: { papers: [], rests: [], completedAt: null },
  arrangements: null,
  questionNumber: null,
  answered: [answered],
  lastActAt: null,
  silences: 0,
  takeOvers: 0,
  late: 0,
});
const sat = (id: string, answered: number, changedAt: number): KnownSitting => ({
  tile: tile(id, answered),
  changedAt: place(changedAt),
});

/** Two children who sit, told to everybody who was there. */
function known(): BoardState {
  const state = new BoardState();
  state.takeRoster({ room, seats: [seat('amara'), seat('tunde')] });
  state.takeSittings([sat('amara', 1, 10), sat('tunde', 2, 11)]);
  state.reached = place(12);
  state.due(0, at);
  return state;
}

const ids = (all: readonly { readonly mockExamUserId: string }[] = []) => all.map((one) => one.mockExamUserId);

describe('what is known of a room', () => {
  it('is told whole to whoever comes, and to whoever names a place that is none of ours', () => {
    const state = known();
    for (const after of [undefined, '', 'x', '12~', place(12), `${'9'.repeat(30)}~abc`]) {
      const news = state.since(after, at);
      expect(news.anew).toBe(true);
      expect(ids(news.sittings)).toEqual(['amara', 'tunde']);
      expect(ids(news.seats)).toEqual(['amara', 'tunde']);
      expect(news.room).toEqual(room);
    }
  });

  it('is told as far as it has changed since a place that was told', () => {
    const state = known();
    const told = state.place();
    expect(state.since(told, at)).toEqual({ serverNow: at, behindSince: null, anew: false, sittings: [], heard: [] });
    state.takeSittings([sat('tunde', 3, 20)]);
    state.reached = place(20);
    const news = state.since(told, at);
    expect([news.anew, ids(news.sittings), news.seats]).toEqual([false, ['tunde'], undefined]);
    state.takeRoster({ room: { ...room, acts: 1 }, seats: [seat('amara')] });
    expect(state.since(told, at)).toMatchObject({
      anew: false,
      room: { acts: 1 },
      seats: [{ mockExamUserId: 'amara' }],
    });
  });

  it('is told by another process after the place that one has told', () => {
    const [one, other] = [known(), known()];
    other.takeSittings([sat('amara', 9, 30)]);
    expect(ids(other.since(one.place(), at).sittings)).toEqual(['amara']);
  });

  it('tells each tile once a second at most, and the last of it', () => {
    const state = known();
    state.takeSittings([sat('amara', 2, 20)]);
    expect(state.due(400, at)).toBeUndefined();
    expect(state.nextDue()).toBe(1_000);
    state.takeSittings([sat('amara', 3, 21)]);
    expect(state.due(1_000, at)?.sittings).toEqual([tile('amara', 3)]);
    expect(state.due(1_001, at)).toBeUndefined();
    expect(state.nextDue()).toBeUndefined();
  });

  it('says nothing of a sitting that shows what it showed', () => {
    const state = known();
    state.takeSittings([sat('amara', 1, 40)]);
    expect(state.due(5_000, at)).toBeUndefined();
  });

  it('names no place behind what waits its turn: whoever goes away meanwhile is told it when they are back', () => {
    const state = known();
    state.takeSittings([sat('amara', 2, 20)]);
    state.reached = place(25);
    expect(state.due(100, at)).toBeUndefined();
    expect(ids(state.since(state.place(), at).sittings)).toEqual(['amara']);
    state.due(1_000, at);
    expect(ids(state.since(state.place(), at).sittings)).toEqual([]);
  });

  it('is told to whoever comes first, in another process, from the place where they were and no more', () => {
    const told = known().place();
    const other = new BoardState();
    other.takeRoster({ room, seats: [seat('amara'), seat('tunde')] });
    other.takeSittings([sat('amara', 1, 5), sat('tunde', 2, 30)]);
    other.reached = place(30);
    other.nobodyWaits();
    expect(ids(other.since(told, at).sittings)).toEqual(['tunde']);
    expect([other.due(5_000, at), other.nextDue(), other.place().slice(0, 20)]).toEqual([
      undefined,
      undefined,
      place(30),
    ]);
  });

  it('tells at once what was done in the room, and once', () => {
    const state = known();
    state.takeRoster({ room: { ...room, acts: 1 }, seats: [seat('amara'), seat('tunde')] });
    expect(state.due(1, at)?.room?.acts).toBe(1);
    expect(state.due(2, at)).toBeUndefined();
  });

  it('tells when a device was heard of, and how much it keeps; of nobody twice', () => {
    const state = known();
    const heard = new Map([['amara', { at, waiting: 2 }]]);
    state.takeHeard(heard);
    expect(state.due(2_000, at)?.heard).toEqual([{ mockExamUserId: 'amara', at, waiting: 2 }]);
    state.takeHeard(heard);
    expect(state.due(4_000, at)).toBeUndefined();
    // In no log: whoever comes back is told anew.
    expect(ids(state.since(state.place(), at).heard)).toEqual(['amara']);
  });

  it('lets go of a name as soon as it is erased', () => {
    const state = known();
    state.takeRoster({ room, seats: [seat('amara'), { ...seat('tunde'), childName: null }] });
    const news = state.due(1, at);
    expect(news?.seats?.[1]).toMatchObject({ mockExamUserId: 'tunde', childName: null });
    expect(JSON.stringify(state.since(undefined, at).seats)).not.toContain('"childName":"tunde"');
  });
});
