import type { EventType } from 'schemas/describe/events';
import type { AnyTable } from 'schemas/describe/table';
import type { Queries } from '../database/database';
import type { LoggedEvent, ReadingLog } from '../event-log/event-log';
import { START } from '../event-store/event-store';
import { everyBlob } from '../blobs/blobs';
import { holdsAddress } from './address-fields';
import { findFiles, noteSeal, type Seal } from './files/find-files';
import { Places, type PlaceCount } from './places';
import type { RedisEntries } from './redis-entries';
import { wordsOf, type Wanted, type Words } from './words';

/** Where they were found, and how much was searched. */
export interface Found {
  readonly places: readonly PlaceCount[];
  readonly tables: number;
  readonly events: number;
  readonly files: number;
  /** Entries of Redis; undefined where the system has none. */
  readonly redis?: number | undefined;
  /**
   * How many others have something under an address that is looked for: it was typed and never shown to be theirs, or
   * somebody has begun anew with it. What they have is theirs, and no place.
   */
  readonly others: number;
}

export interface FindingParts {
  /** May call the functions of the search, and look into the keys. Nobody waits for it: its statements read whole tables. */
  readonly db: Pick<Queries, 'many' | 'one'>;
  readonly log: Pick<ReadingLog, 'readAll'>;
  readonly types: ReadonlyMap<string, EventType>;
  /** Every read table, as it is declared: which of its columns are whose. */
  readonly tables: readonly AnyTable[];
  /** Events that hold the words themselves by which somebody is looked for. */
  readonly passed: ReadonlySet<string>;
  /** Undefined where the system has none: its queues stand in the database then. */
  readonly redis?: RedisEntries | undefined;
}

/**
 * Looks for people in every table of the database, whatever it is, in Redis, in the keys, and in the log and the files opened
 * with every key that is left. A place counts where something personal of theirs stands; an id that leads to nothing is nothing.
 */
export async function findIn(parts: FindingParts, wanted: Wanted): Promise<Found> {
  const places = new Places();
  const words = wordsOf(wanted);
  // First who else there is, since their rows are not counted.
  const { events, others, seals } = await findEvents(parts, { wanted, words }, places);
  await findKeys(parts, wanted, places);
  const tables = await findRows(parts, { words, others }, places);
  await findHeld(parts, wanted, places);
  const people = new Set(wanted.people);
  const files = await findFiles({ files: everyBlob(parts.db), seals, people, words }, places);
  const redis = await findEntries(parts, words, places);
  return { places: places.all(), tables, events, files, redis, others: others.size };
}

async function findKeys({ db }: FindingParts, { people }: Wanted, places: Places): Promise<void> {
  const count = async (place: string, where: string) => {
    const row = await db.one<{ count: number }>(
      `select count(*)::int as count from ${place} where subject_id = any ($1) ${where}`,
      [people],
    );
    places.add(place, row?.count ?? 0);
  };
  await count('keys.subject_keys', 'and wrapped_key is not null');
  await count('keys.address_names', '');
}

interface Rows {
  readonly words: Words;
  readonly others: ReadonlySet<string>;
}

async function findRows(parts: FindingParts, { words, others }: Rows, places: Places): Promise<number> {
  const { db } = parts;
  const { ids, beside, sure, surely } = words;
  const declared = new Map(parts.tables.map(({ name, personal }) => [`read.${name}`, Object.keys(personal)]));
  const tables = await db.many<{ name: string }>('select log.places_to_search() as name');
  for (const { name } of tables) {
    const row = await db.one<{ count: string }>('select log.rows_with($1, $2, $3, $4, $5, $6, $7) as count', [
      name,
      ids.map(anywhere),
      beside,
      sure.map(anywhere),
      surely,
      declared.get(name) ?? [],
      [...others].map(anywhere),
    ]);
    places.add(name, Number(row?.count ?? 0));
  }
  return tables.length;
}

// Patterns of LIKE.
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

async function findEntries({ redis }: FindingParts, words: Words, places: Places): Promise<number | undefined> {
  if (!redis) return undefined;
  let entries = 0;
  for await (const { place, data } of redis()) {
    entries += 1;
    if (words.standIn(data)) places.add(place);
  }
  return entries;
}

async function findHeld({ db, tables }: FindingParts, { people }: Wanted, places: Places): Promise<void> {
  for (const { name, personal } of tables)
    for (const [column, subject] of Object.entries(personal)) {
      const row = await db.one<{ count: string }>('select log.rows_held($1, $2, $3, $4) as count', [
        `read.${name}`,
        subject,
        column,
        people,
      ]);
      places.add(`read.${name}.${column}`, Number(row?.count ?? 0));
    }
}

interface Looking {
  readonly wanted: Wanted;
  readonly words: Words;
}

async function findEvents(parts: FindingParts, { wanted, words }: Looking, places: Places) {
  const people = new Set(wanted.people);
  const others = new Set<string>();
  const seals = new Map<string, Seal>();
  let events = 0;
  for await (const batch of parts.log.readAll(START)) {
    events += batch.length;
    for (const event of batch.filter(({ type }) => !parts.passed.has(type))) {
      const type = parts.types.get(event.type);
      const theirs = ofOthers(event, { type, people, words });
      for (const { subjectId } of theirs) others.add(subjectId);
      noteSeal(seals, event, type);
      if (holds(event, people, type) || words.standIn(without(event.data, theirs), Object.keys(type?.personal ?? {})))
        places.add(`log: ${event.type}`);
    }
  }
  return { events, others, seals };
}

function holds({ data }: LoggedEvent, people: ReadonlySet<string>, type: EventType | undefined): boolean {
  return Object.entries(type?.personal ?? {}).some(
    ([field, subject]) => data[field] !== undefined && data[field] !== null && people.has(String(data[subject])),
  );
}

interface Asked {
  readonly type: EventType | undefined;
  readonly people: ReadonlySet<string>;
  readonly words: Words;
}

/** The addresses in it that are looked for and are said of somebody else. */
const ofOthers = ({ data }: LoggedEvent, { type, people, words }: Asked) =>
  Object.entries(type?.personal ?? {})
    .map(([field, subject]) => ({ field, subjectId: String(data[subject]), text: data[field] }))
    .filter(({ field, subjectId, text }) => !people.has(subjectId) && holdsAddress(type, field) && words.isOne(text));

const without = (data: LoggedEvent['data'], fields: readonly { readonly field: string }[]): LoggedEvent['data'] =>
  fields.length === 0
    ? data
    : Object.fromEntries(Object.entries(data).filter(([name]) => fields.every(({ field }) => field !== name)));
