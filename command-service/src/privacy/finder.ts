import { findIn, gatherIn, type FindingParts } from 'platform/finding';
import type { TSchema } from 'typebox';
import type { AnyEvent } from 'schemas/events';
import { eventTypes } from 'schemas/events';
import { tables } from 'schemas/tables';
import type { Finder } from './privacy-parts';

/** Whoever has one of these ids is more than an address: somebody’s sign-up, place or subscription is nothing else. */
const people: ReadonlySet<string> = new Set(['accountId', 'learnerId', 'familyId']);

/** Whose subject is somebody of whom nothing is known but what stands beside their address: found by what they declare. */
const addressed = new Set(
  [...eventTypes.values()]
    .filter(({ schema, personal }) =>
      Object.entries(personal).some(([field, subject]) => !people.has(subject) && isAddress(schema, field)),
    )
    .map(({ name }) => name),
);

function isAddress(schema: TSchema, field: string): boolean {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, { readonly format?: string }>> };
  return properties[field]?.format === 'email';
}

/** Holds the words that are looked for, under a key of its own. */
const passed: readonly AnyEvent['type'][] = ['ErasureBegun'];

/** Looks for people in everything that the services keep. */
export function finderOver({ db, log }: Pick<FindingParts, 'db' | 'log'>): Finder {
  const parts = { db, log, tables, types: eventTypes, passed: new Set<string>(passed) };
  return {
    gather: (ids) => gatherIn({ log, types: eventTypes, addressed }, ids),
    find: (wanted) => findIn(parts, wanted),
  };
}
