import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { keyring, masterKeys, memoryKeyStore } from '../crypto/crypto';
import { openDatabase, type Database } from '../database/database';
import { eventLog } from '../event-log/event-log';
import { openPostgresStore } from '../event-store/postgres/postgres';
import { testDatabase, type TestDatabase } from '../testing/database';
import { handle } from './handle';
import { KeptStates } from './kept-states';
import { level, LIMIT, type Change } from './testing/jar';

let database: TestDatabase;
let admin: Database;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await testDatabase();
  admin = openDatabase({ url: database.url, name: 'test', max: 2 });
});
afterAll(async () => {
  for (const close of closing) await close();
  await admin.close();
  await database.drop();
});

/** What a process has: a log of its own on the one database, and what it keeps. */
function service(name: string) {
  const store = openPostgresStore({ url: database.as('command'), name });
  closing.push(() => store.close());
  const log = eventLog(store, new Map(), keyring(memoryKeyStore(), masterKeys('a secret for the kept states test')));
  const kept = new KeptStates();
  const send = (id: string, command: Change, commandId: string) =>
    handle(log, level, {
      id,
      command,
      kept,
      recording: { commandId, actor: { id: 'ada', role: 'ROLE_USER' }, at: '2026-11-21T12:00:00.000Z' },
    });
  return { store, send };
}

async function cutOff(name: string): Promise<void> {
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name]);
}

it('two services whose connections are cut tell nothing that the log does not say', async () => {
  const services = [service('here'), service('there')] as const;
  const id = randomUUID();
  const levels = async () => [
    0,
    ...(await services[0].store.readStream(`jar-${id}`)).map(({ data }) => data['to'] as number),
  ];
  const told: { commandId: string; position: string }[] = [];
  const commands = async (offset: number) => {
    for (let n = 0; n < 25; n += 1) {
      const target = services[(n + offset) % 2] ?? services[0];
      const command: Change = n % 3 === 2 ? { type: 'Set', to: n % 4 } : { type: 'Add', by: 1 + ((n + offset) % 5) };
      const commandId = randomUUID();
      const begun = (await levels()).length - 1;
      const outcome = await target.send(id, command, commandId).catch((error: unknown) => {
        expect((error as Error).name).toMatch(/StoreUnavailable|WrongRevision/);
      });
      if (outcome === undefined) continue;
      const during = (await levels()).slice(begun);
      const kinds = during.map((now) => level.decide(command, now).kind);
      expect(kinds).toContain(outcome.kind);
      if (outcome.kind === 'accepted' && outcome.events.length > 0)
        told.push({ commandId, position: outcome.position });
    }
  };
  const working = Promise.all([commands(0), commands(1), commands(2), commands(3)]);
  for (const name of ['here-appends', 'there-appends', 'here', 'here-appends']) {
    await wait(30);
    await cutOff(name);
  }
  await working;

  const stream = await services[1].store.readStream(`jar-${id}`);
  expect(Math.max(...(await levels()))).toBeLessThanOrEqual(LIMIT);
  expect(new Set(stream.map(({ meta }) => meta.commandId)).size).toBe(stream.length);
  const standing = new Map(stream.map(({ meta, position }) => [meta.commandId, position]));
  for (const { commandId, position } of told) expect(standing.get(commandId)).toBe(position);
});
