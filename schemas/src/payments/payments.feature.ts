import { feature } from '../describe/feature';
import { billingEvents, stripeEventEvents } from './billing.events';
import * as changeCalls from './change-plan.contract';
import * as checkoutCalls from './checkout.contract';
import { checkouts } from './checkouts.table';
import * as comparisonCalls from './comparing/comparison.contract';
import { comparisonEvents } from './comparing/comparison.events';
import { comparisons } from './comparing/comparisons.table';
import { discountActs } from './discounts/discount-acts.table';
import { discountEvents } from './discounts/discount.events';
import * as discountCalls from './discounts/discounts.contract';
import { customers } from './customers.table';
import * as planCalls from './my-plan.contract';
import { priceListEvents } from './prices/price-list.events';
import { priceLists } from './prices/price-lists.table';
import * as pricesCalls from './prices/prices.contract';
import * as receiptsCalls from './receipts.contract';
import { refundEvents } from './refunds/refund.events';
import * as refundCalls from './refunds/refunds.contract';
import { refunds } from './refunds/refunds.table';
import { registrationEvents } from './registration.events';
import { subscriptions } from './subscriptions.table';
import * as webhookCalls from './webhook.contract';

export const paymentsFeature = feature('payments', {
  families: [
    priceListEvents,
    registrationEvents,
    billingEvents,
    stripeEventEvents,
    refundEvents,
    comparisonEvents,
    discountEvents,
  ],
  calls: [
    checkoutCalls,
    changeCalls,
    receiptsCalls,
    webhookCalls,
    pricesCalls,
    planCalls,
    refundCalls,
    comparisonCalls,
    discountCalls,
  ],
  tables: [priceLists, subscriptions, checkouts, customers, refunds, comparisons, discountActs],
  refusals: {
    AddressNotConfirmed: {
      status: 409,
      title:
        'Please confirm your e-mail address first, with the link in the mail we have sent you. Then it can be yours to manage.',
    },
    AlreadyBought: { status: 409, title: 'You have this already. “My Subscription” shows until when.' },
    PartlyBought: {
      status: 409,
      title:
        'A part of this you pay for already, so it is not sold to you a second time. Practice is for every child of your family: for another child choose mock exams alone, or change the plan that you have, under “My Subscription”.',
    },
    CardDeclined: {
      status: 409,
      title: 'Your card was declined, and nothing has changed. With another card it goes on.',
    },
    CheckoutIsClosed: {
      status: 409,
      title: 'This payment page is closed, and nothing was charged. Please choose again.',
    },
    DifferenceNotFound: { status: 404, title: 'This comparison found no such difference. Please look again.' },
    DiscountForPlansOnly: {
      status: 422,
      title: 'A discount code is for the first month of a plan. A single mock exam is bought without one.',
    },
    DiscountNameTaken: {
      status: 409,
      title: 'There was a code of this name already, and no name is used twice. Please choose another one.',
    },
    DiscountNotFound: { status: 404, title: 'Stripe knows no such discount code. Please look again.' },
    DiscountNotKnown: { status: 422, title: 'We do not know this discount code, or it is no longer good.' },
    DiscountUsed: {
      status: 409,
      title: 'Your family has used this discount code already. Without it, this goes on as it is.',
    },
    SessionIsFree: {
      status: 422,
      title: 'This mock exam is free, so nothing is to be paid for it. Please book a place in it instead.',
    },
    ChildToBeErased: {
      status: 409,
      title:
        'This child is to be erased, so nothing is sold to you for them. If you want to keep their account, take that back under “What we keep” first.',
    },
    FamilyToBeErased: {
      status: 409,
      title:
        'Your family is to be erased, so nothing is sold to you. If you want to stay, take that back under “What we keep” first.',
    },
    MockExamNotChosen: { status: 422, title: 'Please choose which mock exam it is for.' },
    MockExamNotPartOfIt: {
      status: 422,
      title: 'This is not bought for one mock exam. Please leave the exam out, or choose the single mock exam.',
    },
    NothingToChange: { status: 422, title: 'This is what holds already. Nothing would be changed.' },
    NothingBought: { status: 409, title: 'There is nothing to manage yet: nothing was bought from this account.' },
    NotFromStripe: { status: 400, title: 'This was not signed by Stripe, or it is too old.' },
    RefundTooMuch: { status: 422, title: 'That is more than is left of this payment.' },
    RefundUnderWay: {
      status: 409,
      title: 'Another refund of this payment is on its way. Please look again in a moment.',
    },
    PaymentsNotOpen: {
      status: 503,
      title: 'Payments are not open at the moment. Nothing has been charged; please try again later.',
    },
    PromotionOver: {
      status: 422,
      title: 'A promotion needs words and an end that is still to come. Please look at both.',
    },
    PaymentOwed: {
      status: 409,
      title: 'This month’s payment has not gone through yet. Once it has, the plan can be changed.',
    },
    PlanChangeWaits: {
      status: 409,
      title: 'A change of this plan waits already. Please take that one back first.',
    },
    PlanEnds: { status: 409, title: 'This plan is cancelled. Please resume it first; then it can be changed.' },
    PlanNotRunning: {
      status: 409,
      title: 'You do not pay for this plan at the moment, so there is nothing to change. Please look again.',
    },
    PriceMoved: {
      status: 409,
      title: 'The price has changed since it was shown, and nothing was charged. Please look at it again.',
    },
    PaymentChangedMeanwhile: {
      status: 409,
      title: 'Something of this payment was given back since you looked at it. Please look again.',
    },
    PaidWithAnotherAddress: {
      status: 403,
      title: 'This was paid for with another e-mail address than yours, so only whoever paid can change it.',
    },
    PlanNotFound: { status: 404, title: 'Your family has no such plan. Please look again.' },
    PaymentNotFound: { status: 404, title: 'This family has made no such payment.' },
    PricesChangedMeanwhile: {
      status: 409,
      title: 'Somebody else has changed the prices since you opened this page. Please look at them first.',
    },
    TooManyCodes: {
      status: 429,
      title: 'That was a few codes too many. Please try again at {time}, or go on without a code.',
    },
  },
});
