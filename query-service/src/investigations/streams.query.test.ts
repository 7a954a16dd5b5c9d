import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { memoryStore } from 'platform/testing/memory-store';
import { asked, pagesOf } from '../../testing/asked';
import type { Look, NoteLook } from './looks';
import { streamEventsQuery, streamsQuery } from './streams.query';

const store = memoryStore();
const read: string[] = [];
const noted: Look[] = [];
const note: NoteLook = (_, look) => {
  noted.push(look);
  return look.stream === 'worksheet-unnoted' ? Promise.reject(new Error('not noted')) : Promise.resolve();
};
const [shownStreams, shownEvents] = [streamsQuery(note), streamEventsQuery(note)];
beforeEach(() => {
  noted.length = 0;
});
const watched = {
  ...store,
  readStream: (...asked: Parameters<typeof store.readStream>) => {
    read.push(asked[0]);
    return store.readStream(...asked);
  },
};

async function written(stream: string, events = 1, expected = -1): Promise<void> {
  const commandId = `${stream} ${expected}`;
  const meta = {
    commandId,
    causationId: commandId,
    correlationId: commandId,
    actor: { id: 'ada', role: 'ROLE_ADMIN' },
    at: '2026-11-21T10:00:00.000Z',
    schemaVersion: 1,
  };
  const made = Array.from({ length: events }, (_, n) => ({
    id: `${commandId} ${n}`,
    type: 'X',
    data: { n, ...(n === 0 && expected < 0 && { learnerId: 'amara' }) },
    meta,
  }));
  await store.append({ stream, expected, commandId, events: made });
}

interface Found {
  readonly streams: readonly { readonly stream: string }[];
}
const found = async (request: object): Promise<readonly [string[], string | undefined]> => {
  const [{ streams }, next] = await asked<Found>(shownStreams, request, { store });
  return [streams.map(({ stream }) => stream), next];
};

beforeAll(async () => {
  for (const n of [1, 2, 3, 4, 5]) {
    await written(`worksheet-${n}`);
    for (const m of [1, 2, 3, 4, 5]) await written(`session-${n}${m}`);
  }
  await written('account-1', 23);
});

it('lists page after page, and on none of them a session', async () => {
  const [first, second] = await found({ prefix: '', limit: 2 });
  expect(first).toEqual(['account-1', 'worksheet-5']);
  // Written to meanwhile: it stands at the head now, and shifts no page.
  await written('worksheet-2', 1, 0);
  const [next, third] = await found({ prefix: '', limit: 2, after: second });
  expect(next).toEqual(['worksheet-4', 'worksheet-3']);
  expect(await found({ prefix: '', limit: 2, after: third })).toEqual([['worksheet-1'], undefined]);
  expect(await found({ prefix: 'session-' })).toEqual([[], undefined]);
});

it('shows no session, even to whoever knows its id', async () => {
  expect(await asked(shownEvents, { stream: 'session-11' }, { store: watched })).toEqual([{ events: [] }, undefined]);
  expect(read).toEqual([]);
  await asked(shownEvents, { stream: 'worksheet-1' }, { store: watched });
  expect(read).toEqual(['worksheet-1']);
});

it('reads a long stream a page at a time, from its first event to its last', async () => {
  const pages = await pagesOf((after) =>
    asked<{ events: { revision: number }[] }>(shownEvents, { stream: 'account-1', limit: 10, ...after }, { store }),
  );
  expect(pages.map(({ events }) => events.length)).toEqual([10, 10, 3]);
  const revisions = pages.flatMap(({ events }) => events.map(({ revision }) => revision));
  expect(revisions).toEqual(Array.from({ length: 23 }, (_, n) => n));
});

it.each(['x', '-1', '9'.repeat(25), '1e3', ' 1'])('has nothing after %j, which is no place', async (after) => {
  expect(await found({ prefix: '', after })).toEqual([[], undefined]);
  expect(await asked(shownEvents, { stream: 'account-1', after }, { store })).toEqual([{ events: [] }, undefined]);
});

it('notes whose stream somebody looks at, and for which reason, before it is shown', async () => {
  await asked(shownEvents, { stream: 'worksheet-1', reason: 'a parent asked' }, { store });
  await asked(shownEvents, { stream: 'worksheet-0' }, { store });
  expect(noted).toEqual([
    { stream: 'worksheet-1', shown: 'events', subjectId: 'amara', reason: 'a parent asked' },
    { stream: 'worksheet-0', shown: 'events' },
  ]);
  await expect(asked(shownEvents, { stream: 'worksheet-unnoted' }, { store })).rejects.toThrow('not noted');
});

it('names whoever looked, and not the service that noted it', async () => {
  const meta = {
    commandId: 'c',
    causationId: 'c',
    correlationId: 'c',
    actor: { id: 'query-service', role: 'ROLE_QUERY_SERVICE' },
    at: '2026-11-21T10:00:00.000Z',
    schemaVersion: 1,
  };
  const data = { accountId: 'ravi', stream: 'users-list', shown: 'users file' };
  const events = [{ id: 'look 1', type: 'StreamLookedAt', data, meta }];
  await store.append({ stream: 'look-ravi.1', expected: -1, commandId: 'c', events });
  const ravi = { accountId: 'ravi', childName: null, parentFirstName: 'Ravi', email: 'ravi@example.org' };
  const db = {
    prepared: (_: string, [ids]: readonly unknown[] = []) => Promise.resolve(String(ids) === 'ravi' ? [ravi] : []),
  };
  const [{ events: shown }] = await asked<{ events: { actor: object }[] }>(
    shownEvents,
    { stream: 'look-ravi.1' },
    { store, db: db as never },
  );
  expect(shown.map(({ actor }) => actor)).toMatchObject([{ id: 'query-service', name: 'Ravi' }]);
});

it('notes whose a stream is also where only its last page is looked at', async () => {
  await asked(shownEvents, { stream: 'account-1', after: '20' }, { store });
  expect(noted).toEqual([{ stream: 'account-1', shown: 'events', subjectId: 'amara' }]);
});

it('notes a search for what is somebody’s, and none for all of a kind', async () => {
  for (const prefix of ['', 'work', 'worksheet', 'worksheet-', 'session-1']) await found({ prefix });
  expect(noted).toEqual([]);
  await found({ prefix: 'worksheet-1' });
  expect(noted).toEqual([{ stream: 'worksheet-1', shown: 'names' }]);
  await expect(found({ prefix: 'worksheet-unnoted' })).rejects.toThrow('not noted');
});
