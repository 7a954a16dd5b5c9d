import { discreet, flow, type CommandDeps, type Route } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import {
  createCheckoutFromDashboard,
  createCheckoutSession,
  createPortalSession,
  directMockExamCheckout,
  leaveCheckout,
  leaveFamilyCheckout,
} from 'schemas/payments/checkout.contract';
import {
  beginComparison,
  compareFamilies,
  comparePage,
  putRight,
} from 'schemas/payments/comparing/comparison.contract';
import { endDiscountCode, listDiscountCodes, makeDiscountCode } from 'schemas/payments/discounts/discounts.contract';
import { publishPrices } from 'schemas/payments/prices/prices.contract';
import {
  lookAtPayments,
  makeRefund as makeRefundCall,
  refundPayment,
  returnCancelledExam,
} from 'schemas/payments/refunds/refunds.contract';
import { forgetRegistration, stripeWebhook } from 'schemas/payments/webhook.contract';
import { billing } from './billing/billing.decider';
import { buyForFamily, customerOf, familyOfCaller, requireOpen } from './buying/buying';
import { planRoutes } from './changing/plan.routes';
import * as compare from './comparing/comparing';
import * as puttingRight from './comparing/putting-right';
import * as codes from './discounting/discount-codes';
import { forget } from './leaving/forgetting';
import { leaveOfFamily, leaveRegistration } from './leaving/leaving';
import type { PaymentsParts } from './payments-parts';
import { PRICE_LIST, prices } from './prices.decider';
import { askRefund, makeRefund, paymentsOf } from './refunding/refunding';
import { returnExam } from './refunding/returning-exam';
import { registerAndPay } from './registering/registering';
import { settle } from './settling';
import { stripeEvent } from './billing/stripe-event.decider';

export const paymentsRoutes = (parts: PaymentsParts): Route<CommandDeps>[] => [
  ...checkouts(parts),
  ...planRoutes(parts),
  webhook(parts),
  flow(forgetRegistration, async ({ registrationId }, tools) => {
    await forget(registrationId, parts, tools);
    return {};
  }),
  flow(lookAtPayments, async ({ familyId }, tools) => ({ payments: await paymentsOf(familyId, parts, tools) })),
  flow(refundPayment, (wanted, tools) => askRefund(wanted, parts, tools)),
  flow(makeRefundCall, async (named, tools) => {
    await makeRefund(named, parts, tools);
    return {};
  }),
  flow(returnCancelledExam, async (exam, tools) => {
    await returnExam(exam, parts, tools);
    return {};
  }),
  ...comparisons(parts),
  ...discountCodes(parts),
  flow(publishPrices, async ({ basedOn, ...list }, tools) => {
    await tools.handle(prices, PRICE_LIST, { type: 'PublishPrices', data: asKept(list), basedOn, at: tools.now });
    return {};
  }),
];

/** What says nothing is left out, so that a list that was typed again is the same one. */
function asKept({ badge, promotion, promotionEndsAt, promotionLinkWords, bundleHidden, ...list }: Published) {
  const words = promotionLinkWords?.trim() ?? '';
  return {
    ...list,
    badge: badge.trim(),
    promotion: promotion.trim(),
    ...(promotionEndsAt !== undefined && { promotionEndsAt: new Date(promotionEndsAt).toISOString() }),
    ...(words !== '' && { promotionLinkWords: words }),
    ...(bundleHidden === true && { bundleHidden }),
  };
}

type Published = Omit<RequestOf<typeof publishPrices>, 'basedOn'>;

const discountCodes = (parts: PaymentsParts) => [
  flow(listDiscountCodes, (_, tools) => codes.listCodes(parts, tools), { answersRepeats: false }),
  flow(makeDiscountCode, async (wanted, tools) => {
    await codes.makeCode(wanted, parts, tools);
    return {};
  }),
  flow(endDiscountCode, async (named, tools) => {
    await codes.endCode(named, parts, tools);
    return {};
  }),
];

const comparisons = (parts: PaymentsParts) => [
  flow(beginComparison, (_, tools) => compare.beginComparison(parts, tools)),
  flow(comparePage, async (named, tools) => {
    await compare.comparePage(named, parts, tools);
    return {};
  }),
  flow(compareFamilies, async (families, tools) => {
    await compare.compareOurs(families, parts, tools);
    return {};
  }),
  flow(putRight, (named, tools) => puttingRight.putRight(named, parts, tools)),
];

const checkouts = (parts: PaymentsParts) => [
  discreet(
    flow(createCheckoutSession, ({ studentName, studentDob, parentEmail, ...applicant }, tools) =>
      registerAndPay(
        { ...applicant, email: parentEmail, childName: studentName, childBornOn: studentDob },
        parts,
        tools,
      ),
    ),
  ),
  discreet(
    flow(directMockExamCheckout, ({ selectedExamProduct, studentName, parentEmail, ...applicant }, tools) =>
      registerAndPay(
        {
          ...applicant,
          productId: selectedExamProduct,
          email: parentEmail,
          ...(studentName !== undefined && { childName: studentName }),
        },
        parts,
        tools,
      ),
    ),
  ),
  flow(createCheckoutFromDashboard, (wanted, tools) => buyForFamily(wanted, parts, tools)),
  flow(leaveCheckout, async ({ registrationId }, tools) => {
    await leaveRegistration(registrationId, parts, tools);
    return {};
  }),
  flow(leaveFamilyCheckout, async ({ askId }, tools) => {
    await leaveOfFamily(askId, parts, tools);
    return {};
  }),
  flow(createPortalSession, async (_, tools) => {
    const { till, publicUrl } = requireOpen(parts, tools);
    const customerId = customerOf(await tools.read(billing, familyOfCaller(tools)));
    if (customerId === undefined) return tools.refuse('NothingBought');
    return { url: await till.portal(customerId, `${publicUrl}/app/my-subscription`) };
  }),
];

// Its own words are never believed: what they are about is asked for, and only then is the event taken as told.
const webhook = (parts: PaymentsParts) =>
  flow(
    stripeWebhook,
    async ({ payload, signature }, tools) => {
      const open = requireOpen(parts, tools);
      const told = open.till.opened(payload, signature);
      if (told === undefined) return tools.refuse('NotFromStripe');
      const { stripeEventId, type: about } = told;
      if (await tools.read(stripeEvent, stripeEventId)) return {};
      await settle(told, open, tools);
      await tools.handle(stripeEvent, stripeEventId, { type: 'TakeStripeEvent', data: { stripeEventId, about } });
      return {};
    },
    { answersRepeats: false },
  );
