import { accountEvents } from './accounts/account.events';
import { loginEvents } from './accounts/login.events';
import { erasureEvents, securityEvents } from './accounts/security.events';
import { sessionEvents } from './accounts/session.events';
import { signUpEvents } from './accounts/sign-up.events';
import type { EventOf, EventType } from './describe/events';
import { jobRetryEvents } from './investigations/job-retry.events';
import { rebuildEvents } from './investigations/rebuild.events';
import { subscriptionEvents } from './marketing/subscription.events';
import { learnerDayEvents } from './practice/worksheets/learner-day.events';
import { worksheetEvents } from './practice/worksheets/worksheet.events';
import { catalogueEvents } from './questions/catalogue.events';
import { englishBankEvents, englishPackEvents } from './questions/english.events';

const families = [
  accountEvents,
  loginEvents,
  sessionEvents,
  signUpEvents,
  securityEvents,
  erasureEvents,
  subscriptionEvents,
  catalogueEvents,
  englishBankEvents,
  englishPackEvents,
  worksheetEvents,
  learnerDayEvents,
  rebuildEvents,
  jobRetryEvents,
] as const;

/** Every event of the system, told apart by `type`. */
export type AnyEvent = EventOf<(typeof families)[number]>;

/** Every type of event by its name. */
export const eventTypes: ReadonlyMap<string, EventType> = register(
  families.flatMap((family) => Object.values(family.types)),
);

function register(types: readonly EventType[]): ReadonlyMap<string, EventType> {
  const byName = new Map<string, EventType>();
  for (const type of types) {
    if (byName.has(type.name))
      throw new Error(`two families declare ${type.name}: event names are unique in the whole system`);
    byName.set(type.name, type);
  }
  return byName;
}
