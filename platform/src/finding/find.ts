import type { EventType } from 'schemas/describe/events';
import type { AnyTable } from 'schemas/describe/table';
import type { Queries } from '../database/database';
import type { LoggedEvent, ReadingLog } from '../event-log/event-log';
import { START } from '../event-store/event-store';
import { Places, type PlaceCount } from './places';
import { wordsOf, type Wanted, type Words } from './words';

/** Where they were found, and how much was searched. */
export interface Found {
  readonly places: readonly PlaceCount[];
  readonly tables: number;
  readonly events: number;
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
}

/**
 * Looks for people in every table of the database, whatever it is, in the keys, and in the log opened with every key that is
 * left. A place counts where something personal of theirs stands; an id that leads to nothing is nothing.
 */
export async function findIn(parts: FindingParts, wanted: Wanted): Promise<Found> {
  const places = new Places();
  const words = wordsOf(wanted);
  await findKeys(parts, wanted, places);
  const tables = await findRows(parts, words, places);
  await findHeld(parts, wanted, places);
  const events = await findEvents(parts, { wanted, words }, places);
  return { places: places.all(), tables, events };
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

async function findRows(parts: FindingParts, { ids, beside, sure, surely }: Words, places: Places): Promise<number> {
  const { db } = parts;
  const declared = new Map(parts.tables.map(({ name, personal }) => [`read.${name}`, Object.keys(personal)]));
  const tables = await db.many<{ name: string }>('select log.places_to_search() as name');
  for (const { name } of tables) {
    const row = await db.one<{ count: string }>('select log.rows_with($1, $2, $3, $4, $5, $6) as count', [
      name,
      ids.map(anywhere),
      beside,
      sure.map(anywhere),
      surely,
      declared.get(name) ?? [],
    ]);
    places.add(name, Number(row?.count ?? 0));
  }
  return tables.length;
}

// Patterns of LIKE.
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

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

async function findEvents(parts: FindingParts, { wanted, words }: Looking, places: Places): Promise<number> {
  const people = new Set(wanted.people);
  let events = 0;
  for await (const batch of parts.log.readAll(START)) {
    events += batch.length;
    for (const event of batch) {
      if (parts.passed.has(event.type)) continue;
      const personal = parts.types.get(event.type)?.personal ?? {};
      if (holds(event, people, personal) || words.standIn(event.data, Object.keys(personal)))
        places.add(`log: ${event.type}`);
    }
  }
  return events;
}

function holds({ data }: LoggedEvent, people: ReadonlySet<string>, personal: EventType['personal']): boolean {
  return Object.entries(personal).some(
    ([field, subject]) => data[field] !== undefined && data[field] !== null && people.has(String(data[subject])),
  );
}
