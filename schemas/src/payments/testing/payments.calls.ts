import { called, mail, naming, nothing, password, type Called } from '../../testing/called';
import {
  createCheckoutFromDashboard,
  createCheckoutSession,
  createPortalSession,
  directMockExamCheckout,
  leaveCheckout,
  leaveFamilyCheckout,
} from '../checkout.contract';
import { changePlan, claimExam, claimPlan, previewPlanChange, setPlanEnding } from '../change-plan.contract';
import {
  beginComparison,
  compareFamilies,
  comparePage,
  getComparison,
  putRight,
} from '../comparing/comparison.contract';
import { getBundleOffer, getMyPlan } from '../my-plan.contract';
import { listMyReceipts } from '../receipts.contract';
import {
  endDiscountCode,
  getDiscountHistory,
  listDiscountCodes,
  makeDiscountCode,
} from '../discounts/discounts.contract';
import { openingPrices } from '../prices/price-list';
import { getCheckout, getPriceHistory, getPrices, publishPrices } from '../prices/prices.contract';
import {
  getRefunds,
  lookAtPayments,
  makeRefund,
  refundPayment,
  returnCancelledExam,
} from '../refunds/refunds.contract';
import { forgetRegistration, stripeWebhook } from '../webhook.contract';

const parent = { parentFirstName: 'Grace', parentLastName: 'O’Neill', acceptedTerms: true };

const oneExam = ({ fresh }: { readonly fresh: string }) => ({ productId: 3 as const, mockExamSessionId: fresh });

const named = {
  mockExamSessionId: 'exam to come',
  askId: 'page to pay on',
  subscriptionId: 'plan',
  checkoutId: 'exam paid for',
  learnerId: 'child',
} as const;

/** By what the page to pay on leads back with: it is told whether it is paid, and can be shut. */
const ofThePage = naming({ registrationId: 'for whoever holds it', checkoutId: 'for whoever holds it' }, [
  called(leaveCheckout, 'V F U S T H C E A W D O P', ({ fresh }) => ({ registrationId: fresh })),
  called(getCheckout, 'V F U S T H C E A W D O P', ({ fresh }) => ({ checkoutId: fresh })),
]);

const others = naming(named, [
  called(createCheckoutSession, 'V F U S T H C E A W D O P', (one) => ({
    ...parent,
    parentEmail: mail(one),
    studentName: 'Kofi',
    password,
    ...oneExam(one),
  })),
  called(directMockExamCheckout, 'V F U S T H C E A W D O P', (one) => ({
    ...parent,
    parentEmail: mail(one),
    selectedExamProduct: 3 as const,
    mockExamSessionId: one.fresh,
  })),
  called(createCheckoutFromDashboard, '. f u . . . . . . . . . .', oneExam),
  called(leaveFamilyCheckout, '. F U . . . . . . . . . .', ({ fresh }) => ({ askId: fresh })),
  called(createPortalSession, '. f u . . . . . . . . . .', nothing),
  called(previewPlanChange, '. f u . . . . . . . . . .', () => ({ from: 1 as const, to: 4 as const })),
  called(changePlan, '. f u . . . . . . . . . .', () => ({
    from: 1 as const,
    to: 4 as const,
    duePence: 1,
    monthlyPence: 3898,
    prorationAt: '2026-11-21T14:02:00.000Z',
  })),
  called(setPlanEnding, '. f u . . . . . . . . . .', () => ({ productId: 1 as const, endsWithPeriod: true })),
  called(claimPlan, '. f u . . . . . . . . . .', ({ fresh }) => ({ subscriptionId: fresh })),
  called(claimExam, '. f u . . . . . . . . . .', ({ fresh }) => ({ checkoutId: fresh })),
  called(listMyReceipts, '. f u . . . . . . . . . .', nothing),
  called(stripeWebhook, 'V F U S T H C E A W D O P', () => ({ payload: '{}', signature: 't=1,v1=none' })),
  called(forgetRegistration, '. . . . . . . . . W . . .', ({ fresh }) => ({ registrationId: fresh })),
  called(getPrices, 'V F U S T H C E A W D O P', nothing),
  called(publishPrices, '. . . . . . . . a . . . .', () => ({ ...openingPrices, reason: 'A test.', basedOn: 99 })),
  called(getPriceHistory, '. . . . . . . . A . . . .', nothing),
  called(listDiscountCodes, '. . . . . . . . A . . . .', nothing),
  called(makeDiscountCode, '. . . . . . . . a . . . .', ({ fresh }) => ({
    code: fresh.replace(/[^A-Za-z0-9]/g, '').slice(0, 40),
    percentOff: 10,
    reason: 'A test.',
  })),
  called(endDiscountCode, '. . . . . . . . a . . . .', ({ fresh }) => ({ discountId: fresh, reason: 'A test.' })),
  called(getDiscountHistory, '. . . . . . . . A . . . .', nothing),
  called(getMyPlan, '. f u . . . . . . . . . .', nothing),
  called(getBundleOffer, '. F U . . . . . . . . . .', nothing),
  called(lookAtPayments, '. . . . . . . . A . . . .', ({ accountId }) => ({ familyId: accountId })),
  called(refundPayment, '. . . . . . . . a . . . .', ({ accountId, fresh }) => ({
    familyId: accountId,
    paymentId: fresh,
    pence: 100,
    seenPence: 0,
    ends: false,
    reason: 'They never used it.',
  })),
  called(returnCancelledExam, '. . . . . . . . . W . . .', ({ accountId, fresh }) => ({
    sessionId: fresh,
    learnerId: fresh,
    familyId: accountId,
  })),
  called(makeRefund, '. . . . . . . . . W . . .', ({ fresh }) => ({ paymentId: fresh, refundId: fresh })),
  called(getRefunds, '. . . . . . . . A . . . .', ({ accountId }) => ({ familyId: accountId })),
  called(beginComparison, '. . . . . . . . A W . . .', nothing),
  called(comparePage, '. . . . . . . . . W . . .', ({ fresh }) => ({ comparisonId: fresh, page: 1 })),
  called(compareFamilies, '. . . . . . . . . W . . .', ({ fresh, accountId }) => ({
    comparisonId: fresh,
    page: 1,
    familyIds: [accountId],
    isLast: true,
  })),
  called(putRight, '. . . . . . . . a . . . .', ({ fresh }) => ({ comparisonId: fresh, about: fresh })),
  called(getComparison, '. . . . . . . . A . . . .', nothing),
]);

export const paymentsCalls: readonly Called[] = [...ofThePage, ...others];
