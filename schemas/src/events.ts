import type { EventOf, EventType } from './describe/events';
import { features, type AnyFeature } from './features';

/** Every event of the system, told apart by `type`. */
export type AnyEvent = EventOf<AnyFeature['families'][number]>;

/** Every type of event by its name. */
export const eventTypes: ReadonlyMap<string, EventType> = register(
  features.flatMap(({ families }) => families.flatMap((family) => Object.values<EventType>(family.types))),
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
