import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stateOf } from 'platform/decider/handle';
import { streamOf } from 'platform/event-store';
import type { AccountEvent } from 'schemas/accounts/account.events';
import { createFreeAccount, refreshSession, validateUser } from 'schemas/accounts/accounts.contract';
import { addChild, chooseLearner } from 'schemas/accounts/family.contract';
import type { Contract } from 'schemas/describe/contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getEnglishComprehension, startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { giveGrant, updateUserSubscriberType, withdrawGrant } from 'schemas/rights/rights.contract';
import { commandHouse, type Browser, type CommandHouse } from '../../testing/house';
import { joins } from '../../testing/second-parent';
import { grantsIn, rights } from './rights.decider';

const password = 'correct horse';
const reason = 'A week for the week they lost.';
let house: CommandHouse;
let ids: Record<'ann' | 'bob' | 'office', string>;
let office: Person;

beforeEach(async () => {
  house = await commandHouse({ freeQuestionsADay: 3 });
  const names = { parentFirstName: 'A', parentLastName: 'Lee', password };
  const people = ['ann', 'bob', 'office'] as const;
  const signUp = (name: string) =>
    house.browser().call(createFreeAccount, { ...names, parentEmail: `${name}@example.org` });
  await Promise.all(people.map(signUp));
  const [ann, bob, admin] = await Promise.all(people.map(async (name) => (await signedIn(name)).accountId()));
  ids = { ann: ann ?? '', bob: bob ?? '', office: admin ?? '' };
  await happens({ type: 'RoleGranted', data: { accountId: ids.office, role: 'ROLE_ADMIN' } });
  await happens({ type: 'EmailConfirmed', data: { accountId: ids.ann, by: 'confirmation' } });
  office = await signedIn('office');
});
afterEach(() => house.close());

async function happens(event: AccountEvent): Promise<void> {
  const stream = streamOf('account', event.data.accountId);
  const expected = (await house.log.readStream(stream)).at(-1)?.revision ?? 0;
  const recording = { commandId: randomUUID(), at: '2026-11-21T10:00:00.000Z', actor: { id: 'operator', role: '' } };
  await house.log.append({ stream, expected, events: [event], recording, about: [] });
}

/** Somebody in a browser, with the token that they were given last. */
class Person {
  readonly #browser: Browser;
  #token = '';
  roles: unknown;
  learnerId = '';

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  accountId(): string {
    const claims = Buffer.from(this.#token.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(claims) as { holder: { accountId: string } }).holder.accountId;
  }

  async signs(contract: Contract, request: object = {}): Promise<void> {
    const { body } = await this.call(contract, request);
    this.#token = String(body['accessToken']);
    this.roles = body['roles'];
    this.learnerId = String(body['learnerId']);
  }

  call(contract: Contract, request: object, key: string = randomUUID()) {
    return this.#browser.call(contract, request, { Authorization: `Bearer ${this.#token}`, 'Idempotency-Key': key });
  }
}

async function signedIn(name: keyof typeof ids): Promise<Person> {
  const person = new Person(house.browser());
  await person.signs(validateUser, { email: `${name}@example.org`, password });
  return person;
}

const plan = (count: number) => ({ purpose: 'practice', parts: [{ questionType: 'simplify', count }] });
const begin = async (child: Person, count: number) => (await child.call(startPlannedWorksheet, plan(count))).body;
const given = async () => grantsIn(await stateOf(house.log, rights, ids.ann));
const practice = (more = {}) => ({ familyId: ids.ann, gives: ['practice', 'comprehension'], reason, ...more });

async function answered(child: Person, count: number): Promise<number[]> {
  const { worksheetId } = await begin(child, count);
  const statuses = [];
  for (let questionNumber = 1; questionNumber <= count; questionNumber += 1)
    statuses.push((await child.call(submitAnswer, { worksheetId, questionNumber, answer: '7' })).status);
  return statuses;
}

describe('a plan that is given', () => {
  it('reaches a signed-in child with the next token, and ends with its last moment', async () => {
    const ann = await signedIn('ann');
    expect(ann.roles).toEqual(['ROLE_FREE_USER']);
    const endsAt = '2026-11-21T10:20:00Z';
    expect((await office.call(giveGrant, practice({ endsAt }))).status).toBe(200);
    await ann.signs(refreshSession);
    expect(ann.roles).toEqual(['ROLE_FREE_USER', 'ROLE_USER']);
    expect(await answered(ann, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(await begin(ann, 5)).toMatchObject({ kind: 'questions', remaining: null });
    expect((await ann.call(getEnglishComprehension, {})).body).toMatchObject({ kind: 'questions' });
    house.clock.set('2026-11-21T10:19:00.000Z');
    await ann.signs(refreshSession);
    house.clock.set('2026-11-21T10:20:00.000Z');
    // The token is good for nine minutes more, what it lent is over; the day was never touched by the plan.
    expect(await begin(ann, 4)).toMatchObject({ kind: 'none', remaining: 3, reason: 'FEWER_LEFT' });
    expect((await ann.call(getEnglishComprehension, {})).body).toMatchObject({ kind: 'none', reason: 'PREMIUM' });
    expect(await answered(ann, 3)).toEqual([200, 200, 200]);
    expect(await begin(ann, 1)).toMatchObject({ kind: 'none', reason: 'DAILY_LIMIT' });
  });

  it('covers every child of the family, and none of another', async () => {
    const ann = await signedIn('ann');
    const { learnerId } = (await ann.call(addChild, { name: 'Tunde' })).body;
    await office.call(giveGrant, practice());
    await ann.signs(chooseLearner, { learnerId });
    expect(ann.roles).toContain('ROLE_USER');
    expect((await signedIn('bob')).roles).toEqual(['ROLE_FREE_USER']);
  });

  it('to one child is not their sibling’s', async () => {
    const ann = await signedIn('ann');
    const first = ann.learnerId;
    const { learnerId } = (await ann.call(addChild, { name: 'Tunde' })).body;
    await office.call(giveGrant, practice({ learnerId }));
    await ann.signs(refreshSession);
    expect([ann.learnerId, ann.roles]).toEqual([first, ['ROLE_FREE_USER']]);
    await ann.signs(chooseLearner, { learnerId });
    expect(ann.roles).toContain('ROLE_USER');
  });

  it('makes a trial longer: the questions of a day, for some days more', async () => {
    house.clock.set('2026-12-21T23:59:00.000Z');
    const ann = await signedIn('ann');
    expect(await begin(ann, 1)).toMatchObject({ kind: 'questions', remaining: 3 });
    house.clock.set('2026-12-22T00:00:00.000Z');
    await ann.signs(refreshSession);
    expect(await begin(ann, 1)).toMatchObject({ kind: 'none', reason: 'TRIAL_EXPIRED' });
    office = await signedIn('office');
    const longer = { familyId: ids.ann, gives: ['daily-practice'], endsAt: '2026-12-24T00:00:00.000Z', reason };
    expect((await office.call(giveGrant, longer)).status).toBe(200);
    expect(await begin(ann, 1)).toMatchObject({ kind: 'questions', remaining: 3 });
    house.clock.set('2026-12-24T00:00:00.000Z');
    await ann.signs(refreshSession);
    expect(await begin(ann, 1)).toMatchObject({ kind: 'none', reason: 'TRIAL_EXPIRED' });
  });

  it('of comprehension alone lets its work be done and marked, and leaves the free day as it was', async () => {
    await office.call(giveGrant, { familyId: ids.ann, gives: ['comprehension'], reason });
    const ann = await signedIn('ann');
    const { worksheetId, questions, remaining } = (await ann.call(getEnglishComprehension, {})).body;
    expect([remaining, (questions as unknown[]).length > 3]).toEqual([null, true]);
    for (let questionNumber = 1; questionNumber <= 5; questionNumber += 1) {
      const { status } = await ann.call(submitAnswer, { worksheetId, questionNumber, answer: 'A' });
      expect(status).toBe(200);
    }
    const userAnswers = (questions as unknown[]).map(() => 'A');
    expect((await ann.call(saveWorksheet, { worksheetId, userAnswers })).status).toBe(200);
    expect(await begin(ann, 3)).toMatchObject({ kind: 'questions', remaining: 3 });
  });

  it('is given once however often it is sent, and as often as it is meant', async () => {
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3, 4].map(() => office.call(giveGrant, practice(), key)));
    expect(new Set(replies.map(({ body }) => body['grantId'])).size).toBe(1);
    expect(await given()).toHaveLength(1);
    await Promise.all([1, 2, 3, 4].map(() => office.call(giveGrant, practice())));
    expect(await given()).toHaveLength(5);
  });
});

describe('a plan that is taken back', () => {
  it('is gone with the next token, and for whoever asks for a worksheet at once', async () => {
    const { grantId } = (await office.call(giveGrant, practice())).body;
    const ann = await signedIn('ann');
    const taken = { familyId: ids.ann, grantId, reason };
    expect((await office.call(withdrawGrant, taken)).status).toBe(200);
    expect((await office.call(withdrawGrant, taken)).status).toBe(200);
    expect(await begin(ann, 4)).toMatchObject({ kind: 'none', remaining: 3 });
    await ann.signs(refreshSession);
    expect(ann.roles).toEqual(['ROLE_FREE_USER']);
  });

  it('is found in its own family alone', async () => {
    const { grantId } = (await office.call(giveGrant, practice())).body;
    const foreign = await office.call(withdrawGrant, { familyId: ids.bob, grantId, reason });
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'GrantNotFound']);
    expect((await signedIn('ann')).roles).toContain('ROLE_USER');
  });
});

it('is given to nobody who is not there, and by nobody who is no admin', async () => {
  const refused: [string, object][] = [
    ['AccountNotFound', { familyId: 'nobody' }],
    ['ChildNotFound', { learnerId: 'somebody-elses' }],
    ['GrantNeverHolds', { endsAt: '2026-11-21T10:00:00.000Z' }],
    ['GrantNeedsChild', { gives: ['all-mock-sessions'] }],
    ['SessionNotFound', { gives: ['mock-sessions'], sessionIds: ['..'] }],
  ];
  for (const [code, more] of refused)
    expect((await office.call(giveGrant, practice(more))).body).toMatchObject({ code });
  const ann = await signedIn('ann');
  for (const contract of [giveGrant, withdrawGrant, updateUserSubscriberType])
    expect((await ann.call(contract, { ...practice(), grantId: 'x' })).status).toBe(403);
  expect(await given()).toEqual([]);
});

describe('the spec’s types of subscribers', () => {
  const become = (subscriberType: string, more = {}) =>
    office.call(updateUserSubscriberType, { userId: ids.ann, subscriberType, ...more });

  it('are added to what there is, and taken with a reason', async () => {
    expect((await become('STANDARD_LEARNING')).status).toBe(200);
    expect((await become('MOCK_EXAM_SUBSCRIBER', { email: 'office@example.org' })).status).toBe(200);
    // What they have already is not given again, and the reply says so.
    expect(await become('MOCK_EXAM_SUBSCRIBER')).toMatchObject({ status: 200, body: { changed: false } });
    expect(await given()).toHaveLength(2);
    expect((await signedIn('ann')).roles).toEqual(['ROLE_FREE_USER', 'ROLE_USER', 'ROLE_MOCK_EXAM_STUDENT']);
    expect((await become('MOCK_EXAM_NON_SUBSCRIBER')).body).toMatchObject({ code: 'ReasonNeeded' });
    expect((await become('MOCK_EXAM_NON_SUBSCRIBER', { reason })).body).toMatchObject({ changed: true });
    expect((await become('MOCK_EXAM_NON_SUBSCRIBER', { reason })).body).toMatchObject({ changed: false });
    expect((await signedIn('ann')).roles).toEqual(['ROLE_FREE_USER', 'ROLE_USER']);
  });

  it('need to be told which child, which sessions, and who asks', async () => {
    expect((await become('MOCK_EXAM_SUBSCRIBER', { selectedDates: 'all' })).body['code']).toBe('NoSessionToCome');
    expect((await become('STANDARD_LEARNING', { selectedDates: ['x'] })).body['code']).toBe('SessionNotFound');
    expect((await become('STANDARD_LEARNING', { email: 'ann@example.org' })).status).toBe(403);
    await (await signedIn('ann')).call(addChild, { name: 'Tunde' });
    expect((await become('MOCK_EXAM_SUBSCRIBER')).body['code']).toBe('GrantNeedsChild');
    expect(await given()).toEqual([]);
  });

  it('are those of the family that a second parent has joined, and of nothing that they left aside', async () => {
    await joins(house, ids.bob, ids.ann);
    expect((await become('STANDARD_LEARNING', { userId: ids.bob })).status).toBe(200);
    expect((await office.call(giveGrant, practice({ familyId: ids.bob }))).status).toBe(200);
    expect(await given()).toHaveLength(2);
    expect(grantsIn(await stateOf(house.log, rights, ids.bob))).toEqual([]);
    for (const name of ['ann', 'bob'] as const)
      expect((await signedIn(name)).roles).toEqual(['ROLE_FREE_USER', 'ROLE_USER']);
  });
});
