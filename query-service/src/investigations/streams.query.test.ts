import { expect, it } from '@jest/globals';
import { systemClock } from 'platform/clock';
import type { EventStore } from 'platform/event-store';
import { visitor, type QueryDeps, type Route } from 'platform/http';
import { streamEventsQuery, streamsQuery } from './streams.query';

const summary = (stream: string) => ({ stream, events: 1, lastType: 'X', lastAt: '2026-11-21T10:00:00.000Z' });
const streams = ['session-1', 'session-2', 'worksheet-1', 'session-3', 'account-1', 'session-4', 'login-1'];
const read: string[] = [];
const store = {
  findStreams: (prefix: string, limit: number) =>
    Promise.resolve(
      streams
        .filter((stream) => stream.startsWith(prefix))
        .slice(0, limit)
        .map(summary),
    ),
  readStream: (stream: string) => {
    read.push(stream);
    return Promise.resolve([]);
  },
} as unknown as EventStore;
const db = { prepared: () => Promise.resolve([]) };

const asked = (route: Route<QueryDeps>, request: unknown) =>
  route.run(
    request,
    {
      caller: visitor,
      requestId: 'r',
      idempotencyKey: 'r',
      address: '',
      after: undefined,
      cookie: () => undefined,
      setCookie: () => undefined,
      setHeader: () => undefined,
    },
    { db, store, clock: systemClock, refusals: {}, caughtUp: () => Promise.resolve('fresh') },
  );

it('lists no session, and fills the list with what comes after them', async () => {
  const shown = (await asked(streamsQuery, { prefix: '', limit: 2 })) as { streams: { stream: string }[] };
  expect(shown.streams.map(({ stream }) => stream)).toEqual(['worksheet-1', 'account-1']);
  expect(await asked(streamsQuery, { prefix: 'session-' })).toEqual({ streams: [] });
});

it('shows no session, even to whoever knows its id', async () => {
  expect(await asked(streamEventsQuery, { stream: 'session-1' })).toEqual({ events: [] });
  expect(read).toEqual([]);
  await asked(streamEventsQuery, { stream: 'worksheet-1' });
  expect(read).toEqual(['worksheet-1']);
});
