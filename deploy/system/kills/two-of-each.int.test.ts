import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { START, type StoredEvent } from 'platform/event-store';
import { registerUser } from 'schemas/accounts/accounts.contract';
import { until } from 'platform/testing/eventually';
import { Client } from '../running/client';
import { answersTaken, expectLastAnswersShown, LearnerAtWork } from '../people/learner-at-work';
import { personWith } from '../people/people';
import { caughtUp } from '../running/read-tables';
import { startSystem, type ServiceName, type System } from '../running/system';
import { expectWholeStreams } from '../running/whole-streams';

const twins = ['command-service', 'query-service', 'projectors', 'workers'] as const satisfies readonly ServiceName[];
const LEARNERS = 3;

let system: System;
let owner: Database;
let learners: LearnerAtWork[];
/** Who signs up while all this goes on. */
const newcomers: string[] = [];

beforeAll(async () => {
  system = await startSystem({ services: [...twins, 'mail-catcher'], count: 2 });
  owner = openDatabase({ url: system.database.url, name: 'killer', max: 2 });
  const people = await Promise.all(Array.from({ length: LEARNERS }, () => personWith(system, ['ROLE_USER'])));
  let state = 7;
  const chance = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  learners = people.map((person, n) => new LearnerAtWork(`learner${n}`, person, chance));
});

afterAll(async () => {
  await owner.close();
  await system.stop();
});

/** Signs up one after the other, as long as it is asked to. */
async function signUpUntil(signal: AbortSignal): Promise<void> {
  const visitor = new Client(system);
  while (!signal.aborted) {
    const parentEmail = `newcomer${newcomers.length}@example.org`;
    await visitor.persistently(registerUser, { studentName: 'Kofi', parentEmail, password: 'a rather long password' });
    newcomers.push(parentEmail);
    await wait(400);
  }
}

async function submitted(): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const batch of system.ground.log.readAll(START)) events.push(...batch);
  return events;
}

const mailsTo = async (address: string): Promise<number> => {
  const reply = await fetch(`${system.service('mail-catcher').url}/mail/messages.json?to=${address}`);
  return ((await reply.json()) as unknown[]).length;
};

describe('two of every service', () => {
  it('go on while one of each is killed in turn, the other of each as well', async () => {
    const over = new AbortController();
    const work = Promise.all([...learners.map((learner) => learner.workUntil(over.signal)), signUpUntil(over.signal)]);
    for (const which of [0, 1])
      for (const name of twins) {
        const victim = system.instances(name)[which];
        await victim?.kill();
        // As long as it is away its twin does the work alone.
        const before = answersTaken(learners);
        await until(() => answersTaken(learners) > before + 5, `answers are taken without one ${name}`);
        await victim?.start();
      }
    await until(() => answersTaken(learners) > 80 && newcomers.length > 3, 'enough is done to look at');
    over.abort();
    await work;
  });

  it('have each acknowledged answer in the log once, and every stream whole', async () => {
    const events = await submitted();
    const answers = events
      .map(({ data, position }) => [data['answer'], data['worksheetId'], data['number'], position].map(String).join())
      .filter((line) => line.startsWith('learner'));
    const told = learners
      .flatMap(({ acknowledged }) => acknowledged)
      .map(({ answer, worksheetId, number, position }) => [answer, worksheetId, number, position].join());
    expect(answers).toEqual(expect.arrayContaining(told));
    expect(new Set(answers.map((line) => line.split(',')[0])).size).toBe(answers.length);
    expectWholeStreams(events);
  });

  it('show the last acknowledged answer to each question', async () => {
    await caughtUp(owner, await system.ground.store.head());
    await expectLastAnswersShown(owner, learners);
  });

  it('welcome each newcomer once', async () => {
    for (const address of newcomers) await until(async () => (await mailsTo(address)) > 0, `${address} is welcomed`);
    for (const address of newcomers) expect([address, await mailsTo(address)]).toEqual([address, 1]);
  });
});
