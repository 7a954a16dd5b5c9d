import type { Happened } from 'platform/testing/folding';
import type { EventFamily, EventOf } from 'schemas/describe/events';
import type { Fields } from 'schemas/describe/schema';
import type { AnyEvent } from 'schemas/events';
import { golden } from './golden';

type Families = readonly EventFamily<Record<string, Fields>>[];

interface Parts<F extends Families> {
  /** The day, which no other feature has. */
  readonly on: string;
  /** The types whose order matters; those that are not named come after them, as they are declared. */
  readonly order?: readonly EventOf<F[number]>['type'][];
  /** The types that were added in the middle of a family: they come last in the morning, as all new ones, and so change no other time. */
  readonly last?: readonly EventOf<F[number]>['type'][];
  /** What happens besides; in the evening, unless it has its own time. */
  readonly later?: readonly Happened<AnyEvent>[];
}

/**
 * A feature's day of the fixed log: each of its types of event once, a minute apart, then what else it wants to have
 * happened. A new type comes last in the morning, and so changes no other time.
 */
export function dayOf<F extends Families>(
  { families }: { readonly families: F },
  { on, order = [], last = [], later = [] }: Parts<F>,
): Happened<AnyEvent>[] {
  const declared = families.flatMap((family) => Object.keys(family.types)) as AnyEvent['type'][];
  const inTheEnd = last as AnyEvent['type'][];
  const before = declared.filter((type) => !inTheEnd.includes(type));
  const types = [...new Set<AnyEvent['type']>([...(order as AnyEvent['type'][]), ...before, ...inTheEnd])];
  const evening = { at: `${on}T18:00:00.000Z` };
  return [
    ...minuteByMinute(
      on,
      types.map((type) => golden(type)),
    ),
    ...later.map((event) => ({ ...evening, ...event })),
  ];
}

/** From ten o'clock on. */
export function minuteByMinute<E extends Happened>(on: string, events: readonly E[]): E[] {
  const ten = Date.parse(`${on}T10:00:00.000Z`);
  return events.map((event, minute) => ({
    ...event,
    at: new Date(ten + minute * 60_000).toISOString(),
    actorId: 'account-oneill',
  }));
}
