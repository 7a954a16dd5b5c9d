import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendOf, aStream } from '../../../testing/eventstoredb/append-of';
import { EventStoreDbCluster } from '../../../testing/eventstoredb/cluster';
import { until } from '../../../testing/eventually';
import { waited } from '../../../testing/waited';
import { START, type EventStore } from '../../event-store';
import { openEventStoreDb } from '../eventstoredb';

let cluster: EventStoreDbCluster;
let store: EventStore | undefined;

beforeEach(async () => {
  cluster = await EventStoreDbCluster.start();
});
afterEach(async () => {
  await store?.close();
  await cluster.close();
});

const open = (url: string) => (store = openEventStoreDb({ url, patienceMs: 30_000, deadlineMs: 10_000 }));

/** Milliseconds; by far less than the deadline after which the plain client asks again. */
async function lasting(work: Promise<unknown>): Promise<number> {
  const { outcome, ms } = await waited(work);
  if (outcome instanceof Error) throw outcome;
  return ms;
}

describe('a cluster', () => {
  it.each<[string, () => string]>([
    ['by all of its nodes', () => cluster.url],
    ['by one that tells of the others', () => cluster.discoverUrl],
  ])('is found %s, and written to where it is led', async (_, url) => {
    await open(url()).append(appendOf());
    expect(cluster.leader.seen).toHaveLength(1);
    expect(cluster.followers.flatMap(({ seen }) => seen)).toEqual([]);
  });

  it('whose leader is lost takes an append again as soon as another leads, once', async () => {
    const opened = open(cluster.url);
    await opened.append(appendOf());
    await cluster.loseLeader();
    const append = appendOf();
    const [survivor] = cluster.nodes.slice(1);
    const appended = opened.append(append);
    // The survivor has it, and keeps it: nobody leads.
    await until(() => survivor?.seen.some(({ stream }) => stream === append.stream) ?? false);
    cluster.elect(survivor);
    expect(await lasting(appended)).toBeLessThan(5_000);
    expect(await appended).toMatchObject({ revision: 0, repeated: false });
    expect((await opened.readStream(append.stream)).map(({ id }) => id)).toEqual(append.events.map(({ id }) => id));
  });

  it('whose leader freezes takes appends and answers reads without waiting for it', async () => {
    const opened = open(cluster.url);
    const [stream, frozen] = [aStream(), cluster.leader];
    await opened.append(appendOf({ stream }));
    cluster.freezeLeader();
    expect(await lasting(opened.readStream(stream))).toBeLessThan(8_000);
    expect(await lasting(opened.append(appendOf({ stream, expected: 0 })))).toBeLessThan(8_000);
    expect(frozen.faults.hung).toBe(true);
    expect(await opened.readStream(stream)).toHaveLength(2);
  });

  it('whose leader freezes in the middle of a reading of all goes on with it elsewhere, each event once', async () => {
    store = openEventStoreDb({ url: cluster.url, patienceMs: 30_000, deadlineMs: 500 });
    const written = [];
    for (let n = 0; n < 6; n += 1) {
      const append = appendOf();
      await store.append(append);
      written.push(...append.events.map(({ id }) => id));
    }
    const read: string[] = [];
    for await (const batch of store.readAll(START, { batchSize: 2 })) {
      read.push(...batch.map(({ id }) => id));
      if (read.length === 2) cluster.freezeLeader();
    }
    expect(read).toEqual(written);
    // And one that begins while the leader stands still.
    const again: string[] = [];
    for await (const batch of store.readAll(START)) again.push(...batch.map(({ id }) => id));
    expect(again).toEqual(written);
  });

  it('whose leader freezes takes an append that was on its way there', async () => {
    const opened = open(cluster.url);
    await opened.append(appendOf());
    const frozen = cluster.leader;
    frozen.faults.hung = true;
    const append = appendOf();
    const appended = opened.append(append);
    await until(() => frozen.seen.some(({ stream }) => stream === append.stream));
    cluster.freezeLeader();
    expect(await lasting(appended)).toBeLessThan(8_000);
    expect(await appended).toMatchObject({ revision: 0, repeated: false });
  });

  it('goes on telling its followers’ subscribers what is written after a leader froze', async () => {
    const opened = open(cluster.url);
    await opened.append(appendOf());
    const stopping = new AbortController();
    const seen: string[] = [];
    const watching = (async () => {
      for await (const batch of opened.subscribe(START, { signal: stopping.signal }))
        seen.push(...batch.map(({ id }) => id));
    })();
    await until(() => seen.length === 1);
    cluster.freezeLeader();
    const append = appendOf();
    await opened.append(append);
    await until(() => seen.includes(append.events[0]?.id ?? ''));
    expect(seen).toHaveLength(2);
    stopping.abort();
    await watching;
  });
});
