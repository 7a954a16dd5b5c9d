import Type, { type Static } from 'typebox';
import { Maybe } from '../describe/events';
import { Count, Instant, Shape } from '../describe/schema';

/** Something that was searched, and how much of it held the person: rows of a table, events of a type, keys. */
const Place = Shape({ place: Type.String({ maxLength: 200 }), count: Count });
export type PlaceCount = Static<typeof Place>;

/** Only where there was something. */
export const Places = Type.Array(Place, { maxItems: 2_000 });

/** What was looked through. */
export const Searched = Shape({
  /** Of the database, whatever it holds: read tables, keys, the queues in it, what is to be done and what was. */
  tables: Count,
  /** Opened with every key that is left. */
  events: Count,
  /** Pictures and PDFs that are kept, those that are sealed opened with every key that is left; absent: they were not looked into yet. */
  files: Maybe(Count),
  /** Entries of Redis, queues and counters; absent: the system had none, or did not look there yet. */
  redis: Maybe(Count),
  searchedAt: Instant,
});

/**
 * That somebody was erased, and how it is known. It holds nothing by which anybody could be found: counts, and the times
 * at which it was done.
 */
export const Certificate = Shape({
  whom: Type.Enum(['child', 'family']),
  askedAt: Instant,
  begunAt: Instant,
  carriedOutAt: Instant,
  /** How many keys were destroyed. */
  keys: Count,
  before: Places,
  heldBefore: Count,
  after: Searched,
  heldAfter: Type.Literal(0),
  /** Of how many others something stands under an address that was typed and never shown to be theirs; absent: of nobody. */
  others: Maybe(Count),
});
export type Certificate = Static<typeof Certificate>;

/**
 * The same text for the same certificate, whatever the order in which its fields were written down: what its hash is
 * taken over.
 */
export function certificateText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(certificateText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${certificateText(field)}`).join(',')}}`;
}
