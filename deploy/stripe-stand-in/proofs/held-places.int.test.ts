import { afterEach, expect, it } from '@jest/globals';
import { blindIndex } from 'platform/crypto';
import { stateOf } from 'platform/decider/handle';
import {
  createCheckoutFromDashboard,
  directMockExamCheckout,
  leaveCheckout,
  leaveFamilyCheckout,
} from 'schemas/payments/checkout.contract';
import { places, standingAt } from '../../../command-service/src/rights/booking/places.decider';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
afterEach(async () => {
  await shop.close();
});

const exam = { productId: 3, mockExamSessionId: 'session-1' };
const register = (parentEmail: string, network = '203.0.113.7') =>
  shop.house.browser(network).call(directMockExamCheckout, {
    parentFirstName: 'Ada',
    parentLastName: 'Lovelace',
    acceptedTerms: true,
    parentEmail,
    selectedExamProduct: 3,
    mockExamSessionId: 'session-1',
  });
const codeOf = async (parentEmail: string, network?: string) => (await register(parentEmail, network)).body['code'];
const lastPage = () => {
  const page = Object.values(shop.books.pages.sessions).at(-1);
  if (!page) throw new Error('no page was opened');
  return page;
};
/** What the address says to which whoever leaves the last page comes back. */
const leftWith = (name: string) => new URL(String(lastPage().cancel_url)).searchParams.get(name);
const leave = () => shop.house.browser().call(leaveCheckout, { registrationId: leftWith('registration') });
const held = async () => {
  const now = shop.house.clock.now().toISOString();
  const taken = await stateOf(shop.house.log, places, 'session-1');
  return [...standingAt(taken, now).keys()];
};

it('gives the last place back to whoever leaves the payment, and to anybody else', async () => {
  shop = await openShop({ capacity: 1 });
  expect(await codeOf('ada@example.org')).toBeUndefined();
  expect(await codeOf('bob@example.org')).toBe('SessionSoldOut');
  await Promise.all([leave(), leave(), leave()]);
  expect(await codeOf('ada@example.org')).toBeUndefined();
  await leave();
  expect(await codeOf('bob@example.org')).toBeUndefined();
  expect(await held()).toHaveLength(1);
});

it('holds one place for an address that registers again, whether it was left or not, and however much at once', async () => {
  shop = await openShop({ capacity: 1 });
  const replies = await Promise.all(Array.from({ length: 5 }, () => codeOf('ada@example.org')));
  expect(replies).toContain(undefined);
  expect(await codeOf('ADA@example.org')).toBeUndefined();
  expect(await held()).toHaveLength(1);
  // A tab of before that is left takes nothing from the last one.
  const [first] = await shop.happened('RegistrationCheckoutOpened');
  await shop.house.browser().call(leaveCheckout, { registrationId: first?.data['registrationId'] });
  expect(await held()).toHaveLength(1);
  expect(await codeOf('bob@example.org')).toBe('SessionSoldOut');
});

it('holds a few places for one network, by however many addresses at once, and lets the others pay without one', async () => {
  shop = await openShop({ capacity: 40 });
  const addresses = Array.from({ length: 50 }, (_, n) => `invented-${n}@example.org`);
  const replies = await Promise.all(addresses.map((address) => register(address)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await held()).toHaveLength(10);
  // Nothing that leads from their addresses is kept of those for whom no place is held.
  const index = blindIndex(shop.house.keys);
  const names = await Promise.all(addresses.map((address) => shop.house.names.find(index(address, 'exam place'))));
  expect(names.filter((name) => name !== undefined)).toHaveLength(10);
  // Nor by however many networks, but half of what is free.
  const networks = ['198.51.100.9', '198.51.100.10', '2001:db8::1'];
  const others = networks.flatMap((network) =>
    Array.from({ length: 12 }, (_, n) => register(`${network.replaceAll(':', '-')}-${n}@example.org`, network)),
  );
  await Promise.all(others);
  expect(await held()).toHaveLength(20);
  expect(await codeOf('late@example.org', '192.0.2.1')).toBeUndefined();

  // Who leaves one holds another, and who pays has a seat, held or not.
  const mine = (await shop.happened('RegistrationCheckoutOpened')).at(0);
  await shop.house.browser().call(leaveCheckout, { registrationId: mine?.data['registrationId'] });
  await register('eleventh@example.org');
  expect(await held()).toHaveLength(20);
  const free = replies.find((_, n) => names[n] === undefined);
  await shop.pay(free?.body['url']);
  await shop.tellAll();
  expect(await held()).toHaveLength(21);
});

it('holds half of what is free for accounts that nobody has confirmed, and the rest for families that pay', async () => {
  shop = await openShop({ capacity: 4 });
  const families = await Promise.all([1, 2, 3, 4, 5].map((n) => shop.family(`family-${n}@example.org`)));
  const [payer, ...strangers] = families;
  await shop.pay((await payer?.call(createCheckoutFromDashboard, { productId: 1 }))?.body['url']);
  await shop.tellAll();
  const replies = await Promise.all(strangers.map((family) => family.call(createCheckoutFromDashboard, exam)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await held()).toHaveLength(2);
  expect((await payer?.call(createCheckoutFromDashboard, exam))?.status).toBe(200);
  expect(await held()).toContain(payer?.learnerId);
});

it('counts what is refused for another reason, and a repeat of the same, for nothing', async () => {
  shop = await openShop({ capacity: 1 });
  await register('ada@example.org');
  for (let n = 0; n < 15; n += 1) expect(await codeOf(`late-${n}@example.org`)).toBe('SessionSoldOut');
  for (let n = 0; n < 15; n += 1) expect(await codeOf('ada@example.org')).toBeUndefined();
});

it('is free again when the page runs out at Stripe, and stays taken where it was paid, told in whatever order', async () => {
  shop = await openShop({ capacity: 1 });
  await register('ada@example.org');
  await shop.till.close(lastPage().id);
  expect(await codeOf('bob@example.org')).toBe('SessionSoldOut');
  await shop.tellAll((events) => [...events, ...events]);
  expect(await held()).toEqual([]);
  const { body } = await register('bob@example.org');
  await shop.pay(body['url']);
  // He comes back by the browser's button before anything was told.
  await leave();
  expect(await held()).toHaveLength(1);
  await shop.tellAll((events) => [...events, ...events].toReversed());
  expect(await held()).toHaveLength(1);
  expect(await codeOf('cem@example.org')).toBe('SessionSoldOut');
});

it('is not held for nobody beside the seat, where the address had an account with a child', async () => {
  shop = await openShop({ capacity: 2 });
  const family = await shop.family('ada@example.org');
  await shop.pay((await register('ada@example.org')).body['url']);
  await shop.tellAll();
  expect(await held()).toEqual([family.learnerId]);
});

it('of a family is free when it leaves the payment, and stays held while another page for it is open', async () => {
  shop = await openShop({ capacity: 1 });
  const [family, other] = [await shop.family('ada@example.org'), await shop.family('bob@example.org')];
  const buy = async (who = family) => (await who.call(createCheckoutFromDashboard, exam)).body['code'];
  expect(await buy()).toBeUndefined();
  expect(await buy(other)).toBe('SessionSoldOut');
  // The second page closes the first, of which Stripe tells.
  expect(await buy()).toBeUndefined();
  await shop.tellAll();
  expect(await held()).toEqual([family.learnerId]);
  await family.call(leaveFamilyCheckout, { askId: leftWith('page') });
  expect(await held()).toEqual([]);
  expect(await buy(other)).toBeUndefined();
});
