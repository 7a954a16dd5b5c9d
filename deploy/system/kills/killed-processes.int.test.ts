import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { START, type StoredEvent } from 'platform/event-store';
import { requestProjectionRebuild } from 'schemas/investigations/investigations.contract';
import { until } from 'platform/testing/eventually';
import { allProjections } from '../../../projectors/src/all-projections';
import { answersTaken, expectLastAnswersShown, LearnerAtWork } from '../people/learner-at-work';
import { personWith, serviceClient } from '../people/people';
import { caughtUp, readTables, standings } from '../running/read-tables';
import { startSystem, type System } from '../running/system';
import { expectWholeStreams } from '../running/whole-streams';

const KILLS = 14;
const LEARNERS = 4;

let system: System;
let owner: Database;
let learners: LearnerAtWork[];

/** The same choices in every run; when they take effect is up to the machine. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const killAndStart = (name: 'command-service' | 'projectors' | 'query-service') => async () => {
  const service = system.service(name);
  await service.kill();
  await service.start();
};

/** Of every service, at whatever they are doing, several times over. */
async function breakEveryConnection(): Promise<void> {
  for (let n = 0; n < 5; n += 1) {
    await owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await wait(60);
  }
}

beforeAll(async () => {
  system = await startSystem();
  owner = openDatabase({ url: system.database.url, name: 'killer', max: 2 });
  const people = await Promise.all(Array.from({ length: LEARNERS }, () => personWith(system, ['ROLE_USER'])));
  learners = people.map((person, n) => new LearnerAtWork(`learner${n}`, person, dice(n + 1)));
});

afterAll(async () => {
  await owner.close();
  await system.stop();
});

async function wholeLog(): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const batch of system.ground.log.readAll(START)) events.push(...batch);
  return events;
}

describe('learners who answer while processes are killed', () => {
  it(`lose nothing that was acknowledged, over ${KILLS} kills`, async () => {
    const over = new AbortController();
    const work = Promise.all(learners.map((learner) => learner.workUntil(over.signal)));
    const kills = [
      killAndStart('command-service'),
      killAndStart('projectors'),
      killAndStart('query-service'),
      breakEveryConnection,
    ];
    const roll = dice(2_026);
    for (let n = 0; n < KILLS; n += 1) {
      await wait(150 + 450 * roll());
      // Each of them comes about, and then chance chooses.
      await kills[n < kills.length ? n : Math.floor(roll() * kills.length)]?.();
    }
    await until(() => answersTaken(learners) > 100, 'a hundred answers are taken');
    over.abort();
    await work;
  });

  it('have each acknowledged answer in the log once, where they were told that it stands', async () => {
    const submitted = (await wholeLog()).filter(({ type }) => type === 'AnswerSubmitted');
    const stored = submitted.map(({ data, position }) => [
      data['answer'],
      data['worksheetId'],
      data['number'],
      position,
    ]);
    const told = learners
      .flatMap((learner) => learner.acknowledged)
      .map(({ answer, worksheetId, number, position }) => [answer, worksheetId, number, position]);
    expect(stored.map(String).sort()).toEqual(expect.arrayContaining(told.map(String)));
    expect(new Set(stored.map(([answer]) => answer)).size).toBe(stored.length);

    const asked = new Set(learners.flatMap((learner) => [...learner.asked]));
    expect(stored.filter(([answer]) => !asked.has(String(answer)))).toEqual([]);
  });

  it('find the last acknowledged answer to each question', async () => {
    await caughtUp(owner, await system.ground.store.head());
    await expectLastAnswersShown(owner, learners);
  });

  it('leave every stream without a gap, and the log in one order', async () => {
    expectWholeStreams(await wholeLog());
  });
});

describe('the read tables after the kills', () => {
  // Asking for a rebuild is an event too, and this table shows it.
  const ofRebuilds = 'investigations_rebuilds';
  let before: ReadonlyMap<string, string>;

  it('have something to show', async () => {
    before = await readTables(owner);
    expect([...before.keys()].sort()).toEqual(allProjections.map(({ table }) => table.name).sort());
    expect(before.get('practice_worksheet_answers')?.length).toBeGreaterThan(1_000);
  });

  it('are the same, byte for byte, when all of them are rebuilt on request', async () => {
    const client = serviceClient(system, 'operator');
    const generations = new Map([...(await standings(owner))].map(([name, { generation }]) => [name, generation]));
    for (const { table } of allProjections) await client.call(requestProjectionRebuild, { projection: table.name });
    await until(
      async () =>
        [...(await standings(owner))].every(([name, { generation }]) => generation > (generations.get(name) ?? 0)),
      'every table has been rebuilt',
    );
    await caughtUp(owner, await system.ground.store.head());

    const rebuilt = await readTables(owner);
    for (const [name, rows] of before) if (name !== ofRebuilds) expect([name, rebuilt.get(name)]).toEqual([name, rows]);
    before = rebuilt;
  });

  it('are the same, byte for byte, when a projector makes them from nothing', async () => {
    await system.service('projectors').stop();
    for (const name of [...before.keys(), 'projections']) await owner.query(`drop table read."${name}"`);
    await system.service('projectors').start();
    await caughtUp(owner, await system.ground.store.head());
    expect(await readTables(owner)).toEqual(before);
  });
});
