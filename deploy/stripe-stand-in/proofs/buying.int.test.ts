import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFreeAccount } from 'schemas/accounts/accounts.contract';
import { ADVERTISING_TEXT } from 'schemas/advertising/conversions';
import {
  createCheckoutFromDashboard,
  createCheckoutSession,
  createPortalSession,
  directMockExamCheckout,
} from 'schemas/payments/checkout.contract';
import { endOfLondonDay, londonDay } from 'platform/clock';
import { stateOf } from 'platform/decider/handle';
import { oneOffLastDay } from 'schemas/rights/one-off-last-day';
import { billing } from '../../../command-service/src/payments/billing/billing.decider';
import { openShop, password, type Shop } from '../testing/shop';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.close();
});

const ada = 'ada@example.org';
const applicant = (email = ada) => ({
  studentName: 'Kofi',
  parentFirstName: 'Ada',
  parentLastName: 'Lovelace',
  parentEmail: email,
  password,
  acceptedTerms: true,
  productId: 1,
});
const visitor = () => shop.house.browser();
const eventsNamed = (type: string) => shop.happened(type);
const all = async () => (await shop.happened()).map(({ type }) => type);
const openPages = () => Object.values(shop.books.pages.sessions).filter(({ status }) => status === 'open');
/** Anybody pays for a mock exam with somebody's address. */
const payAsVisitor = async (parentEmail: string) => {
  const { body } = await visitor().call(directMockExamCheckout, {
    parentFirstName: 'Some',
    parentLastName: 'Body',
    parentEmail,
    selectedExamProduct: 3,
    mockExamSessionId: 'session-1',
    acceptedTerms: true,
  });
  await shop.pay(body['url']);
  await shop.tellAll();
};
const customerShownTo = async (family: Awaited<ReturnType<Shop['family']>>) => {
  const { body } = await family.call(createPortalSession);
  return shop.books.pages.portals[String(body['url']).split('/').at(-1) ?? '']?.customer ?? body['code'];
};
const mayPractise = async () => (await shop.rightsOf(await shop.signIn(ada))).practice;

describe('a registration', () => {
  it('brings what was agreed to of advertising to the account that comes of it, and to none that was there', async () => {
    const advertising = { textVersion: ADVERTISING_TEXT, receiver: 'Adverts Ltd' };
    await shop.family('grace@example.org');
    for (const address of [ada, 'grace@example.org']) {
      const { body } = await visitor().call(createCheckoutSession, { ...applicant(address), advertising });
      await shop.pay(body['url']);
      await shop.tellAll();
    }
    const agreed = (await eventsNamed('AccountRegistered')).map(({ data }) => data['advertising']);
    expect(agreed).toEqual([undefined, advertising]);
    expect(await eventsNamed('AdvertisingAgreed')).toEqual([]);
  });

  it('brings along which page of ours led to it, and no word of anybody else’s', async () => {
    const cameBy = ['the-gl-exams', '<script>alert(1)</script>', undefined];
    for (const [index, source] of cameBy.entries()) {
      const said = { ...applicant(`parent-${index}@example.org`), ...(source !== undefined && { source }) };
      const { body } = await visitor().call(createCheckoutSession, said);
      await shop.pay(body['url']);
      await shop.tellAll();
    }
    for (const type of ['RegistrationAwaitedPayment', 'AccountRegistered'])
      expect((await eventsNamed(type)).map(({ data }) => data['cameFrom'])).toEqual([
        'the-gl-exams',
        undefined,
        undefined,
      ]);
    const leadBack = Object.values(shop.books.pages.sessions).map(({ cancel_url: url }) => {
      const { registration, ...told } = Object.fromEntries(new URL(String(url)).searchParams);
      return [told, typeof registration];
    });
    const plain = [{ product: '1' }, 'string'];
    expect(leadBack).toEqual([[{ product: '1', source: 'the-gl-exams' }, 'string'], plain, plain]);
    expect(JSON.stringify(await shop.happened())).not.toContain('<script');
  });

  it('has no account until it is paid, and then the one whose password was chosen', async () => {
    const { body } = await visitor().call(createCheckoutSession, applicant());
    expect((await shop.signIn(ada)).status).toBe(401);
    await shop.pay(body['url']);
    expect((await shop.signIn(ada)).status).toBe(401);
    expect(new Set(await shop.tellAll())).toEqual(new Set([200]));
    expect((await shop.signIn(ada)).status).toBe(200);
    expect(await mayPractise()).toBe(true);
  });

  it('tells Stripe an address to write to and ids of ours, and nothing else of anybody', async () => {
    const { body } = await visitor().call(createCheckoutSession, { ...applicant(), studentDob: '2016-03-04' });
    await shop.pay(body['url']);
    const { answers: _, ...pages } = shop.books.pages;
    const kept = JSON.stringify([pages, _]);
    for (const secret of ['Kofi', 'Lovelace', password, '2016-03-04']) expect(kept).not.toContain(secret);
  });

  it('is one for one key, and gives its repeat the same page; another’s key opens another', async () => {
    const key = { 'idempotency-key': 'the same key' };
    const ask = (email?: string) => visitor().call(createCheckoutSession, applicant(email), key);
    const [one, again, other] = [await ask(), await ask(), await ask('grace@example.org')];
    expect(again.body['url']).toBe(one.body['url']);
    expect(other.body['url']).not.toBe(one.body['url']);
    expect(await eventsNamed('RegistrationAwaitedPayment')).toHaveLength(2);
  });

  it('replies the same for an address that has an account, tells its owner, and puts the plan on that account', async () => {
    const owner = await shop.family(ada);
    const known = await visitor().call(createCheckoutSession, { ...applicant(), password: 'quite another sentence' });
    const unknown = await visitor().call(createCheckoutSession, applicant('grace@example.org'));
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect(known.body['position']).toBe(unknown.body['position']);
    expect(await eventsNamed('SignUpRepeated')).toHaveLength(1);
    expect((await shop.rightsOf(owner)).practice).toBe(false);
    await shop.pay(known.body['url']);
    await shop.tellAll();
    // With the password of the owner, and not with that of whoever paid.
    expect((await shop.signIn(ada)).status).toBe(200);
    expect(await mayPractise()).toBe(true);
    expect(await eventsNamed('AccountRegistered')).toHaveLength(1);
    const [waited] = await eventsNamed('RegistrationAwaitedPayment');
    expect(waited?.data).toMatchObject({ email: null, parentFirstName: null, childName: null, passwordHash: null });
  });

  it('pays a fifth less for its first month with BLOG20, and the whole price after that', async () => {
    const { body } = await visitor().call(createCheckoutSession, { ...applicant(), discountCode: ' BLOG20 ' });
    await shop.pay(body['url']);
    await shop.press('/stripe/clock/month');
    expect(Object.values(shop.books.pages.invoices).map(({ amount_paid: paid }) => paid)).toEqual([719, 899]);
  });

  it('makes a code of ours at Stripe when it is first used, once, and not again once it was ended there', async () => {
    const { promotionCodes, coupons } = shop.books.pages;
    expect(promotionCodes).toEqual({});
    const trying = async (discountCode: string) =>
      (await visitor().call(createCheckoutSession, { ...applicant(), discountCode })).body['code'];
    const codes = await Promise.all(['BLOG20', 'blog20', 'Blog20', 'BLOG20'].map(trying));
    expect(codes).toEqual(Array(4).fill(undefined));
    expect(Object.values(promotionCodes).map(({ code }) => code)).toEqual(['BLOG20']);
    expect(Object.values(coupons)).toMatchObject([{ percent_off: 20, duration: 'once' }]);
    for (const made of Object.values(promotionCodes)) made.active = false;
    expect(await trying('BLOG20')).toBe('DiscountNotKnown');
    expect(Object.keys(promotionCodes)).toHaveLength(1);
  });

  it('takes no code for a single mock exam, whichever it is, and says why', async () => {
    const exam = { productId: 3, mockExamSessionId: 'session-1' };
    const family = await shop.family('grace@example.org');
    for (const discountCode of ['BLOG20', 'NOSUCH']) {
      const asVisitor = await visitor().call(createCheckoutSession, { ...applicant(), ...exam, discountCode });
      const asFamily = await family.call(createCheckoutFromDashboard, { ...exam, discountCode });
      for (const { status, body } of [asVisitor, asFamily])
        expect([status, body['code']]).toEqual([422, 'DiscountForPlansOnly']);
    }
    expect(await all()).not.toContain('RegistrationAwaitedPayment');
    expect(await all()).not.toContain('PlaceTaken');
    expect((await family.call(createCheckoutFromDashboard, { ...exam, discountCode: ' ' })).status).toBe(200);
  });

  it('tells of a few codes whether they are good, and then of none for a while, however many are tried at once', async () => {
    const trying = async (discountCode: string) =>
      (await visitor().call(createCheckoutSession, { ...applicant(), discountCode })).body['code'];
    // A good one does not count.
    expect(await trying('BLOG20')).toBeUndefined();
    const codes = await Promise.all(Array.from({ length: 70 }, (_, index) => trying(`GUESS${index}`)));
    expect(codes.filter((code) => code === 'DiscountNotKnown')).toHaveLength(60);
    expect(codes.filter((code) => code === 'TooManyCodes')).toHaveLength(10);
    expect(await trying('BLOG20')).toBe('TooManyCodes');
    expect(await trying('')).toBeUndefined();
  });

  it('is refused without the terms, with a common password, and with a code that nobody knows', async () => {
    const refused = async (more: object) =>
      (await visitor().call(createCheckoutSession, { ...applicant(), ...more })).body['code'];
    expect(await refused({ acceptedTerms: false })).toBe('TermsNotAccepted');
    expect(await refused({ password: 'password123' })).toBe('PasswordTooCommon');
    expect(await refused({ discountCode: 'NOSUCH' })).toBe('DiscountNotKnown');
    expect(await refused({ productId: 3 })).toBe('MockExamNotChosen');
    const overmorrow = new Date((shop.books.now() + 2 * 86_400) * 1000).toISOString().slice(0, 10);
    for (const studentDob of ['2199-12-31', overmorrow, '1999-01-01'])
      expect(await refused({ studentDob })).toBe('BirthdayNotPossible');
    expect(await all()).not.toContain('RegistrationAwaitedPayment');
  });

  it('is nobody’s whose name cannot be seen', async () => {
    const names = ['studentName', 'parentFirstName', 'parentLastName'];
    const unseen = ['\u200b\u200d', '\u3164', '\u2800'].flatMap((name) => names.map((field) => ({ [field]: name })));
    for (const more of unseen) {
      const { status } = await visitor().call(createCheckoutSession, { ...applicant(), ...more });
      expect([more, status]).toEqual([more, 400]);
    }
    expect(await all()).toEqual([]);
  });

  it('is for one mock exam only where there is such a session, and what is bought is a single exam', async () => {
    const parent = { parentFirstName: 'Ada', parentLastName: 'Lovelace', parentEmail: ada, acceptedTerms: true };
    const family = await shop.family('grace@example.org');
    const before = (await all()).length;
    const asking = (productId: number, mockExamSessionId: string) => [
      visitor().call(createCheckoutSession, { ...applicant(), productId, mockExamSessionId }),
      family.call(createCheckoutFromDashboard, { productId, mockExamSessionId }),
      ...(productId === 2 || productId === 3
        ? [visitor().call(directMockExamCheckout, { ...parent, selectedExamProduct: productId, mockExamSessionId })]
        : []),
    ];
    const codes = async (productId: number, session: string) =>
      new Set((await Promise.all(asking(productId, session))).map(({ body }) => body['code']));
    for (const session of ['no-such-session', '..', 'session-2'])
      expect(await codes(3, session)).toEqual(new Set(['SessionNotFound']));
    for (const productId of [1, 2, 4])
      expect(await codes(productId, 'session-1')).toEqual(new Set(['MockExamNotPartOfIt']));
    expect(await all()).toHaveLength(before);

    // Whoever leaves the payment comes back to the exam that they had chosen.
    const chosen = { ...applicant(), productId: 3, mockExamSessionId: 'session-1' };
    expect((await visitor().call(createCheckoutSession, chosen)).status).toBe(200);
    const [page] = openPages();
    expect(new URL(String(page?.cancel_url)).searchParams.get('session')).toBe('session-1');
  });

  it('for mock exams alone has no password, and is sent a link to choose one', async () => {
    await payAsVisitor(ada);
    expect(await eventsNamed('PasswordResetAsked')).toHaveLength(1);
    const [grant] = await eventsNamed('GrantGiven');
    expect(grant?.data).toMatchObject({
      gives: ['mock-sessions'],
      sessionIds: ['session-1'],
      endsAt: endOfLondonDay(oneOffLastDay(londonDay(shop.startsAt))).toISOString(),
    });
  });
});

describe('a family', () => {
  it('buys from the dashboard at the price of the list, and not twice', async () => {
    const family = await shop.family(ada);
    const { body } = await family.call(createCheckoutFromDashboard, { productId: 1, parentEmail: ada });
    await shop.pay(body['url']);
    await shop.tellAll();
    expect(await mayPractise()).toBe(true);
    const again = await family.call(createCheckoutFromDashboard, { productId: 1 });
    expect(again.body['code']).toBe('AlreadyBought');
    const [subscription] = Object.values(shop.books.pages.subscriptions);
    expect(subscription?.items.data[0]?.price.unit_amount).toBe(899);
  });

  it('has one customer and one page that can be paid, however many it asks for at once', async () => {
    const family = await shop.family(ada);
    await Promise.all([1, 2, 3, 4].map(() => family.call(createCheckoutFromDashboard, { productId: 1 })));
    expect(openPages()).toHaveLength(1);
    await family.call(createCheckoutFromDashboard, { productId: 4 });
    expect(Object.keys(shop.books.pages.customers)).toHaveLength(1);
    expect(openPages()).toHaveLength(1);
    const pages = (await stateOf(shop.house.log, billing, family.accountId)).open;
    expect(pages).toEqual(openPages().map(({ id }) => id));
    // Stripe closes it by itself after a day.
    await shop.till.close(pages[0] ?? '');
    await shop.tellAll();
    expect((await stateOf(shop.house.log, billing, family.accountId)).open).toEqual([]);
  });

  it('does not pay twice for what no webhook has told of yet', async () => {
    const family = await shop.family(ada);
    const { body } = await family.call(createCheckoutFromDashboard, { productId: 1 });
    await shop.pay(body['url']);
    const again = await family.call(createCheckoutFromDashboard, { productId: 1 });
    expect(again.body['code']).toBe('AlreadyBought');
    expect(openPages()).toEqual([]);
    // What it does not have it may buy meanwhile.
    expect((await family.call(createCheckoutFromDashboard, { productId: 2 })).status).toBe(200);
    await shop.tellAll();
    expect(await mayPractise()).toBe(true);
  });

  it('gets the page of the first time for a repeat, which closes no other page and says when its own is closed', async () => {
    const family = await shop.family(ada);
    const ask = (key: string) => family.call(createCheckoutFromDashboard, { productId: 1 }, { 'idempotency-key': key });
    const first = await ask('the first');
    expect((await ask('the first')).body['url']).toBe(first.body['url']);
    const second = await ask('the second');
    expect((await ask('the first')).body['code']).toBe('CheckoutIsClosed');
    expect(openPages().map(({ url }) => url)).toEqual([second.body['url']]);
    await shop.pay(second.body['url']);
    expect((await ask('the second')).body['code']).toBe('AlreadyBought');
  });

  it('keeps its own customer, whoever pays with its address and without a log-in', async () => {
    const family = await shop.family(ada);
    await payAsVisitor(ada);
    expect(await eventsNamed('GrantGiven')).toHaveLength(1);
    expect(await customerShownTo(family)).toBe('NothingBought');
    const { body } = await family.call(createCheckoutFromDashboard, { productId: 1 });
    await shop.pay(body['url']);
    await shop.tellAll();
    await payAsVisitor(ada);
    const [plan] = Object.values(shop.books.pages.subscriptions);
    expect(await customerShownTo(family)).toBe(plan?.customer);
    await family.call(createCheckoutFromDashboard, { productId: 2 });
    expect(openPages().map(({ customer }) => customer)).toEqual([plan?.customer]);
  });

  it('that began with a registration has the customer of that registration, and of no later one', async () => {
    const registered = await visitor().call(createCheckoutSession, applicant());
    await shop.pay(registered.body['url']);
    await shop.tellAll();
    await payAsVisitor(ada);
    const [plan] = Object.values(shop.books.pages.subscriptions);
    expect(await customerShownTo(await shop.signIn(ada))).toBe(plan?.customer);
  });

  it('opens no billing page but its own', async () => {
    const [one, other] = [await shop.family(ada), await shop.family('grace@example.org')];
    const { body } = await one.call(createCheckoutFromDashboard, { productId: 1 });
    await shop.pay(body['url']);
    await shop.tellAll();
    expect((await one.call(createPortalSession, { email: ada })).body['url']).toContain('/stripe/portal/');
    expect((await other.call(createPortalSession, { email: ada })).body['code']).toBe('IdentityMismatch');
    expect((await other.call(createPortalSession)).body['code']).toBe('NothingBought');
    const [customer] = Object.keys(shop.books.pages.customers);
    for (const { customer: whose } of Object.values(shop.books.pages.portals)) expect(whose).toBe(customer);
  });

  it('gets nothing for coming back from the page, and nothing for a card that was declined', async () => {
    const family = await shop.family(ada);
    const { body } = await family.call(createCheckoutFromDashboard, { productId: 1 });
    await shop.press(`${new URL(String(body['url'])).pathname}/decline`);
    await shop.tellAll();
    expect(await all()).not.toContain('GrantGiven');
    expect(await mayPractise()).toBe(false);
  });
});

it('takes no registration where payments are not open', async () => {
  const { commandHouse } = await import('../../../command-service/testing/house');
  const closed = await commandHouse();
  const { status, body } = await closed.browser().call(createCheckoutSession, applicant());
  expect([status, body['code']]).toEqual([503, 'PaymentsNotOpen']);
  expect(
    (
      await closed
        .browser()
        .call(createFreeAccount, { parentFirstName: 'A', parentLastName: 'B', parentEmail: ada, password })
    ).status,
  ).toBe(200);
  await closed.close();
});
