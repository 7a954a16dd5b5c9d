import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from 'platform/database';
import { openDecidingGround } from 'platform/service';
import { NO_STREAM, streamOf } from 'platform/event-store';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { eventTypes } from 'schemas/events';
import { EventStoreDbServer } from '../../platform/src/testing/eventstoredb/server';
import { eventStoreAt, reachEventStore, requireOwnLogOf } from './event-store';
import { StartFault } from './start-fault';

let server: EventStoreDbServer;
const silently = <T>(_: string, work: () => Promise<T>) => work();

beforeAll(async () => {
  server = await EventStoreDbServer.start();
});

afterAll(() => server.close());

describe('the event store that EVENT_STORE_URL names', () => {
  it.each([
    ['esdb://localhost:2113?tls=false', 'EventStoreDB at localhost:2113'],
    ['esdb+discover://admin:a%40secret@one,two:2114/?tls=true', 'EventStoreDB at one,two:2114'],
    ['postgresql://writer:secret@log.example:5432/log', 'PostgreSQL at log.example:5432'],
  ])('is named without its password: %s', (url, name) => {
    expect(eventStoreAt(url)).toBe(name);
  });

  it.each(['localhost:2113', 'kurrentdb://localhost:2113', 'esdb://'])('is no event store: %s', (url) => {
    expect(() => eventStoreAt(url)).toThrow(/^EVENT_STORE_URL must be the address of an event store/);
  });

  it('may be used when it answers', async () => {
    await expect(reachEventStore(server.url, silently)).resolves.toBeUndefined();
  });

  it('stops the start in one sentence when it does not answer', async () => {
    await server.kill();
    const attempt = reachEventStore(server.url, silently);
    await expect(attempt).rejects.toThrow(StartFault);
    await expect(attempt).rejects.toThrow(
      `EventStoreDB at 127.0.0.1:${server.port} cannot be reached; EVENT_STORE_URL says that the event log is there.`,
    );
  });
});

describe('an event log and a database', () => {
  const masterKeys = 'a secret of this test and of nothing else';
  let log: EventStoreDbServer;
  let database: TestDatabase;

  beforeAll(async () => {
    log = await EventStoreDbServer.start();
    database = await testDatabase();
  });
  afterAll(async () => {
    await database.drop();
    await log.close();
  });

  const together = (one: TestDatabase, eventStoreUrl: string | undefined) =>
    requireOwnLogOf({ dataDir: '/data', databaseUrl: one.as('query'), eventStoreUrl });

  async function somebodySignsUp(): Promise<string> {
    const common = { host: '', port: 0, logLevel: 'error' as const, masterKeys };
    const ground = openDecidingGround(
      'test',
      { ...common, databaseUrl: database.as('command'), eventStoreUrl: log.url },
      eventTypes,
    );
    const data = { signUpId: 'one', emailHash: 'hash-of-amara', email: 'amara@example.org', productId: 1 };
    const { position } = await ground.log.append({
      stream: streamOf('signup', 'one'),
      expected: NO_STREAM,
      events: [{ type: 'SignUpStarted', data }],
      recording: { commandId: 'c-1', actor: { id: 'test', role: 'service' }, at: '2026-11-21T10:00:00.000Z' },
    });
    await ground.close();
    return position;
  }

  it('belong together when both are new, wherever the log is', async () => {
    await expect(together(database, log.url)).resolves.toBeUndefined();
    await expect(together(database, undefined)).resolves.toBeUndefined();
  });

  it('belong together when the database has the keys of the log and has met no more than it holds', async () => {
    const position = await somebodySignsUp();
    await projectedUpTo(position);
    await expect(together(database, log.url)).resolves.toBeUndefined();
  });

  it('do not when another database has the keys', async () => {
    const other = await testDatabase();
    await expect(together(other, log.url)).rejects.toThrow(
      `The event log in EventStoreDB at 127.0.0.1:${log.port} and the data in /data do not belong together`,
    );
    await other.drop();
  });

  it('do not when the database has met events that the log does not have', async () => {
    await expect(together(database, undefined)).rejects.toThrow('The event log in the database and the data in /data');
  });

  async function projectedUpTo(position: string): Promise<void> {
    const owner = openDatabase({ url: database.url, name: 'test', max: 1 });
    await owner.query('create table read.projections (position text)');
    await owner.query('grant select on read.projections to public');
    await owner.query('insert into read.projections values ($1)', [position]);
    await owner.close();
  }
});
