import { called, mail, type Called } from '../../testing/called';
import { addToSubscriptionList, confirmSubscription, endSubscription } from '../subscription.contract';

export const marketingCalls: readonly Called[] = [
  called(addToSubscriptionList, 'V F U S T H C E A W D O P', (one) => ({ email: mail(one), source: 'blog' })),
  called(confirmSubscription, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
  called(endSubscription, 'V F U S T H C E A W D O P', () => ({ token: 'no.link' })),
];
