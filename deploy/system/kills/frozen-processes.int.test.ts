import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import type { ReplyOf } from 'schemas/describe/contract';
import { registerUser, validateUser } from 'schemas/accounts/accounts.contract';
import { submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import { getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import { until } from 'platform/testing/eventually';
import { waited } from 'platform/testing/waited';
import { Client } from '../running/client';
import { LearnerAtWork } from '../people/learner-at-work';
import { personWith } from '../people/people';
import { caughtUp, readTables } from '../running/read-tables';
import { startSystem, type System } from '../running/system';

/** Of each one works and the other waits. */
const twins = ['projectors', 'workers'] as const;
const TAKEN_OVER_MS = 20_000;
const WISH = {
  subject: 'maths',
  parent: 'fractions',
  topic: 'fractions',
  type: 'practice-test',
  count: '1',
  email: 'me',
} as const;

let system: System;
let owner: Database;
let learner: LearnerAtWork;
const newcomers: string[] = [];
/** Until the learner has worked enough, or the test has failed. */
const over = new AbortController();
let working: Promise<void> | undefined;

const holders = () =>
  owner.many<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = 727007 and granted
        and database = (select oid from pg_database where datname = current_database())`,
  );

/** Those who ask for a lock that another has. */
const waiting = () =>
  owner.many(
    `select distinct application_name from pg_stat_activity
      where datname = current_database() and query ~ 'pg_try_advisory_lock|from held.leases where name'
        and pid <> pg_backend_pid()`,
  );

beforeAll(async () => {
  system = await startSystem({ services: ['command-service', 'query-service', ...twins, 'mail-catcher'], count: 2 });
  owner = openDatabase({ url: system.database.url, name: 'freezer', max: 2 });
  learner = new LearnerAtWork('learner', await personWith(system, ['ROLE_USER']), () => 0.5);
  // The first of each works from now on.
  const others = twins.flatMap((name) => system.instances(name).slice(1));
  await Promise.all(others.map((service) => service.stop()));
  await until(async () => (await holders()).length === twins.length, 'the first of each works');
  await Promise.all(others.map((service) => service.start()));
});

afterAll(async () => {
  over.abort();
  await working?.catch(() => undefined);
  await owner.close();
  await system.stop();
});

async function signUp(): Promise<void> {
  const parentEmail = `newcomer${newcomers.length}@example.org`;
  const wish = { studentName: 'Kofi', parentEmail, password: 'a rather long password' };
  await new Client(system).persistently(registerUser, wish);
  newcomers.push(parentEmail);
}

const mailsTo = async (address: string): Promise<number> => {
  const reply = await fetch(`${system.service('mail-catcher').url}/mail/messages.json?to=${address}`);
  return ((await reply.json()) as unknown[]).length;
};

const welcomed = () =>
  until(async () => (await Promise.all(newcomers.map(mailsTo))).every((mails) => mails > 0), 'everybody is welcomed');

describe('a projector and a worker that freeze', () => {
  it('are taken over within 20 s, in the middle of answers', async () => {
    working = learner.workUntil(over.signal);
    await until(() => learner.acknowledged.length > 5, 'answers are taken');
    const before = await holders();
    for (const name of twins) system.service(name).freeze();
    const takenOver = waited(
      until(async () => {
        const now = await holders();
        return now.length === twins.length && now.every(({ pid }) => !before.some((old) => old.pid === pid));
      }, 'others hold the locks'),
    );
    await signUp();
    expect((await takenOver).outcome).toBeUndefined();
    expect((await takenOver).ms).toBeLessThan(TAKEN_OVER_MS);
    const head = await system.ground.store.head();
    await until(async () => {
      const row = await owner.one<{ least: string }>('select min(position) as least from read.projections');
      return row !== undefined && row.least >= head;
    }, 'the read tables go on');
    // What the frozen worker was about to do besides, the ledger hands out again after a while.
    await welcomed();
    // They thaw among answers, and must not write them a second time.
    for (const name of twins) system.service(name).thaw();
    await signUp();
    const taken = learner.acknowledged.length;
    await until(() => learner.acknowledged.length > taken + 10, 'answers go on');
    await until(async () => (await waiting()).length === twins.length, 'the thawed have noticed, and wait');
    over.abort();
    await working;
  });

  it('welcome each newcomer once', async () => {
    await welcomed();
    expect(await Promise.all(newcomers.map(mailsTo))).toEqual(newcomers.map(() => 1));
  });

  it('leave read tables that are the same, byte for byte, when a projector makes them from nothing', async () => {
    await caughtUp(owner, await system.ground.store.head());
    const before = await readTables(owner);
    expect(before.get('practice_worksheet_answers')).toContain(learner.acknowledged.at(-1)?.worksheetId);
    await Promise.all(system.instances('projectors').map((service) => service.stop()));
    for (const name of [...before.keys(), 'projections']) await owner.query(`drop table read."${name}"`);
    await system.service('projectors').start();
    await caughtUp(owner, await system.ground.store.head());
    expect(await readTables(owner)).toEqual(before);
  });

  it('show nobody who has answered, and logged in anew, an older view as if it were of now', async () => {
    const { client } = await personWith(system, ['ROLE_USER']);
    const { worksheetId = '' } = await client.call(getSomeQuestions, WISH);
    await caughtUp(owner, await system.ground.store.head());
    system.service('projectors').freeze();
    const written = await client.call(submitAnswer, { worksheetId, questionNumber: 1, answer: '999' });
    // On whatever device: where a log-in says that it stands is behind all that was written before it.
    const parent = { email: newcomers[0] ?? '', password: 'a rather long password' };
    const { position } = await new Client(system).call(validateUser, parent);
    expect(position > written.position).toBe(true);
    const view = () => client.send(getWorksheetQuestions, { worksheetId }, { after: position });
    expect((await view()).headers.get('X-Stale')).toBe('behind');
    system.service('projectors').thaw();
    await until(async () => !(await view()).headers.has('X-Stale'), 'the read tables go on');
    const { worksheetQuestions } = (await view()).body as ReplyOf<typeof getWorksheetQuestions>;
    expect(worksheetQuestions[0]?.userAnswer).toBe('999');
  });
});
