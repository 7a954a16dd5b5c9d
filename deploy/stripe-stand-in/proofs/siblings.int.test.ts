import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveChild, chooseLearner, openParentsDoor } from 'schemas/accounts/family.contract';
import type { Contract } from 'schemas/describe/contract';
import { changePlan, previewPlanChange, setPlanEnding } from 'schemas/payments/change-plan.contract';
import { createCheckoutFromDashboard, createCheckoutSession } from 'schemas/payments/checkout.contract';
import { beginComparison } from 'schemas/payments/comparing/comparison.contract';
import { twoChildren as household } from '../testing/households';
import { adminOf, workersCompare } from '../testing/office';
import { openShop, password, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

let families = 0;
const twoChildren = () => household(shop, `siblings-${(families += 1)}@example.org`);
type Family = Awaited<ReturnType<typeof twoChildren>>;

const offer = (productId: number) => (productId === 3 ? { productId, mockExamSessionId: 'session-1' } : { productId });
async function buys({ family }: Pick<Family, 'family'>, productId: number, learnerId?: string) {
  const wanted = { ...offer(productId), ...(learnerId !== undefined && { learnerId }) };
  const { status, body } = await family.call(createCheckoutFromDashboard, wanted);
  if (status !== 200) return body['code'];
  await shop.pay(body['url']);
  await shop.tellAll();
  return 'bought';
}
/** Somebody signs up anew, with the address of the family and the name of a child. */
async function registersFor({ email }: Family, studentName: string, productId: number) {
  const parent = { parentFirstName: 'Grace', parentLastName: 'O’Neill', parentEmail: email, password };
  const applicant = { ...parent, studentName, acceptedTerms: true, ...offer(productId) };
  const { body } = await shop.house.browser().call(createCheckoutSession, applicant);
  await shop.pay(body['url']);
  await shop.tellAll();
}
const soon = () => new Date((shop.books.now() + 5) * 1000).toISOString();
const mocksOf = async (...children: Family['kofi'][]) =>
  Promise.all(children.map(async (child) => (await shop.rightsOf(child, soon())).mocks));
/** Whose the single exams are that a family has. */
const examsOf = async ({ kofi }: Family) =>
  (await shop.happened('GrantGiven'))
    .filter(({ data }) => data['familyId'] === kofi.accountId && data['source'] === 'payment')
    .map(({ data }) => data['learnerId']);
const liveOf = ({ kofi }: Family) =>
  Object.values(shop.books.pages.subscriptions).filter(
    ({ metadata, status }) => metadata['buyerId'] === kofi.accountId && status === 'active',
  );
const countOf = async (type: string, { kofi }: Family) =>
  (await shop.happened(type)).filter(({ data }) => data['familyId'] === kofi.accountId).length;
async function changes({ family }: Family, [from, to]: readonly [number, number], learnerId?: string) {
  shop.house.clock.set(new Date(shop.books.now() * 1000));
  const asked = { from, to, ...(learnerId !== undefined && { learnerId }) };
  const { status, body } = await family.call(previewPlanChange, asked);
  if (status !== 200) return body['code'];
  const { duePence, monthlyPence, prorationAt } = body;
  const changed = await family.call(changePlan, { ...asked, duePence, monthlyPence, prorationAt });
  await shop.tellAll((events) => [...events, ...events].toReversed());
  return changed.status;
}

describe('from the dashboard', () => {
  it.each([2, 4])('a sibling has monthly mock exams beside product %i of the other', async (first) => {
    const both = await twoChildren();
    const { kofi, ben } = both;
    expect(await buys(both, first)).toBe('bought');
    expect(await mocksOf(kofi, ben)).toEqual([true, false]);
    expect(await buys(both, 2, ben.learnerId)).toBe('bought');
    expect(await mocksOf(kofi, ben)).toEqual([true, true]);
    expect([await buys(both, 2), await buys(both, 2, ben.learnerId)]).toEqual(['AlreadyBought', 'AlreadyBought']);
    expect(liveOf(both)).toHaveLength(2);
  });

  it.each([2, 3, 4])('a sibling has a single exam beside product %i of the other', async (first) => {
    const both = await twoChildren();
    await buys(both, first);
    const { ben } = both;
    expect(await buys(both, 3)).toBe('AlreadyBought');
    expect(await buys(both, 3, ben.learnerId)).toBe('bought');
    expect((await examsOf(both)).at(-1)).toBe(ben.learnerId);
    expect(await buys(both, 3, ben.learnerId)).toBe('AlreadyBought');
  });

  it('it is for the child who is chosen, where none is named', async () => {
    const both = await twoChildren();
    await buys(both, 2);
    const as = async (contract: Contract, request: object, token: string) => {
      const { body } = await both.family.call(contract, request, token === '' ? {} : { authorization: token });
      return `Bearer ${String(body['accessToken'])}`;
    };
    const chosen = await as(chooseLearner, { learnerId: both.ben.learnerId }, '');
    const authorization = await as(openParentsDoor, { password }, chosen);
    const { body } = await both.family.call(createCheckoutFromDashboard, offer(2), { authorization });
    await shop.pay(body['url']);
    await shop.tellAll();
    expect(await mocksOf(both.kofi, both.ben)).toEqual([true, true]);
  });

  it('practice is not sold twice to a family with a sibling’s bundle, and a sentence says what to choose', async () => {
    const both = await twoChildren();
    await buys(both, 4);
    expect(await buys(both, 4, both.ben.learnerId)).toBe('PartlyBought');
    expect(await buys(both, 1)).toBe('AlreadyBought');
    expect(liveOf(both)).toHaveLength(1);
  });

  it('is for nobody of another family, and for no child who was put away', async () => {
    const [one, other] = [await twoChildren(), await twoChildren()];
    expect(await buys(one, 2, other.ben.learnerId)).toBe('ChildNotFound');
    await one.family.call(archiveChild, { learnerId: one.ben.learnerId });
    expect(await buys(one, 2, one.ben.learnerId)).toBe('ChildNotFound');
    expect(liveOf(one)).toEqual([]);
  });
});

describe('by registration with the address of a family', () => {
  it('mock exams are those of the child who is named, however that is typed, and not one too many', async () => {
    const both = await twoChildren();
    await buys(both, 2);
    await registersFor(both, ' BEN ', 2);
    expect(await mocksOf(both.kofi, both.ben)).toEqual([true, true]);
    expect(await countOf('DuplicatePurchaseFound', both)).toBe(0);
    await registersFor(both, 'Ben', 2);
    expect(await countOf('DuplicatePurchaseReturned', both)).toBe(1);
  });

  it('so is a single exam', async () => {
    const both = await twoChildren();
    await buys(both, 3);
    await registersFor(both, 'Ben', 3);
    expect(await examsOf(both)).toEqual([both.kofi.learnerId, both.ben.learnerId]);
    expect(await countOf('DuplicateExamFound', both)).toBe(0);
    await registersFor(both, 'Ben', 3);
    expect(await countOf('DuplicateExamReturned', both)).toBe(1);
  });

  it('of a name that nobody has they are the first child’s', async () => {
    const both = await twoChildren();
    await registersFor(both, 'Zoë', 2);
    expect(await mocksOf(both.kofi, both.ben)).toEqual([true, false]);
  });

  it('a second bundle is given back for its practice, whosever its mock exams are, and told so', async () => {
    const both = await twoChildren();
    await buys(both, 4);
    await registersFor(both, 'Ben', 4);
    await shop.tellAll();
    expect(await countOf('DuplicatePurchaseReturned', both)).toBe(1);
    expect(await mocksOf(both.kofi, both.ben)).toEqual([true, false]);
    const refunds = (await shop.happened('RefundSeen')).filter(({ data }) => data['familyId'] === both.kofi.accountId);
    expect(refunds.map(({ data }) => [data['isDuplicate'], data['practiceAlone']])).toEqual([[true, true]]);
  });
});

describe('a change of plan', () => {
  it('of the family’s practice to both is for the child who is named, whoever it was bought with', async () => {
    const both = await twoChildren();
    const { kofi, ben } = both;
    await buys(both, 1);
    expect(await changes(both, [1, 4], ben.learnerId)).toBe(200);
    expect(await mocksOf(kofi, ben)).toEqual([false, true]);
    expect((await shop.rightsOf(kofi, soon())).practice).toBe(true);
    // What is bought beside it is compared with that.
    expect(await buys(both, 2, ben.learnerId)).toBe('AlreadyBought');
    expect(await buys(both, 2)).toBe('bought');
  });

  it('is refused where that child has the mock exams already, and made where only a sibling has', async () => {
    const both = await twoChildren();
    await buys(both, 1);
    await buys(both, 2, both.ben.learnerId);
    expect(await changes(both, [1, 4], both.ben.learnerId)).toBe('PartlyBought');
    expect(await changes(both, [1, 4])).toBe(200);
    expect(await mocksOf(both.kofi, both.ben)).toEqual([true, true]);
    const other = await twoChildren();
    await buys(other, 1);
    expect(await changes(other, [1, 4], both.ben.learnerId)).toBe('ChildNotFound');
  });

  it('of mock exams stays with their child, and finds the plan of the one who is named', async () => {
    const both = await twoChildren();
    const { kofi, ben } = both;
    await buys(both, 2);
    await buys(both, 2, ben.learnerId);
    expect(await changes(both, [2, 4], ben.learnerId)).toBe(200);
    expect(await mocksOf(kofi, ben)).toEqual([true, true]);
    expect(await changes(both, [2, 4])).toBe('PartlyBought');
    const endings = { productId: 2, endsWithPeriod: true };
    expect((await both.family.call(setPlanEnding, { ...endings, learnerId: ben.learnerId })).status).toBe(409);
    expect((await both.family.call(setPlanEnding, endings)).status).toBe(200);
    const ending = liveOf(both).filter((one) => one.cancel_at_period_end);
    expect(ending.map(({ metadata }) => metadata['learnerId'])).toEqual([kofi.learnerId]);
  });

  it('back and forth gives each child their own right, and takes the other’s', async () => {
    const both = await twoChildren();
    const { kofi, ben, email } = both;
    await buys(both, 4);
    expect(await changes(both, [4, 1])).toBe(200);
    const [plan] = liveOf(both);
    const end = plan?.items.data[0]?.current_period_end ?? 0;
    while (shop.books.now() <= end) await shop.press('/stripe/clock/next');
    await shop.tellAll();
    shop.house.clock.set(new Date(shop.books.now() * 1000));
    const later = { ...both, family: await shop.signIn(email) };
    expect(await mocksOf(kofi, ben)).toEqual([false, false]);
    expect(await changes(later, [1, 4], ben.learnerId)).toBe(200);
    expect(await mocksOf(kofi, ben)).toEqual([false, true]);
  });
});

it('leaves the nightly comparison with Stripe nothing to find', async () => {
  for (const _ of [1, 2]) await shop.tellAll();
  shop.house.clock.set(new Date(shop.books.now() * 1000));
  await (await adminOf(shop)).call(beginComparison);
  await workersCompare(shop);
  const pages = await shop.happened('ComparisonPageRead');
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap(({ data }) => data['differences'])).toEqual([]);
});
