import { setTimeout as wait } from 'node:timers/promises';
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

let troubles = 0;
const log = Object.assign(openLog({ service: 'test', level: 'silent' }), {
  warn: () => {
    troubles += 1;
  },
});
const OUTAGE_MS = 2_500;

const tasks = Array.from({ length: 5 }, (_, nth) => `tests.first-${nth}`);
const letter = (task: string) => ({ task, once: task, jobId: task.replace('.', '-'), dueInMs: 0 });

let database: TestDatabase;
let owner: Database;
let queues: QueueBackend;

beforeAll(async () => {
  database = await testDatabase();
  await migrateQueues(database.url, roleNames.worker);
  owner = openDatabase({ url: database.url, name: 'first-connection-test', max: 1 });
  queues = bullmqBackend(postgresBacking(database.as('worker')), log);
});
afterAll(async () => {
  await queues.close();
  await owner.close();
  await database.drop();
});

const letIn = (whether: 'grant' | 'revoke') =>
  owner.query(
    `${whether} connect on database "${new URL(database.url).pathname.slice(1)}" ${whether === 'grant' ? 'to' : 'from'} public`,
  );

it('that breaks in its first moment is made anew, without haste: jobs are added, told of, run and over', async () => {
  await letIn('revoke');
  const ran: string[] = [];
  for (const task of tasks) {
    queues.consume(task, (once) => {
      ran.push(once);
      return Promise.resolve({ kind: 'over' });
    });
  }
  const refused = await Promise.allSettled(tasks.map((task) => queues.add([letter(task)])));
  expect(refused.map(({ status }) => status)).toEqual(tasks.map(() => 'rejected'));
  troubles = 0;
  await wait(OUTAGE_MS);
  // Asked again by each queue once a second, by its claim and by its look for the dead.
  expect(troubles).toBeLessThanOrEqual(tasks.length * 6);

  await letIn('grant');
  await Promise.all(tasks.map((task) => queues.add([letter(task)])));
  await until(() => ran.length === tasks.length, 'every job was run');
  const isEmpty = ({ waiting, active }: Readonly<Record<string, number>>) => waiting === 0 && active === 0;
  await until(async () => (await Promise.all(tasks.map((task) => queues.depth(task)))).every(isEmpty), 'all are over');
  expect([...ran].sort()).toEqual(tasks);
});
