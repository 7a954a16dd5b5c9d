import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { NO_STREAM, START, type EventStore, type NewEvent } from '../event-store';
import { openPostgresStore } from './postgres';

let db: TestDatabase;
let store: EventStore;
beforeAll(async () => {
  db = await testDatabase();
  store = openPostgresStore({ url: db.as('command'), name: 'test' });
});
afterAll(async () => {
  await store.close();
  await db.drop();
});
const event = (commandId: string, n = 0): NewEvent => ({
  id: randomUUID(),
  type: 'Happened',
  data: { n },
  meta: {
    commandId,
    causationId: commandId,
    correlationId: commandId,
    actor: { id: 'a', role: 'r' },
    at: new Date().toISOString(),
    schemaVersion: 1,
  },
});

it('appends and reads back', async () => {
  const commandId = randomUUID();
  const events = [event(commandId, 1), event(commandId, 2)];
  const append = { stream: 'thing-1', expected: NO_STREAM, commandId, events };
  expect(await store.append(append)).toMatchObject({ revision: 1, repeated: false });
  expect(await store.append(append)).toMatchObject({ revision: 1, repeated: true });
  expect((await store.readStream('thing-1')).map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }]);
  await expect(store.append({ ...append, commandId: randomUUID(), events: [event('x')] })).rejects.toThrow(
    'revision 1, not -1',
  );
  const all = [];
  for await (const batch of store.readAll(START)) all.push(...batch);
  expect(all.map(({ revision }) => revision)).toEqual([0, 1]);
});
