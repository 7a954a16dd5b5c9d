import type { CommandTools } from 'platform/http';
import { requireOpen } from '../buying';
import type { OpenPayments, PaymentsParts } from '../payments-parts';
import { settle } from '../settling';
import { comparison, COMPARISONS } from './comparison.decider';
import { differencesOf, differencesOfPayment, type Difference } from './differences';

/** Of what age payments are looked at: what is older was looked at every night since. */
const PAYMENTS_OF_DAYS = 40;
const DAY_MS = 86_400_000;

export async function beginComparison(parts: PaymentsParts, tools: CommandTools) {
  requireOpen(parts, tools);
  const data = { comparisonId: tools.idFor('comparison'), begunAt: tools.now };
  const { state } = await tools.handle(comparison, COMPARISONS, { type: 'BeginComparison', data });
  return { comparisonId: state.underWay?.comparisonId ?? data.comparisonId };
}

interface Named {
  readonly comparisonId: string;
  readonly page: number;
}

/** One page, and no more: whoever dies before it is written does it again, and what follows is asked for by what was written. */
export async function comparePage({ comparisonId, page }: Named, parts: PaymentsParts, tools: CommandTools) {
  const open = requireOpen(parts, tools);
  const { underWay } = await tools.read(comparison, COMPARISONS);
  if (underWay?.comparisonId !== comparisonId || underWay.page + 1 !== page) return;
  const { list, after } = underWay.next;
  const since = new Date(Date.parse(underWay.begunAt) - PAYMENTS_OF_DAYS * DAY_MS).toISOString();
  const read = list === 'subscriptions' ? subscriptions(after, open, tools) : payments({ after, since }, open, tools);
  const { looked, differences, next } = await read;
  const data = { comparisonId, page, looked, differences: [...differences], readAt: tools.now, ...next };
  await tools.handle(comparison, COMPARISONS, { type: 'NotePage', data });
}

async function subscriptions(after: string | undefined, parts: OpenPayments, tools: CommandTools) {
  const { rows, more } = await parts.till.subscriptionsAfter(after);
  const differences: Difference[] = [];
  for (const seen of rows) differences.push(...(await differencesOf(seen, { parts, tools })));
  const last = rows.at(-1)?.subscriptionId;
  const isMore = more && last !== undefined;
  const next = isMore ? { list: 'subscriptions' as const, after: last } : { list: 'payments' as const };
  return { looked: rows.length, differences, next: { next } };
}

interface Since {
  readonly after: string | undefined;
  readonly since: string;
}

async function payments({ after, since }: Since, parts: OpenPayments, tools: CommandTools) {
  const { rows, more } = await parts.till.paymentsSince(since, after);
  const differences: Difference[] = [];
  for (const seen of rows) differences.push(...(await differencesOfPayment(seen, { parts, tools })));
  const last = rows.at(-1)?.paymentId;
  const next = more && last !== undefined ? { next: { list: 'payments' as const, after: last } } : {};
  return { looked: rows.length, differences, next };
}

interface Different {
  readonly comparisonId: string;
  readonly about: string;
}

/** What Stripe's webhook would have done, done now: it is asked again, and only its answer is believed. */
export async function putRight({ comparisonId, about }: Different, parts: PaymentsParts, tools: CommandTools) {
  const open = requireOpen(parts, tools);
  const { newest, found } = await tools.read(comparison, COMPARISONS);
  if (newest !== comparisonId || !found.has(about)) return tools.refuse('DifferenceNotFound');
  await settleAgain(about, open, tools);
  const data = { comparisonId, about, putRightAt: tools.now };
  await tools.handle(comparison, COMPARISONS, { type: 'NotePutRight', data });
  return {};
}

async function settleAgain(about: string, open: OpenPayments, tools: CommandTools): Promise<void> {
  const told = { stripeEventId: about, type: 'comparison' };
  if (about.startsWith('sub_')) return settle({ ...told, about: { kind: 'subscription', id: about } }, open, tools);
  const page = await open.till.pageOf(about);
  if (page !== undefined) await settle({ ...told, about: { kind: 'checkout', id: page } }, open, tools);
  return settle({ ...told, about: { kind: 'payment', id: about } }, open, tools);
}
