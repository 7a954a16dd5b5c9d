import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCheckoutFromDashboard, directMockExamCheckout } from 'schemas/payments/checkout.contract';
import { idIn } from '../objects/reference';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

let addresses = 0;
const freshAddress = () => `exam-${(addresses += 1)}@example.org`;
const exam = (parentEmail: string) => ({
  parentFirstName: 'Ada',
  parentLastName: 'Lovelace',
  acceptedTerms: true,
  parentEmail,
  selectedExamProduct: 3,
  mockExamSessionId: 'session-1',
});
/** Two registrations, side by side, and both are paid. */
async function boughtTwice(parentEmail: string): Promise<readonly string[]> {
  const pages = [];
  for (let one = 0; one < 2; one += 1)
    pages.push((await shop.house.browser().call(directMockExamCheckout, exam(parentEmail))).body['url']);
  for (const url of pages) await shop.pay(url);
  return Object.keys(shop.books.pages.payments).slice(-2);
}
const refundedOf = (id: string) => shop.books.pages.payments[id]?.refunded;
const since = async (position: number, type: string) =>
  (await shop.happened()).slice(position).filter((event) => event.type === type);
const events = async () => (await shop.happened()).length;

describe('a mock exam that two registrations buy', () => {
  it('is given once, and the second payment goes back once, in whatever order and company it is told', async () => {
    const begun = await events();
    const payments = await boughtTwice(freshAddress());
    await shop.tellAll((told) => [...told, ...told].toReversed());
    // What the refund itself brings.
    await shop.tellAll((told) => [...told, ...told]);
    expect(payments.map(refundedOf).sort()).toEqual([0, 2499]);
    expect(await since(begun, 'GrantGiven')).toHaveLength(1);
    expect(await since(begun, 'DuplicateExamReturned')).toHaveLength(1);
    const refunds = await since(begun, 'RefundSeen');
    expect(refunds.map(({ data }) => [data['pence'], data['isDuplicate']])).toEqual([[2499, true]]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('goes back once, killed after %i events', async (appends) => {
    const begun = await events();
    const payments = await boughtTwice(freshAddress());
    const again = shop.books.pages.deliveries.map((delivery) => ({ ...delivery }));
    const { store } = shop.house;
    const append = store.append.bind(store);
    let left = appends;
    store.append = (order) => ((left -= 1) < 0 ? Promise.reject(new Error('killed')) : append(order));
    await shop.tellAll();
    store.append = append;
    shop.books.pages.deliveries.push(...again);
    expect(new Set(await shop.tellAll())).toEqual(new Set([200]));
    await shop.tellAll();
    expect(payments.map(refundedOf).sort()).toEqual([0, 2499]);
    expect(await since(begun, 'GrantGiven')).toHaveLength(1);
    expect(await since(begun, 'DuplicateExamReturned')).toHaveLength(1);
  });

  it('may be bought again once the first was given back', async () => {
    const address = freshAddress();
    await shop.house.browser().call(directMockExamCheckout, exam(address));
    const session = Object.values(shop.books.pages.sessions).at(-1);
    await shop.pay(session?.url);
    await shop.tellAll();
    const [payment = ''] = Object.keys(shop.books.pages.payments).slice(-1);
    await shop.till.giveBackPayment(payment);
    await shop.tellAll();
    const begun = await events();
    const { body } = await shop.house.browser().call(directMockExamCheckout, exam(address));
    await shop.pay(body['url']);
    await shop.tellAll();
    expect(await since(begun, 'GrantGiven')).toHaveLength(1);
    expect(await since(begun, 'DuplicateExamFound')).toHaveLength(0);
  });
});

describe('money that is given back at Stripe', () => {
  it('is seen once for each part, whatever is told of it and how often', async () => {
    const begun = await events();
    const family = await shop.family(freshAddress());
    const { body } = await family.call(createCheckoutFromDashboard, { productId: 1 });
    await shop.pay(body['url']);
    await shop.tellAll();
    const [payment = ''] = Object.keys(shop.books.pages.payments).slice(-1);
    for (const amount of [300, 599]) {
      await shop.press(`/stripe/payment/${payment}/refund?pence=${amount}`);
      await shop.tellAll((told) => [...told, ...told].toReversed());
    }
    const refunds = await since(begun, 'RefundSeen');
    expect(
      refunds.map(({ data }) => [data['familyId'], data['pence'], data['paidPence'], data['isDuplicate']]),
    ).toEqual([
      [family.accountId, 300, 899, false],
      [family.accountId, 899, 899, false],
    ]);
  });

  it('is nothing where it is told of a payment that Stripe does not know, or that was not given back', async () => {
    const [payment = ''] = Object.entries(shop.books.pages.payments).find(([, { refunded }]) => refunded === 0) ?? [];
    const begun = await events();
    for (const payment_intent of ['pi_none', payment, null, 7])
      shop.books.tell('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent, amount_refunded: 2499 });
    expect(await shop.tellAll()).toEqual([200, 200, 200, 200]);
    expect(new Set((await shop.happened()).slice(begun).map(({ type }) => type))).toEqual(
      new Set(['StripeEventTaken']),
    );
  });
});

it('ends a plan with the third time that its card gave nothing, though Stripe would ask on', async () => {
  const family = await shop.family(freshAddress());
  const { body } = await family.call(createCheckoutFromDashboard, { productId: 1 });
  await shop.pay(body['url']);
  await shop.tellAll();
  const { pages } = shop.books;
  const subscription = Object.values(pages.subscriptions).at(-1);
  if (!subscription) throw new Error('nothing was bought');
  pages.declined[idIn(subscription.customer)] = true;
  while (subscription.status !== 'past_due') await shop.press('/stripe/clock/next');
  await shop.tellAll();
  const invoice = pages.invoices[idIn(subscription.latest_invoice)];
  if (!invoice) throw new Error('nothing is owed');
  invoice.attempt_count = 3;
  shop.books.tell('invoice.payment_failed', invoice);
  const begun = await events();
  await shop.tellAll((told) => [...told, ...told]);
  expect(subscription.status).toBe('canceled');
  expect(await since(begun, 'PaymentFailed')).toHaveLength(1);
  expect((await shop.rightsOf(family, new Date((shop.books.now() + 2) * 1000).toISOString())).practice).toBe(false);
});
