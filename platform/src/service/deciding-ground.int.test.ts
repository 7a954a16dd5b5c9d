import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { events } from 'schemas/describe/events';
import { Id, Personal, Text } from 'schemas/describe/schema';
import { SubjectIsErased } from '../crypto/crypto';
import { openDatabase } from '../database/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { openDecidingGround, STATEMENT_MS, type DecidingGround } from './service';

const { types } = events({ Noted: { personId: Id, note: Personal(Text(1_000), 'personId') } });

const masterKeys = randomBytes(32).toString('base64');

let database: TestDatabase;
let ground: DecidingGround;
const open = () => {
  const config = { host: '127.0.0.1', port: 0, databaseUrl: database.as('command'), logLevel: 'error' } as const;
  return openDecidingGround('command-service', { ...config, masterKeys }, new Map(Object.entries(types)));
};
beforeEach(async () => {
  database = await testDatabase();
  ground = open();
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

describe('keys that were read a moment ago', () => {
  it('serve to seal with, and are not read again for each append', async () => {
    const read = jest.spyOn(ground.db, 'prepared');
    for (let nth = 0; nth < 10; nth += 1) await command('ada', nth);
    // None at first, and once more as it was made; on a slow machine again some seconds later.
    expect(read.mock.calls.length).toBeLessThan(10);
    expect(await ground.log.readStream('ada')).toHaveLength(10 * EVENTS);
    await ground.close();
  });

  it('write nothing of somebody whom another process has erased meanwhile, and all that others wrote with them', async () => {
    const others = people.slice(0, 20);
    for (const person of ['ada', ...others]) await command(person, 0);
    const elsewhere = open();
    await elsewhere.keyring.destroy('ada');
    await elsewhere.close();
    const [refused, ...kept] = await Promise.allSettled(['ada', ...others].map((person) => command(person, 1)));
    expect(refused).toMatchObject({ status: 'rejected', reason: new SubjectIsErased('ada') });
    for (const { status } of kept) expect(status).toBe('fulfilled');
    expect(await ground.log.store.readStream('ada')).toHaveLength(EVENTS);
    for (const person of others) expect(await ground.log.readStream(person)).toHaveLength(2 * EVENTS);
    await ground.close();
  });

  it('write nothing that was decided on the data of somebody who is erased', async () => {
    await command('ada', 0);
    await command('bob', 0);
    const elsewhere = open();
    await elsewhere.keyring.destroy('ada');
    await elsewhere.close();
    const recording = { commandId: 'c2', at: '2026-11-21T12:00:00.000Z', actor: { id: 'bob', role: '' } };
    const events = [{ type: 'Noted', data: { personId: 'bob', ...note } }];
    const about = ['ada'];
    await expect(ground.log.append({ stream: 'bob', expected: EVENTS - 1, events, recording, about })).rejects.toThrow(
      new SubjectIsErased('ada'),
    );
    expect(await ground.log.readStream('bob')).toHaveLength(EVENTS);
    await ground.close();
  });
});
