import { commandsTo, discreet, flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import {
  addToSubscriptionList,
  confirmSubscription,
  endSubscription,
  forgetSubscriber,
  leaveByMail,
  noteListMember,
} from 'schemas/marketing/subscription.contract';
import { articleReadRoute } from './article-reads';
import { letterRoutes } from './letters/letter.routes';
import { mockPlaceRoutes } from './mock-place.routes';
import { ownName, type MarketingParts } from './own-names';
import { subscription } from './subscription.decider';

const on = commandsTo(subscription);

export const marketingRoutes = (parts: MarketingParts): Route<CommandDeps>[] => [
  discreet(
    on(addToSubscriptionList, async ({ email, source = 'site' }, tools) => {
      const subscriberId = await subscriberOf(email, parts, tools);
      return { id: subscriberId, command: { type: 'RequestSubscription', data: { subscriberId, email, source } } };
    }),
  ),
  on(confirmSubscription, ({ token }, { opens, refuse }) => {
    const [subscriberId] = opens(token, '/auth/confirm') ?? [];
    return subscriberId === undefined
      ? refuse('LinkNotValid')
      : { id: subscriberId, command: { type: 'ConfirmSubscription', data: { subscriberId } } };
  }),
  on(endSubscription, leaving),
  on(leaveByMail, leaving),
  // Decided anew each time: whoever was on the list before a worker died may have left since.
  flow(
    noteListMember,
    async (data, tools) => {
      await tools.handle(subscription, data.subscriberId, { type: 'NoteListMember', data });
      return {};
    },
    { answersRepeats: false },
  ),
  flow(forgetSubscriber, async ({ subscriberId }, tools) => {
    if ((await tools.read(subscription, subscriberId)) === 'ended') await parts.erase(subscriberId, tools);
    return {};
  }),
  ...mockPlaceRoutes(parts),
  ...letterRoutes,
  articleReadRoute(parts.counters),
];

/** Where a link leads by which the list is left; also what its token is good for. */
const LEAVE = '/auth/leave-list';

function leaving({ token }: { readonly token: string }, { opens, refuse }: LinkTools) {
  const [subscriberId, letterId] = opens(token, LEAVE) ?? [];
  if (subscriberId === undefined) return refuse('LinkNotValid');
  const by = letterId === undefined ? {} : { letterId };
  return { id: subscriberId, command: { type: 'EndSubscription' as const, data: { subscriberId, ...by } } };
}

type LinkTools = Pick<CommandTools, 'opens' | 'refuse'>;

/**
 * Under which name an address stands on the list: chance, and forgotten when the subscriber is erased. Those of before are
 * named by the keyed hash of the address, until they are erased.
 */
async function subscriberOf(email: string, parts: MarketingParts, tools: CommandTools): Promise<string> {
  const { hashed, read } = tools;
  const ofBefore = hashed(email);
  const before = await read(subscription, ofBefore);
  if (before === 'asked' || before === 'confirmed' || before === 'listed') return ofBefore;
  const isOver = async (name: string) => (await read(subscription, name)) === 'ended';
  return ownName(hashed(email, 'subscriber'), isOver, { ...parts, tools });
}
