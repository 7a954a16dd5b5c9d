import Type from 'typebox';
import { service } from '../accounts/roles';
import { anyone, command } from '../describe/contract';
import { Id } from '../describe/schema';

export const stripeWebhook = command({
  call: 'POST /payments/webhook',
  who: anyone,
  summary: 'What Stripe tells, signed by it. Only that something happened is believed; what, is asked of Stripe.',
  request: { payload: Type.String({ minLength: 1 }), signature: Type.String({ minLength: 1, maxLength: 1_000 }) },
  asItCame: { header: 'stripe-signature' },
  refusals: ['NotFromStripe', 'PaymentsNotOpen'],
  bodyKiB: 256,
});

export const forgetRegistration = command({
  call: 'POST /payments/forgetRegistration',
  who: service('workers'),
  summary: 'Erases a registration that was not paid for within its time; completes it where Stripe says that it was.',
  request: { registrationId: Id },
});
