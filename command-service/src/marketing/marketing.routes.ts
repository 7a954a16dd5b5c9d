import type { AddressNames } from 'platform/crypto';
import { commandsTo, discreet, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import { addToSubscriptionList, confirmSubscription, endSubscription } from 'schemas/marketing/subscription.contract';
import { subscription } from './subscription.decider';

const on = commandsTo(subscription);

export const marketingRoutes = ({ names }: { readonly names: AddressNames }): Route<CommandDeps>[] => [
  discreet(
    on(addToSubscriptionList, async ({ email, source = 'site' }, tools) => {
      const subscriberId = await subscriberOf(email, names, tools);
      return { id: subscriberId, command: { type: 'RequestSubscription', data: { subscriberId, email, source } } };
    }),
  ),
  on(confirmSubscription, ({ token }, { opens, refuse }) => {
    const [subscriberId] = opens(token, '/auth/confirm') ?? [];
    return subscriberId === undefined
      ? refuse('LinkNotValid')
      : { id: subscriberId, command: { type: 'ConfirmSubscription', data: { subscriberId } } };
  }),
  on(endSubscription, ({ token }, { opens, refuse }) => {
    const [subscriberId] = opens(token, '/auth/leave-list') ?? [];
    return subscriberId === undefined
      ? refuse('LinkNotValid')
      : { id: subscriberId, command: { type: 'EndSubscription', data: { subscriberId } } };
  }),
];

/**
 * Under which name an address stands on the list: chance, and forgotten when the subscriber is erased. Those of before are
 * named by the keyed hash of the address, until they are erased.
 */
async function subscriberOf(
  email: string,
  names: AddressNames,
  { hashed, read }: Pick<CommandTools, 'hashed' | 'read'>,
): Promise<string> {
  const index = hashed(email, 'subscriber');
  const known = await names.find(index);
  if (known !== undefined) return known;
  const ofBefore = hashed(email);
  const before = await read(subscription, ofBefore);
  return before === 'none' || before === 'erased' ? names.makeOwn(index) : ofBefore;
}
