import { commandsTo, discreet } from 'platform/http';
import { addToSubscriptionList, confirmSubscription } from 'schemas/marketing/subscription.contract';
import { subscription } from './subscription.decider';

const on = commandsTo(subscription);

export const marketingRoutes = [
  discreet(
    on(addToSubscriptionList, ({ email, source = 'site' }, { hashed }) => {
      const subscriberId = hashed(email);
      return { id: subscriberId, command: { type: 'RequestSubscription', data: { subscriberId, email, source } } };
    }),
  ),
  on(confirmSubscription, ({ token }, { opens, refuse }) => {
    const [subscriberId] = opens(token, '/auth/confirm') ?? [];
    return subscriberId === undefined
      ? refuse('LinkNotValid')
      : { id: subscriberId, command: { type: 'ConfirmSubscription', data: { subscriberId } } };
  }),
];
