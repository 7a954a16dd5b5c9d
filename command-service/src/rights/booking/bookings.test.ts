import { describe, expect, it } from '@jest/globals';
import { keyring, masterKeys, memoryKeyStore } from 'platform/crypto';
import { handle, stateOf } from 'platform/decider/handle';
import { eventLog } from 'platform/event-log';
import { stories } from 'platform/testing';
import { memoryStore } from 'platform/testing/memory-store';
import { eventTypes } from 'schemas/events';
import { grants } from '../granting';
import { booking, type BookingEvent } from './booking.decider';
import { bookings } from './bookings';

const [now, later] = ['2026-11-21T10:00:00.000Z', '2026-11-21T10:30:00.000Z'];
const session = { sessionId: 'december', startsAt: '2026-12-05T10:00:00.000Z', capacity: 2 as number | null };
const seatOf = (learnerId: string, more: Partial<typeof session> = {}) => ({
  session: { ...session, ...more },
  learnerId,
  familyId: `family-of-${learnerId}`,
});

describe('a booking', () => {
  const given = stories(booking);
  const data = { sessionId: 's', learnerId: 'l', familyId: 'f' };
  const asking = (heldUntil: string) => ({
    type: 'RequestBooking' as const,
    data: { ...data, requestedAt: now, heldUntil },
  });
  const asked: BookingEvent = { type: 'BookingRequested', data: asking(later).data };
  const making = { type: 'MakeBooking' as const, data: { ...data, bookedAt: now, startsAt: session.startsAt } };
  const made: BookingEvent = { type: 'BookingMade', data: making.data };
  const cancelling = { type: 'CancelBooking' as const, data: { ...data, cancelledAt: later } };
  const cancelled: BookingEvent = { type: 'BookingCancelled', data: cancelling.data };

  it('is pending, made and cancelled, each once', () => {
    given().when(asking(later)).then(asked);
    given(asked).when(asking(later)).thenNothing();
    given(asked).when(making).then(made);
    given(made).when(making).thenNothing();
    given(made).when(asking(later)).thenNothing();
    given(made).when(cancelling).then(cancelled);
    given(made, cancelled).when(cancelling).thenNothing();
    given(made, cancelled).when(making).then(made);
    given().when(cancelling).thenRefused('BookingNotFound');
  });

  it('goes with its session when that is moved, or called off', () => {
    const moving = (sessionMovedAt: string) => ({
      type: 'MoveBooking' as const,
      sessionMovedAt,
      data: { ...data, startsAt: '2026-12-12T10:00:00.000Z', movedAt: later },
    });
    const moved: BookingEvent = { type: 'BookingMoved', data: { ...moving(later).data, wasAt: session.startsAt } };
    const callingOff = { type: 'CallBookingOff' as const, data: { ...data, calledOffAt: later } };
    const calledOff: BookingEvent = { type: 'BookingCalledOff', data: callingOff.data };
    given(made).when(moving(later)).then(moved);
    given(made, moved).when(moving(later)).thenNothing();
    const again = '2026-11-21T11:00:00.000Z';
    given(made, moved)
      .when({ ...moving(again), data: { ...moving(again).data, startsAt: '2026-12-19T10:00:00.000Z', movedAt: again } })
      .then({
        type: 'BookingMoved',
        data: { ...data, startsAt: '2026-12-19T10:00:00.000Z', wasAt: '2026-12-12T10:00:00.000Z', movedAt: again },
      });
    // Who booked after it was moved knows when it is.
    given(made).when(moving('2026-11-20T10:00:00.000Z')).thenNothing();
    for (const before of [[], [cancelled], [asked]])
      given(...before)
        .when(moving(later))
        .thenNothing();
    for (const before of [[made], [asked], [made, moved]])
      given(...before)
        .when(callingOff)
        .then(calledOff);
    for (const before of [[], [made, calledOff], [made, cancelled]])
      given(...before)
        .when(callingOff)
        .thenNothing();
  });

  it('has arrangements of its own, which stay whatever becomes of the seat', () => {
    const arrangements = { extraTime: { kind: 'minutes' as const, minutes: 10 }, restMinutes: 5, largerText: false };
    const setting = { type: 'SetBookingArrangements' as const, data: { ...data, arrangements, setAt: now } };
    const set: BookingEvent = { type: 'BookingArrangementsSet', data: setting.data };
    const clearing = { type: 'ClearBookingArrangements' as const, data: { ...data, clearedAt: later } };
    given().when(setting).thenRefused('BookingNotFound');
    given(made).when(setting).then(set);
    given(made, set).when(setting).thenNothing();
    given(made).when(clearing).thenNothing();
    given(made, set).when(clearing).then({ type: 'BookingArrangementsCleared', data: clearing.data });
    expect(given(made, set, cancelled, made).state()).toEqual({
      state: 'booked',
      knownAt: now,
      startsAt: session.startsAt,
      familyId: 'f',
      arrangements,
    });
  });
});

class Refusal extends Error {}

/** A log in memory, with tools as routes have them; no two commands share an id. */
function house() {
  const keys = keyring(memoryKeyStore(), masterKeys('a secret for the tests of bookings'));
  const log = eventLog(memoryStore(), eventTypes, keys);
  let command = 0;
  const toolsAt = (at: string): Parameters<typeof bookings.make>[1] => ({
    now: at,
    read: (aggregate, id) => stateOf(log, aggregate, id),
    refuse: (code) => {
      throw new Refusal(code);
    },
    handle: async (aggregate, id, order) => {
      command += 1;
      const recording = { commandId: `c${command}`, at, actor: { id: 'a', role: '' } };
      const outcome = await handle(log, aggregate, { id, command: order, recording });
      if (outcome.kind === 'refused') throw new Refusal(outcome.code);
      return outcome;
    },
  });
  const tools = toolsAt(now);
  const give = (learnerId: string, more: object = {}) =>
    grants.give(
      {
        familyId: `family-of-${learnerId}`,
        grantId: 'grant',
        learnerId,
        gives: ['all-mock-sessions'],
        beginsAt: now,
        endsAt: null,
        source: 'payment',
        ...more,
      },
      tools,
    );
  const stateIn = async (learnerId: string) => (await stateOf(log, booking, `december.${learnerId}`)).state;
  return { tools, toolsAt, give, stateIn };
}

const named = (name: string) => ({ known: () => Promise.resolve(name), make: () => Promise.resolve(name) });

const codes = (results: readonly PromiseSettledResult<void>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));

describe('the seats of a session', () => {
  it('are given to as many as there are, of whoever comes at once, and again once one is given back', async () => {
    const { tools, give, stateIn } = house();
    const children = ['amara', 'bola', 'chen', 'dina'];
    for (const child of children) await give(child);
    const wishes = children.flatMap((child) => [child, child]).map((child) => bookings.make(seatOf(child), tools));
    expect(codes(await Promise.allSettled(wishes))).toEqual(Array(4).fill('SessionSoldOut'));
    const states = await Promise.all(children.map(stateIn));
    expect(states.filter((state) => state === 'booked')).toHaveLength(2);
    const [first = '', left = ''] = ['booked', 'none'].map((wanted) => children[states.indexOf(wanted as never)]);
    await bookings.cancel(seatOf(first), 'Ill.', tools);
    await bookings.make(seatOf(left), tools);
    expect([await stateIn(first), await stateIn(left)]).toEqual(['cancelled', 'booked']);
  });

  it('are held for a payment, and free again when it does not come', async () => {
    const { tools, toolsAt, stateIn } = house();
    const one = { capacity: 1 };
    await bookings.request(seatOf('amara', one), { heldUntil: later }, tools);
    expect(await stateIn('amara')).toBe('pending');
    await expect(bookings.request(seatOf('bola', one), { heldUntil: later }, tools)).rejects.toThrow('SessionSoldOut');
    await bookings.request(seatOf('bola', one), { heldUntil: '2026-11-21T11:00:00.000Z' }, toolsAt(later));
    expect(await stateIn('bola')).toBe('pending');
  });

  it('are held for whoever has no account yet, and given to whoever has paid, be it one more than there are', async () => {
    const { tools, toolsAt, stateIn } = house();
    const one = { capacity: 1 };
    const { session: sold } = seatOf('amara', one);
    await bookings.hold({ session: sold, learnerId: 'to-be', holder: named('ada') }, { heldUntil: later }, tools);
    expect(await bookings.hasRoom(sold, tools)).toBe(false);
    expect(await bookings.hasRoom(sold, toolsAt(later))).toBe(true);
    await expect(bookings.request(seatOf('bola', one), { heldUntil: later }, tools)).rejects.toThrow('SessionSoldOut');
    await Promise.all([bookings.makePaid(seatOf('chen', one), tools), bookings.makePaid(seatOf('dina', one), tools)]);
    expect([await stateIn('chen'), await stateIn('dina')]).toEqual(['booked', 'booked']);
    // Nobody sits what has begun: the right stays, and staff see it.
    await bookings.makePaid(seatOf('amara', one), toolsAt(session.startsAt));
    expect(await stateIn('amara')).toBe('none');
  });

  it('are held once for an address, which has the last one instead of the one before', async () => {
    const { tools } = house();
    const { session: sold } = seatOf('amara', { capacity: 1 });
    const hold = async (learnerId: string, name: string) =>
      (await bookings.hold({ session: sold, learnerId, holder: named(name) }, { heldUntil: later }, tools)).isOneMore;
    expect(await hold('first', 'ada')).toBe(true);
    expect(await hold('second', 'ada')).toBe(false);
    await expect(hold('third', 'bob')).rejects.toThrow('SessionSoldOut');
    expect(await bookings.seats(sold.sessionId, tools)).toEqual(['second']);
    // A repeat of the same, and whatever comes of the one before, change nothing.
    expect(await hold('second', 'ada')).toBe(false);
    expect(await bookings.letGo(sold.sessionId, 'first', tools)).toBe(false);
    expect(await bookings.letGo(sold.sessionId, 'second', tools)).toBe(true);
    expect(await hold('third', 'bob')).toBe(true);
  });

  it('keep no name of an address for which none is left, and let go of none that is booked', async () => {
    const { tools } = house();
    const { session: sold } = seatOf('amara', { capacity: 1 });
    await bookings.makePaid(seatOf('amara', { capacity: 1 }), tools);
    const holder = { known: () => Promise.resolve(undefined), make: () => Promise.reject(new Error('made')) };
    const late = { session: sold, learnerId: 'late', holder };
    await expect(bookings.hold(late, { heldUntil: later }, tools)).rejects.toThrow('SessionSoldOut');
    expect(await bookings.letGo(sold.sessionId, 'amara', tools)).toBe(false);
    expect(await bookings.seats(sold.sessionId, tools)).toEqual(['amara']);
  });

  it('are held no more than before where one more would be too many, and bought all the same while there are some', async () => {
    const { tools, stateIn } = house();
    const four = { capacity: 4 };
    const [noMore, more] = [{ heldUntil: later, isNoMore: true }, { heldUntil: later }];
    expect(await bookings.request(seatOf('amara', four), noMore, tools)).toEqual({ isHeld: false, isOneMore: false });
    expect(await stateIn('amara')).toBe('none');
    const { session: sold } = seatOf('amara', four);
    const of = (learnerId: string, name: string) => ({ session: sold, learnerId, holder: named(name) });
    await bookings.hold(of('first', 'ada'), more, tools);
    await bookings.hold(of('other', 'bob'), more, tools);
    for (const child of ['chen', 'dina']) await bookings.makePaid(seatOf(child, four), tools);
    // Instead of what they hold already it is no more.
    expect(await bookings.hold(of('second', 'ada'), noMore, tools)).toEqual({ isHeld: true, isOneMore: false });
    await expect(bookings.request(seatOf('amara', four), noMore, tools)).rejects.toThrow('SessionSoldOut');
    await expect(bookings.hold(of('third', 'cem'), noMore, tools)).rejects.toThrow('SessionSoldOut');
  });

  it('are held for strangers by half of those that are not booked, and whoever is known finds one', async () => {
    const { tools, stateIn } = house();
    const six = { capacity: 6 };
    const { session: sold } = seatOf('amara', six);
    for (const child of ['chen', 'dina']) await bookings.makePaid(seatOf(child, six), tools);
    const holding = { heldUntil: later, isStrangers: true };
    const hold = async (name: string) =>
      (await bookings.hold({ session: sold, learnerId: `of-${name}`, holder: named(name) }, holding, tools)).isHeld;
    expect([await hold('ada'), await hold('bob'), await hold('cem'), await hold('dee')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    // An account that nobody has confirmed costs as little as an address.
    expect(await bookings.request(seatOf('finn', six), holding, tools)).toEqual({ isHeld: false, isOneMore: false });
    const known = { heldUntil: later };
    for (const child of ['amara', 'bola']) await bookings.request(seatOf(child, six), known, tools);
    expect([await stateIn('amara'), await stateIn('bola')]).toEqual(['pending', 'pending']);
    await expect(bookings.request(seatOf('emil', six), known, tools)).rejects.toThrow('SessionSoldOut');
  });

  it('are without end where no number was set', async () => {
    const { tools, give, stateIn } = house();
    for (const child of ['amara', 'bola', 'chen']) {
      await give(child);
      await bookings.make(seatOf(child, { capacity: null }), tools);
      expect(await stateIn(child)).toBe('booked');
    }
  });

  it('are for whoever may sit it, and only before it begins', async () => {
    const { tools, toolsAt, give } = house();
    await expect(bookings.make(seatOf('amara'), tools)).rejects.toThrow('SessionNotIncluded');
    await give('amara', { gives: ['mock-sessions'], sessionIds: ['november'] });
    await expect(bookings.make(seatOf('amara'), tools)).rejects.toThrow('SessionNotIncluded');
    await give('amara', { grantId: 'other', gives: ['mock-sessions'], sessionIds: ['december'] });
    await expect(bookings.make(seatOf('amara'), toolsAt(session.startsAt))).rejects.toThrow('SessionHasBegun');
    await bookings.make(seatOf('amara'), tools);
  });
});
