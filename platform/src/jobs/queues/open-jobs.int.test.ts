import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Id } from 'schemas/describe/schema';
import { openDatabase, type Database } from '../../database/database';
import { openLog } from '../../logging/logging';
import { roleNames } from '../../migrations/migrations';
import { testDatabase, type TestDatabase } from '../../testing/database';
import {
  job,
  migrateQueues,
  openJobs,
  PermanentFailure,
  start,
  type Ask,
  type Job,
  type JobContext,
  type Jobs,
} from '../jobs';
import { Worker } from 'bullmq';
import { postgresBacking } from './backings';
import { LOCK_MS } from './bullmq-backend';
import { LEASE_SECONDS, RENEWED_EVERY_SECONDS, type QueuedJob } from '../ledger/ledger';
import { eventually, until } from '../../testing/eventually';
import { waited } from '../../testing/waited';
import { testRedis, type TestRedis } from '../testing/redis';

let database: TestDatabase;
let db: Database;
let redis: TestRedis;
const opened: Jobs[] = [];
const deaths: (() => Promise<void>)[] = [];
const logger = openLog({ service: 'jobs-test', level: 'silent' });

// Two cores are shared with every other test.
beforeAll(async () => {
  database = await testDatabase();
  await migrateQueues(database.url, roleNames.worker);
  // Every start of the workers does it.
  await migrateQueues(database.url, roleNames.worker);
  db = openDatabase({ url: database.as('worker'), name: 'jobs-test' });
  redis = await testRedis();
});
afterAll(async () => {
  await db.close();
  await database.drop();
  await redis.stop();
});
beforeEach(() => db.query('delete from work.send_ledger'));
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
  for (const bury of deaths.splice(0)) await bury();
});

type Letter = Job<{ to: string }, undefined>;
type Effect = (to: string, context: JobContext) => Promise<'done' | 'skipped'>;
let letters = 0;
/** A queue of its own for each test: the queues of a broker outlive it. */
function letterJob(effect: Effect): Letter {
  letters += 1;
  const name = `tests.letter-${'abcdefghijklmnopqrstuvwxyz'[letters] ?? 'z'}`;
  return job(name, {
    data: { to: Id },
    once: ({ to }) => to,
    run: ({ to }, _: undefined, context) => effect(to, context),
  });
}
async function asked(jobs: Jobs, ...asks: Ask[]): Promise<QueuedJob[]> {
  const rows = asks.map((ask) => ({
    ...ask,
    eventId: `event-${ask.once}`,
    position: '1',
    jobId: `event-${ask.once}.${ask.task}`,
  }));
  return db.transaction((tx) => jobs.ledger.ask(tx, rows));
}
const statesOf = async (task: string) => {
  const rows = await db.many<{ once: string; state: string; attempts: number; last_error: string | null }>(
    'select once_key as once, state, attempts, last_error from work.send_ledger where task = $1',
    [task],
  );
  return new Map(rows.map((row) => [row.once, row]));
};
/** As if everything had been queued an hour ago. */
const anHourLater = () => db.query(`update work.send_ledger set queued_at = now() - interval '1 hour'`);
const settled = (task: string, count: number) =>
  eventually(
    () => statesOf(task),
    (states) =>
      [...states.values()].filter(({ state }) => ['done', 'skipped', 'failed'].includes(state)).length === count,
  );

describe.each([
  ['PostgreSQL', () => database.as('worker')],
  ['Redis', () => redis.url],
])('jobs on %s', (_, queueUrl) => {
  const open = (more: { reconcileEverySeconds?: number; graceSeconds?: number } = {}) => {
    const jobs = openJobs({ db, queueUrl: queueUrl(), logger, ...more });
    opened.push(jobs);
    return jobs;
  };
  /** Counts what arrives. */
  const recorder = (hinder: Effect = () => Promise.resolve('done')) => {
    const arrived: string[] = [];
    const letter = letterJob(async (to, context) => {
      const outcome = await hinder(to, context);
      arrived.push(`${to} ${context.key}`);
      return outcome;
    });
    return { arrived, letter };
  };

  it('does each effect once, however often it is queued', async () => {
    const { arrived, letter } = recorder();
    const jobs = open();
    const queued = await asked(jobs, ...['ada', 'bob', 'cy'].map((to) => start(letter, { to })));
    await Promise.all([jobs.enqueue(queued), jobs.enqueue(queued)]);
    jobs.work([letter], () => undefined);
    await settled(letter.name, 3);
    await jobs.enqueue(queued);
    await eventually(
      () => jobs.depth(),
      (depth) => depth[letter.name]?.['waiting'] === 0 && depth[letter.name]?.['active'] === 0,
    );
    expect(arrived.sort()).toEqual(['ada', 'bob', 'cy'].map((to) => `${to} ${letter.name}/${to}`));
  });

  it('tries again what had failed for good, when asked to, and once', async () => {
    let isThere = false;
    const { arrived, letter } = recorder(() => {
      if (!isThere) throw new PermanentFailure('no such mailbox');
      return Promise.resolve('done');
    });
    const jobs = open();
    jobs.work([letter], () => undefined);
    await jobs.enqueue(await asked(jobs, start(letter, { to: 'ada' })));
    await settled(letter.name, 1);
    expect((await statesOf(letter.name)).get('ada')?.state).toBe('failed');

    isThere = true;
    expect(await jobs.retry({ task: letter.name, once: 'ada' })).toBe('done');
    expect(await jobs.retry({ task: letter.name, once: 'ada' })).toBe('skipped');
    await settled(letter.name, 1);
    expect((await statesOf(letter.name)).get('ada')?.state).toBe('done');
    expect(arrived).toHaveLength(1);
    expect(await jobs.retry({ task: letter.name, once: 'ada' })).toBe('skipped');
  });

  it('does a scheduled job when it is due, not before', async () => {
    const at = new Date(Date.now() + 1_500);
    const times: number[] = [];
    const letter = letterJob(() => {
      times.push(Date.now());
      return Promise.resolve('done');
    });
    const jobs = open();
    jobs.work([letter], () => undefined);
    await jobs.enqueue(await asked(jobs, start(letter, { to: 'ada' }, { at })));
    // On a slow machine it may be due by now.
    await until(async () => (await jobs.depth())[letter.name]?.['delayed'] === 1 || times.length > 0);
    await settled(letter.name, 1);
    expect(times[0]).toBeGreaterThanOrEqual(at.getTime() - 50);
    expect(times[0]).toBeLessThan(at.getTime() + 30_000);
  });

  it.each([-10, 10])('does at once what is asked for now where the clock is %d minutes off', async (minutes) => {
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000);
    try {
      const { arrived, letter } = recorder();
      const jobs = open();
      jobs.work([letter], () => undefined);
      await jobs.enqueue(await asked(jobs, start(letter, { to: 'ada' })));
      await settled(letter.name, 1);
      expect(arrived).toHaveLength(1);
    } finally {
      clock.mockRestore();
    }
  });

  it('tries again what failed, and gives up for good on what will never succeed', async () => {
    let failures = 0;
    const { arrived, letter } = recorder((to) => {
      if (to === 'nobody') return Promise.reject(new PermanentFailure('no such mailbox'));
      failures += 1;
      return failures === 1 ? Promise.reject(new Error('busy')) : Promise.resolve('done');
    });
    const jobs = open();
    jobs.work([letter], () => undefined);
    await jobs.enqueue(await asked(jobs, start(letter, { to: 'ada' }), start(letter, { to: 'nobody' })));
    const states = await settled(letter.name, 2);
    expect(states.get('ada')).toMatchObject({ state: 'done', attempts: 2 });
    expect(states.get('nobody')).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: 'PermanentFailure: no such mailbox',
    });
    expect(arrived).toHaveLength(1);
    expect((await jobs.depth())[letter.name]).toMatchObject({ failed: 1, waiting: 0 });
  });

  it('queues again what never reached the queue, or was lost from it', async () => {
    const { arrived, letter } = recorder();
    const producer = open();
    // The crash between ledger and queue: asked, and never queued.
    await asked(producer, ...Array.from({ length: 500 }, (_, index) => start(letter, { to: `child-${index}` })));
    await anHourLater();
    open().work([letter], () => undefined);
    await settled(letter.name, 500);
    expect(new Set(arrived).size).toBe(500);
    expect(arrived).toHaveLength(500);
  });

  it('does once more, and no oftener, what a worker was at when it died after the effect', async () => {
    const { arrived, letter } = recorder();
    const jobs = open({ reconcileEverySeconds: 0.5, graceSeconds: 1 });
    await asked(jobs, start(letter, { to: 'ada' }), start(letter, { to: 'bob' }));
    // The dead worker: its claim and its effect are there, its record is not.
    await jobs.ledger.claim({ task: letter.name, once: 'ada' });
    arrived.push(`ada ${letter.name}/ada`);
    jobs.work([letter], () => undefined);
    await settled(letter.name, 1);
    expect((await statesOf(letter.name)).get('ada')?.state).toBe('claimed');
    await db.query(`update work.send_ledger set claimed_until = now() where once_key = 'ada'`);
    await settled(letter.name, 2);
    expect(arrived.filter((entry) => entry.startsWith('ada'))).toEqual([
      `ada ${letter.name}/ada`,
      `ada ${letter.name}/ada`,
    ]);
    expect(arrived.filter((entry) => entry.startsWith('bob'))).toHaveLength(1);
  });

  it('lets a job that is running finish before it closes', async () => {
    let begun = false;
    const { arrived, letter } = recorder(async () => {
      begun = true;
      await wait(500);
      return 'done';
    });
    const jobs = openJobs({ db, queueUrl: queueUrl(), logger });
    jobs.work([letter], () => undefined);
    await jobs.enqueue(await asked(jobs, start(letter, { to: 'ada' })));
    await eventually(() => begun, Boolean);
    await jobs.close();
    expect(arrived).toHaveLength(1);
    expect((await statesOf(letter.name)).get('ada')?.state).toBe('done');
  });
});

it('takes a job from a worker that died over it, within half a minute', async () => {
  expect(LEASE_SECONDS).toBeLessThan(30);
  expect(LEASE_SECONDS - RENEWED_EVERY_SECONDS).toBeGreaterThan(20);
  const arrived: string[] = [];
  const letter = letterJob((to) => {
    arrived.push(to);
    return Promise.resolve('done');
  });
  const jobs = openJobs({ db, queueUrl: database.as('worker'), logger });
  opened.push(jobs);
  // The dead worker: its queue has given it the job, the ledger its claim, and nothing is heard of it again.
  const backing = postgresBacking(database.as('worker'));
  const taken = new Promise<void>((resolve) => {
    const dead = new Worker(
      letter.name,
      () => {
        resolve();
        return new Promise<void>(() => undefined);
      },
      { connection: {}, skipLockRenewal: true, skipStalledCheck: true, lockDuration: LOCK_MS },
      backing.factory,
    );
    dead.on('error', () => undefined);
    deaths.push(async () => {
      await dead.close(true);
      await backing.close();
    });
  });
  await jobs.enqueue(await asked(jobs, start(letter, { to: 'ada' })));
  await taken;
  await jobs.ledger.claim({ task: letter.name, once: 'ada' });
  jobs.work([letter], () => undefined);
  const { outcome, ms } = await waited(until(async () => (await statesOf(letter.name)).get('ada')?.state === 'done'));
  expect(outcome).toBeUndefined();
  expect(ms).toBeLessThan(30_000);
  expect(arrived).toEqual(['ada']);
});

describe('a Redis that fails', () => {
  it('loses nothing when it is emptied, and none of what was scheduled', async () => {
    const arrived: string[] = [];
    const letter = letterJob((to) => {
      arrived.push(to);
      return Promise.resolve('done');
    });
    const producer = openJobs({ db, queueUrl: redis.url, logger });
    opened.push(producer);
    const soon = new Date(Date.now() + 2_000);
    await producer.enqueue(
      await asked(
        producer,
        ...Array.from({ length: 100 }, (_, index) => start(letter, { to: `child-${index}` }, { at: soon })),
      ),
    );
    await redis.flush();
    await anHourLater();
    const worker = openJobs({ db, queueUrl: redis.url, logger });
    opened.push(worker);
    worker.work([letter], () => undefined);
    await settled(letter.name, 100);
    expect(arrived).toHaveLength(100);
  });

  it('does not hold up who asks, and is used again when it is back', async () => {
    const letter = letterJob(() => Promise.resolve('done'));
    const jobs = openJobs({ db, queueUrl: redis.url, logger, reconcileEverySeconds: 0.5, graceSeconds: 1 });
    opened.push(jobs);
    jobs.work([letter], () => undefined);
    await redis.kill();
    const enqueued = jobs.enqueue(await asked(jobs, start(letter, { to: 'ada' })));
    const { outcome, ms } = await waited(enqueued);
    expect(outcome).toBeUndefined();
    expect(ms).toBeLessThan(10_000);
    await redis.start();
    expect((await settled(letter.name, 1)).get('ada')?.state).toBe('done');
  });

  it('does not keep the workers from stopping', async () => {
    const letter = letterJob(() => Promise.resolve('done'));
    const jobs = openJobs({ db, queueUrl: redis.url, logger });
    jobs.work([letter], () => undefined);
    await jobs.depth();
    await redis.kill();
    await jobs.close();
    await redis.start();
  });
});
