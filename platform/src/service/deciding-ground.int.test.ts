import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { events } from 'schemas/describe/events';
import { Id, Personal, Text } from 'schemas/describe/schema';
import { openDatabase } from '../database/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { openDecidingGround, STATEMENT_MS, type DecidingGround } from './service';

const { types } = events({ Noted: { personId: Id, note: Personal(Text(1_000), 'personId') } });

let database: TestDatabase;
let ground: DecidingGround;
beforeEach(async () => {
  database = await testDatabase();
  const config = { host: '127.0.0.1', port: 0, databaseUrl: database.as('command'), logLevel: 'error' } as const;
  const masterKeys = randomBytes(32).toString('base64');
  ground = openDecidingGround('command-service', { ...config, masterKeys }, new Map(Object.entries(types)));
});
afterEach(() => database.drop());

it('tells whoever sends a command, while the database stands still, before they have gone away', async () => {
  const [row] = await ground.db.many<{ statement_timeout: string }>('show statement_timeout');
  expect(row).toEqual({ statement_timeout: `${STATEMENT_MS / 1_000}s` });
  await ground.close();
});

const STREAMS = 300;
const EVENTS = 5;
const people = Array.from({ length: STREAMS }, (_, n) => `person-${n}`);
const note = { note: 'Something to remember. '.repeat(20) };

/** What a person's stream holds after one more command of several events. */
async function command(person: string, nth: number): Promise<void> {
  await ground.log.append({
    stream: person,
    expected: nth * EVENTS - 1,
    events: Array.from({ length: EVENTS }, () => ({ type: 'Noted', data: { personId: person, ...note } })),
    recording: { commandId: `c${nth}`, at: '2026-11-21T12:00:00.000Z', actor: { id: person, role: '' } },
  });
}

const readAll = (wanted: readonly string[]) => Promise.all(wanted.map((person) => ground.log.readStream(person)));

// Plans that were made while the tables were empty, and no statistics ever: as it is minutes after the first start.
it('finds streams and keys by their indexes alone, however fast the tables have grown', async () => {
  const owner = openDatabase({ url: database.url, name: 'owner', max: 1 });
  for (const table of ['log.events', 'keys.subject_keys'])
    await owner.query(`alter table ${table} set (autovacuum_enabled = off)`);
  for (let n = 0; n < 20; n += 1) await readAll(people.slice(0, 1 + (n % 8)));
  for (const nth of [0, 1]) await Promise.all(people.map((person) => command(person, nth)));
  let found = 0;
  for (let n = 0; n < STREAMS; n += 6) {
    const streams = await readAll(people.slice(n, n + 6));
    for (const { length } of streams) if (length === 2 * EVENTS) found += 1;
  }
  expect(found).toBe(STREAMS);
  // What a connection has counted is told by its end at the latest.
  await ground.close();
  const counts = await eventually(
    () =>
      owner.many<{ table: string; looks: number; walked: number }>(
        `select relname as "table", (idx_scan + seq_scan)::integer as looks, seq_tup_read::integer as walked
           from pg_stat_user_tables where relname in ('events', 'subject_keys') order by relname`,
      ),
    (all) => all.every(({ looks }) => looks >= STREAMS),
  );
  expect(counts.map(({ table, walked }) => [table, walked])).toEqual([
    ['events', 0],
    ['subject_keys', 0],
  ]);
  await owner.close();
});
