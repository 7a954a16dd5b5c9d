import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openReadingGround, type ReadingGround } from 'platform/service';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { openDatabase } from 'platform/database';
import { openingKeysOf } from 'platform/crypto';
import { eventually } from 'platform/testing/eventually';
import { eventTypes } from 'schemas/events';
import { keepReadTables, projectorsApp } from './app';

let database: TestDatabase;
let ground: ReadingGround;
let server: Server;
const stopping = new AbortController();
let keeping: Promise<void>;

beforeAll(async () => {
  database = await testDatabase();
  const settings = {
    host: '127.0.0.1',
    port: 0,
    openingKeys: openingKeysOf('m'.repeat(40)),
    logLevel: 'error' as const,
  };
  ground = openReadingGround('projectors', { ...settings, databaseUrl: database.as('projector') }, eventTypes);
  server = createServer(projectorsApp(ground));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keeping = keepReadTables(ground, stopping.signal);
});
afterAll(async () => {
  stopping.abort();
  await keeping;
  server.close();
  await ground.close();
  await database.drop();
});

it('is ready although a table stands still, and says which, why, before which event and since when', async () => {
  const { port } = server.address() as AddressInfo;
  const readiness = async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`);
    return { status: reply.status, body: (await reply.json()) as { status: string; stopped: object[] } };
  };
  const live = () => ground.db.many(`select from read.projections where state = 'live'`).catch(() => []);
  await eventually(live, (all) => all.length > 10);
  expect(await readiness()).toMatchObject({ status: 200, body: { status: 'ready', stopped: [] } });

  // As an event of an earlier release may stand in the log: without what the table needs.
  const owner = openDatabase({ url: database.url, name: 'owner', max: 1 });
  await owner.query(
    `insert into log.events (position, stream, revision, id, type, data, meta)
     values (1, 'worksheet-old', 0, gen_random_uuid(), 'QuestionFlagged', '{"worksheetId": "old"}',
       '{"commandId": "c", "at": "2026-11-21T12:00:00.000Z", "actor": {"id": "a", "role": "r"}}')`,
  );
  await owner.close();
  const { status, body } = await eventually(readiness, (answer) => answer.body.stopped.length > 0);
  expect({ status, says: body.status }).toEqual({ status: 200, says: 'ready' });
  expect(body.stopped[0]).toEqual({
    projection: expect.stringMatching(/^practice_/),
    fault: expect.stringMatching(/^QuestionFlagged at \d+: null value in column/),
    position: '00000000000000000001',
    since: expect.stringMatching(/^\d{4}-/),
  });
});
