import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addChild, archiveChild, chooseLearner } from 'schemas/accounts/family.contract';
import { bookMockExamSession } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { createMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { giveGrant } from 'schemas/rights/rights.contract';
import { commandHouse, type CommandHouse } from '../testing/house';
import { officeOf, type Office } from '../testing/office';

let house: CommandHouse;
let people: Office;
let ann: string;
beforeEach(async () => {
  house = await commandHouse();
  people = officeOf(house);
  await people.signUp('office@example.org', 'ROLE_ADMIN');
  ann = await people.signUp('ann@example.org');
});
afterEach(() => house.close());

const office = () => people.logIn('office@example.org');

async function scheduled(isFreeSession: boolean, examSessionDate = '2027-03-06'): Promise<string> {
  const when = { examSessionDate, examSessionTime: '10:00:00', isFreeSession };
  return String((await (await office()).call(createMockExamSession, when)).body['mockExamSessionId']);
}

type Calls = Awaited<ReturnType<Office['logIn']>>['call'];
const logIn = async (): Promise<Calls> => (await people.logIn('ann@example.org')).call;
const firstChild = () => String(people.happened('AccountRegistered').at(-1)?.data['learnerId']);

async function asChild(call: Calls, learnerId: string): Promise<Calls> {
  const { body } = await call(chooseLearner, { learnerId });
  return people.callsWith(String(body['accessToken']));
}
const book = async (call: Calls, mockExamSessionId: string) =>
  (await call(bookMockExamSession, { mockExamSessionId })).code ?? 'booked';

describe('a place in a free mock exam', () => {
  it('is for whoever has confirmed their address, or has paid', async () => {
    const free = await scheduled(true);
    expect(await book(await logIn(), free)).toBe('FamilyNotConfirmed');
    expect(people.happened('PlaceTaken')).toEqual([]);
    expect(people.happened('GrantGiven')).toEqual([]);
    await people.confirm(ann);
    expect(await book(await logIn(), free)).toBe('booked');
  });

  it('that is theirs otherwise is given to whoever has not', async () => {
    const sold = await scheduled(false);
    const given = { familyId: ann, learnerId: firstChild(), gives: ['mock-sessions'], sessionIds: [sold] };
    await (await office()).call(giveGrant, { ...given, reason: 'As was promised.' });
    expect(await book(await logIn(), sold)).toBe('booked');
  });

  it('is given back by a child who is put away, who takes none after that; what is paid for stays', async () => {
    await people.confirm(ann);
    const [free, sold] = [await scheduled(true), await scheduled(false, '2027-03-13')];
    const parent = await logIn();
    const ben = String((await parent(addChild, { name: 'Ben' })).body['learnerId']);
    const given = { familyId: ann, learnerId: ben, gives: ['mock-sessions'], sessionIds: [sold] };
    await (await office()).call(giveGrant, { ...given, reason: 'As was promised.' });
    const bens = await asChild(await logIn(), ben);
    expect([await book(bens, free), await book(bens, sold)]).toEqual(['booked', 'booked']);
    expect((await parent(archiveChild, { learnerId: ben })).status).toBe(200);
    const returned = people.happened('PlaceReturned').map(({ data }) => data);
    expect(returned).toMatchObject([{ sessionId: free, learnerId: ben }]);
    expect(people.happened('BookingCancelled').map(({ data }) => data)).toMatchObject([{ sessionId: free }]);
    expect(await book(bens, free)).toBe('ChildNotFound');
    expect(people.happened('PlaceTaken')).toHaveLength(2);
  });
});

it('lets a family add only so many children in a day, however many were put away', async () => {
  const parent = await logIn();
  const added: (string | undefined)[] = [];
  for (let nth = 1; nth <= 21; nth += 1) {
    const { body, code } = await parent(addChild, { name: `Child ${'abcdefghijklmnopqrstu'.charAt(nth - 1)}` });
    added.push(typeof code === 'string' ? code : undefined);
    await parent(archiveChild, { learnerId: body['learnerId'] ?? 'nobody' });
  }
  expect(added).toEqual([...Array.from({ length: 20 }, () => undefined), 'TooManyChildrenToday']);
});

it('counts for the day neither who was refused nor the same child again', async () => {
  const parent = await logIn();
  const codes: unknown[] = [];
  const keep = async (name: string) => {
    const { body, code } = await parent(addChild, { name });
    codes.push(code);
    return body['learnerId'];
  };
  const ben = await keep('Ben');
  for (let nth = 0; nth < 25; nth += 1) await keep('Ben');
  expect(new Set(codes.splice(0))).toEqual(new Set([undefined, 'ChildNameTaken']));
  await parent(archiveChild, { learnerId: ben });
  // One of twenty is taken, and so nineteen are left.
  for (const letter of 'abcdefghijklmnopqrst') {
    await parent(archiveChild, { learnerId: (await keep(`Child ${letter}`)) ?? 'nobody' });
  }
  expect(codes).toEqual([...Array.from({ length: 19 }, () => undefined), 'TooManyChildrenToday']);
});

it('gives every repeat of one child the answer of the first, however many come at once', async () => {
  const parent = await logIn();
  const replies = await Promise.all(Array.from({ length: 30 }, () => parent(addChild, { name: 'Ben' }, 'one-key')));
  expect(new Set(replies.map(({ status, body }) => `${status} ${String(body['learnerId'])}`)).size).toBe(1);
  expect(people.happened('ChildAdded')).toHaveLength(1);
});
