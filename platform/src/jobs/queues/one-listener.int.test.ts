import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../../database/database';
import { openLog } from '../../logging/logging';
import { roleNames } from '../../migrations/migrations';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { until } from '../../testing/eventually';
import { migrateQueues } from '../jobs';
import { postgresBacking } from './backings';
import { bullmqBackend } from './bullmq-backend';
import type { QueueBackend } from './queue-backend';

const tasks = Array.from({ length: 20 }, (_, nth) => `tests.bell-${nth}`);
/** Far less than an idle queue waits before it looks by itself. */
const SOON_MS = 10_000;

let database: TestDatabase;
let owner: Database;
let queues: QueueBackend;
const rung: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  await migrateQueues(database.url, roleNames.worker);
  owner = openDatabase({ url: database.url, name: 'one-listener-test', max: 1 });
  queues = bullmqBackend(postgresBacking(database.as('worker')), openLog({ service: 'test', level: 'silent' }));
  for (const task of tasks) {
    queues.consume(task, () => {
      rung.push(task);
      return Promise.resolve({ kind: 'over' });
    });
  }
});
afterAll(async () => {
  await queues.close();
  await owner.close();
  await database.drop();
});

/** The connections of the queues, and which of them listen. */
const connections = () =>
  owner.many<{ pid: number; application_name: string }>(
    `select pid, application_name from pg_stat_activity where application_name like 'queues%' and datname = current_database()`,
  );
const listeners = async () => (await connections()).filter(({ application_name }) => application_name !== 'queues');

async function expectOneListener() {
  expect(await listeners()).toHaveLength(1);
  expect((await connections()).length).toBeLessThanOrEqual(5);
}

/** Asks each queue for a job, and waits until each has done it. */
async function ringAll(round: string): Promise<void> {
  rung.length = 0;
  await Promise.all(
    tasks.map((task) => queues.add([{ task, once: round, jobId: `${round}.${task.replace('.', '-')}`, dueInMs: 0 }])),
  );
  await until(() => new Set(rung).size === tasks.length, 'every queue was told', SOON_MS);
}

it('tells every queue of its jobs, however many there are, on one connection besides the four of their statements', async () => {
  await ringAll('first');
  await expectOneListener();
});

it('goes on telling them all once every connection was broken', async () => {
  for (const { pid } of await connections()) await owner.query('select pg_terminate_backend($1)', [pid]);
  await until(async () => (await listeners()).length > 0, 'the queues are back');
  await ringAll('second');
  await expectOneListener();
});
