import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCheckoutSession, directMockExamCheckout } from 'schemas/payments/checkout.contract';
import { openShop, password, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

const names = { parentFirstName: 'Ada', parentLastName: 'O’Neill', acceptedTerms: true };
let buyers = 0;
const freshAddress = () => `buyer-${(buyers += 1)}@example.org`;

/** Tells all that is waiting to a service that dies after so many events, and again to the one that comes after it. */
async function toldAcrossAKill(appends: number): Promise<void> {
  const again = shop.books.pages.deliveries.map((delivery) => ({ ...delivery }));
  const revive = shop.killedAfter(appends);
  await shop.tellAll();
  revive();
  shop.books.pages.deliveries.push(...again);
  expect(new Set(await shop.tellAll())).toEqual(new Set([200]));
}

const since = async (position: number, type: string) =>
  (await shop.happened()).slice(position).filter((event) => event.type === type);

// As many places to die as a payment writes events, and some in which it has written all of them.
const places = Array.from({ length: 10 }, (_, appends) => appends);

it.each(places)('whoever pays without a password is offered one, once: killed after %i events', async (appends) => {
  const begun = (await shop.happened()).length;
  const request = { ...names, parentEmail: freshAddress(), selectedExamProduct: 2 };
  const { body } = await shop.house.browser().call(directMockExamCheckout, request);
  await shop.pay(body['url']);
  await toldAcrossAKill(appends);
  expect(await since(begun, 'AccountRegistered')).toHaveLength(1);
  expect(await since(begun, 'PasswordResetAsked')).toHaveLength(1);
  expect(await since(begun, 'GrantGiven')).toHaveLength(1);
});

it.each(places)('what was typed for an address that is taken is erased: killed after %i events', async (appends) => {
  const parentEmail = freshAddress();
  await shop.family(parentEmail);
  const begun = (await shop.happened()).length;
  const request = { ...names, studentName: 'Kofi', parentEmail, password, productId: 1 };
  const { body } = await shop.house.browser().call(createCheckoutSession, request);
  await shop.pay(body['url']);
  await toldAcrossAKill(appends);
  const [waiting] = await since(begun, 'RegistrationAwaitedPayment');
  const erased = await since(begun, 'SubjectErased');
  const { registrationId, learnerId } = waiting?.data ?? {};
  expect(erased.map(({ data }) => data['subjectId'])).toEqual([registrationId, learnerId]);
  expect(await since(begun, 'GrantGiven')).toHaveLength(1);
});
