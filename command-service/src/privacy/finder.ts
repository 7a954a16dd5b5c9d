import { findIn, gatherIn, holdsAddress, type FindingParts } from 'platform/finding';
import type { AnyEvent } from 'schemas/events';
import { eventTypes } from 'schemas/events';
import { tables } from 'schemas/tables';
import type { Finder } from './privacy-parts';
import { shownAddresses } from './shown-addresses';

/** Whoever has one of these ids is more than an address: somebody’s sign-up, place or subscription is nothing else. */
const people: ReadonlySet<string> = new Set(['accountId', 'learnerId', 'familyId']);

/** Whose subject is somebody of whom nothing is known but what stands beside their address: found by what they declare. */
const addressed = new Set(
  [...eventTypes.values()]
    .filter((type) =>
      Object.entries(type.personal).some(([field, subject]) => !people.has(subject) && holdsAddress(type, field)),
    )
    .map(({ name }) => name),
);

/** Holds the words that are looked for, under a key of its own. */
const passed: readonly AnyEvent['type'][] = ['ErasureBegun'];

/** Looks for people in everything that the services keep. */
export function finderOver({ db, log, redis }: Pick<FindingParts, 'db' | 'log' | 'redis'>): Finder {
  const parts = { db, log, redis, tables, types: eventTypes, passed: new Set<string>(passed) };
  return {
    gather: (ids) => gatherIn({ log, types: eventTypes, addressed, addresses: shownAddresses }, ids),
    find: (wanted) => findIn(parts, wanted),
  };
}
