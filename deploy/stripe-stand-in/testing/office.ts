import { streamOf } from 'platform/event-store';
import { compareFamilies, comparePage, FAMILIES_A_PAGE } from 'schemas/payments/comparing/comparison.contract';
import type { Contract } from 'schemas/describe/contract';
import { makeRefund } from 'schemas/payments/refunds/refunds.contract';
import { callAsWorkers } from '../../../command-service/testing/erasing';
import { writtenDown } from './households';
import type { Shop } from './shop';

/** An admin, signed in. */
export async function adminOf(shop: Shop, email = 'office@example.org') {
  const { accountId } = await shop.family(email);
  await writtenDown(shop, streamOf('account', accountId), [
    { type: 'RoleGranted', data: { accountId, role: 'ROLE_ADMIN' } },
  ]);
  return shop.signIn(email);
}

/** A call in the name of the workers. @returns its status */
export const asWorkers = async (shop: Shop, contract: Contract, request: object): Promise<number> =>
  (await callAsWorkers(shop.house, contract, request)).status;

/** What the workers do about every refund that was asked for; once more for those that they have done. */
export async function workersRefund(shop: Shop): Promise<number[]> {
  const statuses = [];
  for (const { data } of await shop.happened('RefundAsked')) {
    const { paymentId, refundId } = data as { paymentId: string; refundId: string };
    statuses.push(await asWorkers(shop, makeRefund, { paymentId, refundId }));
  }
  return statuses;
}

interface PageRead {
  readonly comparisonId: string;
  readonly page: number;
  readonly next?: { readonly list: string; readonly after?: string };
}

/** The page that comes next of the newest comparison; undefined where it is over. */
async function nextPage(shop: Shop) {
  const begun = (await shop.happened('ComparisonBegun')).at(-1)?.data as PageRead | undefined;
  const pages = (await shop.happened('ComparisonPageRead')).map(({ data }) => data as unknown as PageRead);
  const { comparisonId } = begun ?? { comparisonId: '' };
  const last = pages.findLast((page) => page.comparisonId === comparisonId);
  if (last === undefined) return { comparisonId, page: 1, next: { list: 'subscriptions' } };
  return last.next === undefined ? undefined : { comparisonId, page: last.page + 1, next: last.next };
}

/** A page of whoever was given something that is paid for, as the read table tells it. */
async function paidFamilies(shop: Shop, after = '') {
  const given = (await shop.happened('GrantGiven')).filter(({ data }) => data['source'] !== 'staff');
  const all = [...new Set(given.map(({ data }) => String(data['familyId'])))].toSorted();
  const rest = all.filter((familyId) => familyId > after);
  return { familyIds: rest.slice(0, FAMILIES_A_PAGE), isLast: rest.length <= FAMILIES_A_PAGE };
}

/** What the workers do about a comparison, page by page, until it is over or they are refused; each page twice. */
export async function workersCompare(shop: Shop): Promise<void> {
  for (let page = await nextPage(shop); page !== undefined; page = await nextPage(shop)) {
    const { next, ...named } = page;
    const isOurs = next.list === 'families';
    const request = isOurs ? { ...named, ...(await paidFamilies(shop, next.after)) } : named;
    const compare = () => asWorkers(shop, isOurs ? compareFamilies : comparePage, request);
    const statuses = [await compare(), await compare()];
    if (statuses.some((status) => status !== 200)) return;
  }
}
