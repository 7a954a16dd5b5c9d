import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreDbServer } from '../../platform/src/testing/eventstoredb/server';
import { eventStoreAt, requireEventStore } from './event-store';
import { StartFault } from './start-fault';

let server: EventStoreDbServer;

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
    await expect(requireEventStore(server.url)).resolves.toBeUndefined();
  });

  it('stops the start in one sentence when it does not answer', async () => {
    await server.kill();
    const attempt = requireEventStore(server.url);
    await expect(attempt).rejects.toThrow(StartFault);
    await expect(attempt).rejects.toThrow(
      `EventStoreDB at 127.0.0.1:${server.port} cannot be reached; EVENT_STORE_URL says that the event log is there.`,
    );
  });
});
