import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { testDatabase, type TestDatabase } from '../testing/database';
import { PATIENCE_MS, until } from '../testing/eventually';
import { TcpProxy } from '../testing/tcp-proxy';
import { openDatabase, type Database } from './database';
import { beginLease, fencedBy, LeaseLost, LOCK_SPACE, type Lease } from './lease';
import { DeadlinePassed } from './outage';
import { underLock } from './single-active';

const pace = { renewed: 50, unrenewed: 600, asked: 50, silent: 10_000 };

let database: TestDatabase;
/** With the rights that the holders have: no superuser's. */
let db: Database;
let owner: Database;

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase({ url: database.as('projector'), name: 'leases', max: 8 });
  owner = openDatabase({ url: database.url, name: 'leases-owner', max: 2 });
  await db.query('create table read.test_written (who text)');
});
afterAll(async () => {
  await db.close();
  await owner.close();
  await database.drop();
});

const writtenBy = async (who: string) =>
  (await owner.many('select from read.test_written where who = $1', [who])).length;

const isThere = async (name: string) =>
  (await owner.many('select from pg_stat_activity where application_name = $1', [name])).length > 0;

/** Takes the lock and never renews it, as a process that is frozen right after. */
async function frozenHolder(name: string, meanwhile: (lease: Lease, client: PoolClient) => Promise<void>) {
  await db.withConnection(async (client) => {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, name]);
    await meanwhile(await beginLease(client, name), client);
  });
}

describe('a database that falls silent', () => {
  const stopping = new AbortController();
  const hurried = { renewed: 50, unrenewed: PATIENCE_MS, asked: 50, silent: 400 };
  let proxy: TcpProxy;
  let silenced: Database;

  beforeAll(async () => {
    const url = new URL(database.as('projector'));
    proxy = await TcpProxy.start({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    silenced = openDatabase({ url: url.href, name: 'silenced', max: 4 });
  });
  afterEach(() => proxy.resume());
  afterAll(async () => {
    await silenced.close();
    await proxy.close();
  });

  const writes = async () => {
    const before = await writtenBy('resumed');
    await underLock(silenced, 'silent', {
      signal: stopping.signal,
      pace: hurried,
      work: async (_, fenced) => {
        await fenced.query(`insert into read.test_written values ('resumed')`);
      },
    });
    return (await writtenBy('resumed')) - before;
  };

  /** As every process does: whoever meets a connection that has been silent, and is ended only now, begins once more. */
  const writesSoon = () => writes().catch(() => writes());

  it('is let go by its holder, whose work fails and ends; it is given new connections afterwards', async () => {
    let [wasHeld, failed] = [false, 0];
    await underLock(silenced, 'silent', {
      signal: stopping.signal,
      pace: hurried,
      work: async (held, fenced) => {
        await fenced.query('select 1');
        wasHeld = !held.aborted;
        proxy.hang();
        // More than there are connections, all of which wait for it.
        const asked = Array.from({ length: 6 }, () => fenced.query('select 1'));
        for (const { status } of await Promise.allSettled(asked)) if (status === 'rejected') failed += 1;
        expect(held.aborted).toBe(true);
      },
    });
    expect([wasHeld, failed]).toEqual([true, 6]);
    proxy.resume();
    expect(await writesSoon()).toBe(1);
  });

  it('is let go by whoever waits for a lock there', async () => {
    await frozenHolder('silent for others', async () => {
      const waiting = underLock(silenced, 'silent for others', {
        signal: stopping.signal,
        pace: hurried,
        work: () => Promise.reject(new Error('it is held by another')),
      });
      const told = waiting.catch((error: unknown) => error);
      await until(() => isThere('silenced'), 'it asks for the lock');
      proxy.hang();
      expect(await told).toBeInstanceOf(DeadlinePassed);
    });
    proxy.resume();
    expect(await writesSoon()).toBe(1);
  });
});

describe('a lock whose holder stands still', () => {
  it('is taken over; what it was writing is undone, and it writes nothing more', async () => {
    let thawed: Promise<unknown> = Promise.resolve();
    await frozenHolder('still', async (lease, client) => {
      const ended = new Promise((resolve) => client.once('error', resolve));
      const stale = fencedBy(db, lease);
      let takenOver = () => {};
      const over = new Promise<void>((resolve) => (takenOver = resolve));
      // In the middle of a transaction when it freezes.
      thawed = stale
        .transaction(async (tx) => {
          await tx.query(`insert into read.test_written values ('half')`);
          await over;
          await tx.query(`insert into read.test_written values ('half')`);
        })
        .catch((error: unknown) => error);
      await underLock(db, 'still', {
        signal: AbortSignal.timeout(PATIENCE_MS),
        pace,
        work: async (_, fenced) => {
          takenOver();
          await fenced.query(`insert into read.test_written values ('new')`);
          await expect(stale.query(`insert into read.test_written values ('stale')`)).rejects.toThrow(LeaseLost);
          await expect(stale.transaction((tx) => tx.query('select 1'))).rejects.toThrow(LeaseLost);
        },
      });
      await ended;
    });
    expect(await thawed).toBeInstanceOf(Error);
    expect(await Promise.all(['new', 'half', 'stale'].map(writtenBy))).toEqual([1, 0, 0]);
  });

  it('tells the holder, whose work ends, and who waits again', async () => {
    const stopping = new AbortController();
    const began: string[] = [];
    const inTurn = (who: string, every: number, signal: AbortSignal) =>
      underLock(db, 'told', {
        signal,
        pace: { ...pace, renewed: every },
        work: async (held) => {
          began.push(who);
          await wait(60_000, undefined, { signal: held }).catch(() => undefined);
        },
      });
    // It never comes to renewing.
    const first = inTurn('first', 60_000, stopping.signal);
    await until(() => began.length > 0);
    const second = inTurn('second', pace.renewed, stopping.signal);
    await first;
    await until(() => began.length > 1);
    expect(began).toEqual(['first', 'second']);
    stopping.abort();
    await second;
  });

  it('is left to a holder that renews it, and goes over at once when its connection ends', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const began: string[] = [];
    const work = (who: string) => async (held: AbortSignal) => {
      began.push(who);
      await wait(60_000, undefined, { signal: held }).catch(() => undefined);
    };
    // Long enough for a process that a busy machine keeps waiting in between.
    const unhurried = { ...pace, unrenewed: 1_500 };
    const holding = underLock(db, 'renewed', { signal: first.signal, pace: unhurried, work: work('first') });
    await until(() => began.length > 0);
    const waiting = underLock(db, 'renewed', { signal: second.signal, pace: unhurried, work: work('second') });
    const tokenOf = () => owner.one(`select token from held.leases where name = 'renewed'`);
    // Twice as long as an unrenewed lease would last.
    await wait(2 * unhurried.unrenewed);
    expect([began, await tokenOf()]).toEqual([['first'], { token: '1' }]);
    first.abort();
    await holding;
    await until(() => began.length > 1);
    expect(await tokenOf()).toEqual({ token: '2' });
    second.abort();
    await waiting;
  });
});
