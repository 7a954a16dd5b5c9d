import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { streamOf } from 'platform/event-store';
import type { AccountEvent } from 'schemas/accounts/account.events';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import { shutParentsDoor } from 'schemas/accounts/family.contract';
import { serviceClaims } from 'schemas/accounts/token';
import type { Contract } from 'schemas/describe/contract';
import { bookMockExamSession, giveUpMockExamBooking } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import {
  assignMockExamSet,
  cancelMockExamSession,
  createMockExamSession,
  followMockExamSession,
  moveMockExamSession,
  setMockExamArrangements,
  setMockExamSessionCapacity,
} from 'schemas/mock-exams/sessions/sessions.contract';
import type { ExamSetEvent } from 'schemas/mock-exams/sets/exam-set.events';
import { giveGrant, updateUserSubscriberType } from 'schemas/rights/rights.contract';
import { tokenKeysOf } from 'platform/crypto';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { tokensOf } from '../../tokens';

const password = 'correct horse';
const reason = 'The hall is closed that day.';
let house: CommandHouse;
let office: Person;

type Person = Awaited<ReturnType<typeof person>>;

beforeEach(async () => {
  house = await commandHouse();
  const { accountId } = await person('office');
  await happens({ type: 'RoleGranted', data: { accountId, role: 'ROLE_ADMIN' } });
  office = await signedIn('office');
});
afterEach(() => house.close());

async function happens(event: AccountEvent | ExamSetEvent): Promise<void> {
  const stream =
    'accountId' in event.data ? streamOf('account', event.data.accountId) : streamOf('examset', event.data.setId);
  const expected = (await house.log.readStream(stream)).at(-1)?.revision ?? -1;
  const recording = { commandId: randomUUID(), at: '2026-11-21T10:00:00.000Z', actor: { id: 'operator', role: '' } };
  await house.log.append({ stream, expected, events: [event], recording, about: [] });
}

async function person(name: string) {
  const names = { parentFirstName: 'A', parentLastName: 'Lee', childName: name, password };
  await house.browser().call(createFreeAccount, { ...names, parentEmail: `${name}@example.org` });
  const made = await signedIn(name);
  await happens({ type: 'EmailConfirmed', data: { accountId: made.accountId, by: 'confirmation' } });
  return made;
}

async function signedIn(name: string) {
  const browser = house.browser();
  const { body } = await browser.call(validateUser, { email: `${name}@example.org`, password });
  const token = String(body['accessToken']);
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { accountId } = (JSON.parse(claims) as { holder: { accountId: string } }).holder;
  return {
    accountId,
    learnerId: String(body['learnerId']),
    call: (contract: Contract, request: object, key: string = randomUUID()) =>
      browser.call(contract, request, { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }),
  };
}

const saturday = { examSessionDate: '2027-03-06', examSessionTime: '10:00:00' };
const sunday = { examSessionDate: '2027-03-07', examSessionTime: '10:00' };
const startsAt = '2027-03-06T10:00:00.000Z';

async function scheduled(more: object = {}): Promise<string> {
  const { body } = await office.call(createMockExamSession, { ...saturday, ...more });
  return String(body['mockExamSessionId']);
}
const happened = (type: string) => house.store.events.filter((event) => event.type === type);
const codesOf = (replies: readonly { readonly body: Readonly<Record<string, unknown>> }[]) =>
  replies.map(({ body }) => body['code'] ?? 'done').sort();
/** Half of each paper's time more, always. */
const halfAsMuchAgain = ({ accountId, learnerId }: Person) =>
  office.call(setMockExamArrangements, {
    userId: accountId,
    mockExamUserId: learnerId,
    arrangements: { extraTime: { kind: 'percent', percent: 50 }, restMinutes: 0, largerText: false },
  });
const follow = (sessionId: string) => {
  const keys = { signingKey: house.signingKeys.workers, tokenKeys: tokenKeysOf(house.signingKeys) };
  const token = tokensOf(keys, house.clock).sign(serviceClaims('workers'));
  return house.browser().call(followMockExamSession, { sessionId }, { Authorization: `Bearer ${token}` });
};

describe('a session', () => {
  it('is scheduled once by a repeat, at the instant that London says', async () => {
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => office.call(createMockExamSession, { ...saturday, isFreeSession: 'true' }, key)),
    );
    expect(new Set(replies.map(({ body }) => body['mockExamSessionId'])).size).toBe(1);
    expect(happened('ExamSessionScheduled').map(({ data }) => data)).toMatchObject([
      { startsAt, wallTime: '10:00:00', isFree: true, isCatchUp: false },
    ]);
    await scheduled({ examSessionDate: '2027-07-03' });
    expect(happened('ExamSessionScheduled').at(-1)?.data).toMatchObject({ startsAt: '2027-07-03T09:00:00.000Z' });
  });

  it('is not scheduled in an hour that does not come, comes twice, or is over, nor at what is no time', async () => {
    const tries = [
      ['2027-03-28', '01:30:00', 'TimeNeverComes'],
      ['2027-10-31', '01:30', 'TimeComesTwice'],
      ['2026-11-20', '10:00', 'SessionInPast'],
      ['2026-11-21', '10:00', 'SessionInPast'],
    ] as const;
    for (const [examSessionDate, examSessionTime, code] of tries)
      expect((await office.call(createMockExamSession, { examSessionDate, examSessionTime })).body).toMatchObject({
        code,
      });
    for (const examSessionTime of ['24:00', '10:60', '9:00', '10:00:00.5', '', '10:00Z'])
      expect((await office.call(createMockExamSession, { ...saturday, examSessionTime })).status).toBe(400);
    for (const examSessionDate of ['2027-02-29', '2027-13-01', '0000-01-01', '2200-01-01'])
      expect((await office.call(createMockExamSession, { ...saturday, examSessionDate })).status).toBe(400);
    for (const capacity of [0, -1, 1.5, 5_001, '20'])
      expect((await office.call(createMockExamSession, { ...saturday, capacity })).status).toBe(400);
    expect(happened('ExamSessionScheduled')).toEqual([]);
    expect(happened('ExamSessionNoted')).toEqual([]);
  });

  it('is moved by one of two who move it at once, and the other is told', async () => {
    const mockExamSessionId = await scheduled();
    const moves = [sunday, { ...saturday, examSessionTime: '14:00' }].map((when) =>
      office.call(moveMockExamSession, { mockExamSessionId, ...when, seenStartsAt: startsAt, reason }),
    );
    expect(codesOf(await Promise.all(moves))).toEqual(['SessionMovedMeanwhile', 'done']);
    expect(happened('ExamSessionMoved')).toHaveLength(1);
  });

  it('is not moved or cancelled once it has begun, nor moved into the past, nor where there is none', async () => {
    const mockExamSessionId = await scheduled();
    const move = (more: object) =>
      office.call(moveMockExamSession, { mockExamSessionId, ...sunday, seenStartsAt: startsAt, reason, ...more });
    expect((await move({ examSessionDate: '2026-11-01' })).body).toMatchObject({ code: 'SessionInPast' });
    expect((await move({ mockExamSessionId: 'none' })).body).toMatchObject({ code: 'SessionNotFound' });
    expect((await move({ reason: ' ' })).status).toBe(400);
    house.clock.set(startsAt);
    office = await signedIn('office');
    expect((await move({})).body).toMatchObject({ code: 'SessionHasBegun' });
    expect((await office.call(cancelMockExamSession, { mockExamSessionId, reason })).body).toMatchObject({
      code: 'SessionHasBegun',
    });
  });
});

describe('the set of a session', () => {
  const publish = (setId: string, type: 'GL' | 'CEM' = 'GL', papers = 2) =>
    happens({
      type: 'MockExamSetPublished',
      data: {
        setId,
        setVersion: 1,
        name: `The set ${setId}`,
        type,
        papers: Array.from({ length: papers }, (_, n) => ({
          paperId: `${setId}.${n}`,
          paperHash: 'a1'.repeat(32),
          name: `Paper ${n + 1}`,
          minutes: 50,
        })),
        publishedAt: '2026-11-20T10:00:00.000Z',
        changes: [],
      },
    });
  const assign = (mockExamSessionId: string, mockExamSetId?: string) =>
    office.call(assignMockExamSet, { mockExamSessionId, mockExamSetId });

  it('is one that is published with two papers, and is what it was announced as', async () => {
    const mockExamSessionId = await scheduled({ examType: 'CEM', isFreeSession: true });
    await Promise.all([publish('gl'), publish('cem', 'CEM'), publish('short', 'CEM', 1), publish('other', 'CEM')]);
    const codeFor = async (setId?: string) => (await assign(mockExamSessionId, setId)).body['code'];
    expect(await codeFor()).toBe('SetNotChosen');
    expect(await codeFor('nothing')).toBe('SetNotViable');
    expect(await codeFor('short')).toBe('SetNotViable');
    expect(await codeFor('gl')).toBe('ExamTypeDiffers');
    // What was refused is free again.
    expect((await assign(await scheduled(), 'gl')).status).toBe(200);
    expect(await codeFor('cem')).toBeUndefined();
    expect(await codeFor('cem')).toBeUndefined();
    expect(happened('ExamSessionSetAssigned').at(-1)?.data).toMatchObject({
      set: { setId: 'cem', papers: [{ minutes: 50 }, { minutes: 50 }] },
      breakMinutes: 10,
      closesAfterMinutes: 125,
    });
    expect(await codeFor('other')).toBeUndefined();
    expect((await assign(await scheduled(), 'cem')).status).toBe(200);
  });

  it('is that of one of two sessions at the same time, whoever assigns it at once, also after they are moved', async () => {
    const [one, two, later] = [await scheduled(), await scheduled(), await scheduled(sunday)];
    await publish('gl');
    expect(codesOf(await Promise.all([assign(one, 'gl'), assign(two, 'gl')]))).toEqual(['SetInUse', 'done']);
    const first = String(happened('ExamSessionSetAssigned')[0]?.data['sessionId']);
    const second = first === one ? two : one;
    expect((await assign(later, 'gl')).status).toBe(200);
    const move = (id: string, when: object, seenStartsAt: string) =>
      office.call(moveMockExamSession, { mockExamSessionId: id, ...when, seenStartsAt, reason });
    expect((await move(first, { ...sunday, examSessionTime: '11:00' }, startsAt)).body).toMatchObject({
      code: 'SetInUse',
    });
    expect((await move(first, { ...sunday, examSessionTime: '12:05' }, startsAt)).status).toBe(200);
    // The old time of what was moved is free, and all of what is cancelled.
    expect((await assign(second, 'gl')).status).toBe(200);
    await office.call(cancelMockExamSession, { mockExamSessionId: later, reason });
    expect((await move(second, sunday, startsAt)).status).toBe(200);
  });

  it('is sat in no other session before the last child is over who has it, be it long after the usual close', async () => {
    const at = (examSessionTime: string) => scheduled({ isFreeSession: true, examSessionTime });
    const [one, two, three] = [await at('10:00'), await at('12:05'), await at('08:00')];
    await publish('gl');
    const ann = await person('ann');
    await ann.call(bookMockExamSession, { mockExamSessionId: one });
    expect((await assign(one, 'gl')).status).toBe(200);
    await halfAsMuchAgain(ann);
    expect((await assign(two, 'gl')).body).toMatchObject({ code: 'SetInUse' });
    const move = (id: string, examSessionTime: string, seenStartsAt: string) =>
      office.call(moveMockExamSession, { mockExamSessionId: id, ...saturday, examSessionTime, seenStartsAt, reason });
    // Fifty minutes later than the usual close of five past twelve.
    expect((await move(two, '12:55', '2027-03-06T12:05:00.000Z')).status).toBe(200);
    expect((await assign(two, 'gl')).status).toBe(200);
    const moved = await move(two, '12:54', '2027-03-06T12:55:00.000Z');
    expect(moved.body).toMatchObject({ code: 'SetInUse' });
    // Also where the child with more time sits the one that is given it.
    const ben = await person('ben');
    await ben.call(bookMockExamSession, { mockExamSessionId: three });
    await halfAsMuchAgain(ben);
    expect((await move(three, '07:30', '2027-03-06T08:00:00.000Z')).status).toBe(200);
    expect((await assign(three, 'gl')).body).toMatchObject({ code: 'SetInUse' });
  });
});

describe('a place', () => {
  it('is given to one of twenty who want the last at once', async () => {
    const mockExamSessionId = await scheduled({ isFreeSession: true, capacity: 1 });
    const children = await Promise.all(Array.from({ length: 20 }, (_, n) => person(`parent${n}`)));
    const replies = await Promise.all(children.map((child) => child.call(bookMockExamSession, { mockExamSessionId })));
    expect(codesOf(replies)).toEqual([...Array<string>(19).fill('SessionSoldOut'), 'done']);
    expect(happened('BookingMade')).toHaveLength(1);
  });

  it('is booked once, given up, and booked again, by whoever has a right or where it is free', async () => {
    const [free, sold] = [await scheduled({ isFreeSession: true }), await scheduled({ examSessionDate: '2027-03-05' })];
    const ann = await person('ann');
    const key = randomUUID();
    const book = (mockExamSessionId: string, one?: string) => ann.call(bookMockExamSession, { mockExamSessionId }, one);
    await Promise.all([book(free, key), book(free, key), book(free), book(free)]);
    expect(happened('BookingMade').map(({ data }) => data)).toMatchObject([{ sessionId: free, startsAt }]);
    expect(happened('GrantGiven').map(({ data }) => data)).toMatchObject([
      { sessionIds: [free], learnerId: ann.learnerId, source: 'trial', endsAt: '2027-09-30T23:00:00.000Z' },
    ]);
    expect((await book(sold)).body).toMatchObject({ code: 'SessionNotIncluded' });
    const given = { familyId: ann.accountId, learnerId: ann.learnerId, gives: ['mock-sessions'], sessionIds: [sold] };
    await office.call(giveGrant, { ...given, reason });
    expect((await book(sold)).status).toBe(200);
    // What is paid for a child alone gives back to nobody; the door stands open from the log-in until it is shut.
    const { body: shut } = await ann.call(shutParentsDoor, {});
    const asChild = { Authorization: `Bearer ${String(shut['accessToken'])}` };
    const giveUp = (mockExamSessionId: string) =>
      house.browser().call(giveUpMockExamBooking, { mockExamSessionId }, asChild);
    expect((await giveUp(sold)).body).toMatchObject({ code: 'PasswordWanted' });
    expect((await giveUp(free)).status).toBe(200);
    expect((await ann.call(giveUpMockExamBooking, { mockExamSessionId: sold })).status).toBe(200);
    expect((await book(sold)).status).toBe(200);
    expect(happened('BookingMade')).toHaveLength(3);
    const bob = await person('bob');
    expect((await bob.call(giveUpMockExamBooking, { mockExamSessionId: sold })).body).toMatchObject({
      code: 'BookingNotFound',
    });
    expect((await book('none')).body).toMatchObject({ code: 'SessionNotFound' });
    const caughtUp = await scheduled({ isFreeSession: true, isCatchUpSession: true });
    expect((await book(caughtUp)).body).toMatchObject({ code: 'SessionNotFound' });
    house.clock.set(startsAt);
    const later = await signedIn('ann');
    for (const contract of [bookMockExamSession, giveUpMockExamBooking])
      expect((await later.call(contract, { mockExamSessionId: sold })).body).toMatchObject({ code: 'SessionHasBegun' });
  });

  it('is given to no child in an exam that is open while theirs is', async () => {
    const [first, beside] = [await scheduled({ isFreeSession: true }), await scheduled({ isFreeSession: true })];
    const ann = await person('ann');
    const book = (mockExamSessionId: string) => ann.call(bookMockExamSession, { mockExamSessionId });
    expect((await book(first)).status).toBe(200);
    expect((await book(beside)).body).toMatchObject({ code: 'RunsBesideYours' });
    expect((await book(first)).status).toBe(200);
    await ann.call(giveUpMockExamBooking, { mockExamSessionId: first });
    expect((await book(beside)).status).toBe(200);
    expect(happened('BookingMade')).toHaveLength(2);
  });

  it('is given to no child beside theirs, though one was moved to where the other is, be it from later', async () => {
    const week = { ...saturday, examSessionDate: '2027-03-13' };
    const first = await scheduled({ ...week, isFreeSession: true });
    const beside = await scheduled({ isFreeSession: true });
    const move = { mockExamSessionId: first, ...saturday, seenStartsAt: '2027-03-13T10:00:00.000Z', reason };
    expect((await office.call(moveMockExamSession, move)).status).toBe(200);
    const ann = await person('ann');
    expect((await ann.call(bookMockExamSession, { mockExamSessionId: first })).status).toBe(200);
    const again = await ann.call(bookMockExamSession, { mockExamSessionId: beside });
    expect(again.body).toMatchObject({ code: 'RunsBesideYours' });
  });

  it('is given to no child in an exam that begins before theirs is over by the time that is arranged for them', async () => {
    const first = await scheduled({ isFreeSession: true });
    const [early, late] = [
      await scheduled({ isFreeSession: true, examSessionTime: '12:54' }),
      await scheduled({ isFreeSession: true, examSessionTime: '12:55' }),
    ];
    const [ann, ben] = [await person('ann'), await person('ben')];
    await halfAsMuchAgain(ann);
    const book = (child: Person, mockExamSessionId: string) => child.call(bookMockExamSession, { mockExamSessionId });
    expect((await book(ann, first)).status).toBe(200);
    expect((await book(ann, early)).body).toMatchObject({ code: 'RunsBesideYours' });
    expect((await book(ann, late)).status).toBe(200);
    expect((await book(ben, first)).status).toBe(200);
    expect((await book(ben, early)).status).toBe(200);
  });

  it('is kept by whoever has one, however few there are from then on', async () => {
    const mockExamSessionId = await scheduled({ isFreeSession: true });
    const [ann, bob] = [await person('ann'), await person('bob')];
    await ann.call(bookMockExamSession, { mockExamSessionId });
    await office.call(setMockExamSessionCapacity, { mockExamSessionId, capacity: 1 });
    expect((await bob.call(bookMockExamSession, { mockExamSessionId })).body).toMatchObject({ code: 'SessionSoldOut' });
    expect((await ann.call(bookMockExamSession, { mockExamSessionId })).status).toBe(200);
    expect(happened('BookingCancelled')).toEqual([]);
    // Not fewer than have one; as many, or as many as like.
    const cleo = await person('cleo');
    await office.call(setMockExamSessionCapacity, { mockExamSessionId, capacity: 2 });
    expect((await cleo.call(bookMockExamSession, { mockExamSessionId })).status).toBe(200);
    const fewer = await office.call(setMockExamSessionCapacity, { mockExamSessionId, capacity: 1 });
    expect(fewer).toMatchObject({ status: 409, body: { code: 'CapacityBelowBooked' } });
    expect((await office.call(setMockExamSessionCapacity, { mockExamSessionId })).status).toBe(200);
  });

  it('goes with its session when that is moved or cancelled, once, and nobody books what was cancelled', async () => {
    const mockExamSessionId = await scheduled({ isFreeSession: true });
    const [ann, bob] = [await person('ann'), await person('bob')];
    await ann.call(bookMockExamSession, { mockExamSessionId });
    house.clock.advance(60);
    const moved = { mockExamSessionId, ...sunday, seenStartsAt: startsAt, reason };
    await office.call(moveMockExamSession, moved);
    house.clock.advance(60);
    await bob.call(bookMockExamSession, { mockExamSessionId });
    await Promise.all([1, 2, 3].map(() => follow(mockExamSessionId)));
    expect(happened('BookingMoved').map(({ data }) => data)).toMatchObject([
      { learnerId: ann.learnerId, startsAt: '2027-03-07T10:00:00.000Z' },
    ]);
    await office.call(cancelMockExamSession, { mockExamSessionId, reason });
    await Promise.all([1, 2, 3].map(() => follow(mockExamSessionId)));
    expect(
      happened('BookingCalledOff')
        .map(({ data }) => data['learnerId'])
        .sort(),
    ).toEqual([ann.learnerId, bob.learnerId].sort());
    expect((await ann.call(bookMockExamSession, { mockExamSessionId })).body).toMatchObject({
      code: 'SessionNotFound',
    });
    const given = { familyId: ann.accountId, learnerId: ann.learnerId, gives: ['mock-sessions'] };
    const grant = await office.call(giveGrant, { ...given, sessionIds: [mockExamSessionId], reason });
    expect(grant.body).toMatchObject({ code: 'SessionNotFound' });
    expect((await follow('none')).status).toBe(200);
  });

  it('is among all dates to come that staff give, unless its session was cancelled or is over', async () => {
    const ann = await person('ann');
    const everything = { userId: ann.accountId, subscriberType: 'STANDARD_LEARNING', selectedDates: 'all' };
    expect((await office.call(updateUserSubscriberType, everything)).body).toMatchObject({ code: 'NoSessionToCome' });
    const [one, two, gone] = [await scheduled(), await scheduled(sunday), await scheduled()];
    await office.call(cancelMockExamSession, { mockExamSessionId: gone, reason });
    expect((await office.call(updateUserSubscriberType, everything)).status).toBe(200);
    expect(happened('GrantGiven').map(({ data }) => data['sessionIds'] ?? [])).toContainEqual([one, two]);
  });
});

describe('what is arranged for a child', () => {
  const arrangements = { extraTime: { kind: 'percent', percent: 25 }, restMinutes: 5, largerText: true };

  it('is said by staff of a child of that family alone, for a session that they booked, or for always', async () => {
    const mockExamSessionId = await scheduled({ isFreeSession: true });
    const [ann, bob] = [await person('ann'), await person('bob')];
    const arrange = (more: object) =>
      office.call(setMockExamArrangements, {
        userId: ann.accountId,
        mockExamUserId: ann.learnerId,
        mockExamSessionId,
        arrangements,
        ...more,
      });
    expect((await arrange({})).body).toMatchObject({ code: 'BookingNotFound' });
    await ann.call(bookMockExamSession, { mockExamSessionId });
    expect((await arrange({ mockExamUserId: bob.learnerId })).body).toMatchObject({ code: 'ChildNotFound' });
    expect((await arrange({ userId: 'nobody' })).body).toMatchObject({ code: 'AccountNotFound' });
    expect((await arrange({ mockExamSessionId: 'none' })).body).toMatchObject({ code: 'SessionNotFound' });
    await Promise.all([arrange({}), arrange({}), arrange({})]);
    expect(happened('BookingArrangementsSet')).toHaveLength(1);
    expect(JSON.stringify(happened('BookingArrangementsSet'))).not.toContain('percent');
    await arrange({ arrangements: undefined });
    expect(happened('BookingArrangementsCleared')).toHaveLength(1);
    await arrange({ mockExamSessionId: undefined });
    expect(happened('StandingArrangementsSet')).toHaveLength(1);
    house.clock.set('2027-03-07T10:00:00.000Z');
    office = await signedIn('office');
    expect((await arrange({})).body).toMatchObject({ code: 'ArrangedTooLate' });
    expect((await arrange({ mockExamSessionId: undefined, arrangements: undefined })).status).toBe(200);
    expect(happened('BookingArrangementsSet')).toHaveLength(1);
  });

  it('has bounds', async () => {
    const wrong = [
      { ...arrangements, extraTime: { kind: 'percent', percent: 100 } },
      { ...arrangements, extraTime: { kind: 'minutes', minutes: 0 } },
      { ...arrangements, extraTime: { kind: 'minutes', minutes: 121 } },
      { ...arrangements, restMinutes: -1 },
      { ...arrangements, restMinutes: 61 },
      { ...arrangements, why: 'dyslexia' },
    ];
    for (const one of wrong) {
      const request = { userId: office.accountId, mockExamUserId: office.learnerId, arrangements: one };
      expect((await office.call(setMockExamArrangements, request)).status).toBe(400);
    }
  });
});
