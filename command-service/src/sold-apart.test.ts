import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { addChild } from 'schemas/accounts/family.contract';
import { bookMockExamSession } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { createMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { commandHouse, type CommandHouse } from '../testing/house';
import { officeOf, type Office } from '../testing/office';
import { stripeTill } from './payments/stripe/stripe-till';

let house: CommandHouse;
let people: Office;
beforeEach(async () => {
  // Nobody answers there: what is refused is refused before anything is said to Stripe.
  const till = stripeTill({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', url: 'http://127.0.0.1:9' });
  house = await commandHouse({ till });
  people = officeOf(house);
});
afterEach(() => house.close());

async function scheduled(isFreeSession: boolean, examSessionTime = '10:00:00'): Promise<string> {
  const office = await people.logIn('office@example.org');
  const when = { examSessionDate: '2027-03-06', examSessionTime };
  return String((await office.call(createMockExamSession, { ...when, isFreeSession })).body['mockExamSessionId']);
}

it('sells a child no place in an exam that runs beside one that they have a place in, and sells it to their sibling', async () => {
  await people.signUp('office@example.org', 'ROLE_ADMIN');
  const [theirs, beside, later] = [await scheduled(true), await scheduled(false), await scheduled(false, '15:00:00')];
  await people.confirm(await people.signUp('ann@example.org'));
  const ann = await people.logIn('ann@example.org');
  const { body } = await ann.call(addChild, { name: 'Ben' });
  expect((await ann.call(bookMockExamSession, { mockExamSessionId: theirs })).status).toBe(200);
  const buys = async (mockExamSessionId: string, child: object = {}) =>
    (await ann.call(createCheckoutFromDashboard, { productId: 3, mockExamSessionId, ...child })).code;
  expect(await buys(beside)).toBe('RunsBesideYours');
  expect(people.happened('BookingRequested')).toEqual([]);
  const sibling = { learnerId: body['learnerId'] };
  expect([await buys(later), await buys(beside, sibling)]).not.toContain('RunsBesideYours');
});
