import { beforeEach, expect, it } from '@jest/globals';
import { systemClock } from 'platform/clock';
import type { EventStore } from 'platform/event-store';
import { visitor, type QueryDeps, type Route } from 'platform/http';
import type { Look, NoteLook } from './looks';
import { streamEventsQuery, streamsQuery } from './streams.query';

const summary = (stream: string) => ({ stream, events: 1, lastType: 'X', lastAt: '2026-11-21T10:00:00.000Z' });
const streams = ['session-1', 'session-2', 'worksheet-1', 'session-3', 'account-1', 'session-4', 'login-1'];
const read: string[] = [];
const issued = {
  revision: 0,
  position: '1',
  id: 'e',
  type: 'WorksheetIssued',
  data: { worksheetId: '1', learnerId: 'amara' },
  meta: { at: '2026-11-21T10:00:00.000Z', actor: { id: 'a', role: 'r' }, commandId: 'c', correlationId: 'c' },
};
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
    return Promise.resolve(stream === 'worksheet-1' ? [issued] : []);
  },
} as unknown as EventStore;
const noted: Look[] = [];
const note: NoteLook = (_, look) => {
  noted.push(look);
  return look.stream === 'worksheet-unnoted' ? Promise.reject(new Error('not noted')) : Promise.resolve();
};
const shownStreams = streamsQuery(note);
const shownEvents = streamEventsQuery(note);
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

beforeEach(() => {
  noted.length = 0;
});

it('lists no session, and fills the list with what comes after them', async () => {
  const shown = (await asked(shownStreams, { prefix: '', limit: 2 })) as { streams: { stream: string }[] };
  expect(shown.streams.map(({ stream }) => stream)).toEqual(['worksheet-1', 'account-1']);
  expect(await asked(shownStreams, { prefix: 'session-' })).toEqual({ streams: [] });
});

it('shows no session, even to whoever knows its id', async () => {
  expect(await asked(shownEvents, { stream: 'session-1' })).toEqual({ events: [] });
  expect(read).toEqual([]);
  await asked(shownEvents, { stream: 'worksheet-1' });
  expect(read).toEqual(['worksheet-1']);
});

it('notes whose stream somebody looks at, and for which reason, before it is shown', async () => {
  await asked(shownEvents, { stream: 'worksheet-1', reason: 'a parent asked' });
  await asked(shownEvents, { stream: 'worksheet-2' });
  expect(noted).toEqual([
    { stream: 'worksheet-1', shown: 'events', subjectId: 'amara', reason: 'a parent asked' },
    { stream: 'worksheet-2', shown: 'events' },
  ]);
  await expect(asked(shownEvents, { stream: 'worksheet-unnoted' })).rejects.toThrow('not noted');
});

it('notes a search for what is somebody’s, and none for all of a kind', async () => {
  for (const prefix of ['', 'work', 'worksheet', 'worksheet-', 'session-1']) await asked(shownStreams, { prefix });
  expect(noted).toEqual([]);
  await asked(shownStreams, { prefix: 'worksheet-1' });
  expect(noted).toEqual([{ stream: 'worksheet-1', shown: 'names' }]);
  await expect(asked(shownStreams, { prefix: 'worksheet-unnoted' })).rejects.toThrow('not noted');
});
