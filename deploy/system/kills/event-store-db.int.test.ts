import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { START, type StoredEvent } from 'platform/event-store';
import { getUserAnalyticsData } from 'schemas/practice/progress/progress.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { EventStoreDbProcess } from '../../../platform/src/testing/eventstoredb/child';
import { eachAnswered, LearnerAtWork } from '../people/learner-at-work';
import { personWith, type Person } from '../people/people';
import { caughtUp } from '../running/read-tables';
import { startSystem, type System } from '../running/system';
import { expectWholeStreams } from '../running/whole-streams';

const LEARNERS = 3;
const KILLS = 3;

let folder: string;
let eventStore: EventStoreDbProcess;
let system: System;
let owner: Database;
let people: Person[];
let learners: LearnerAtWork[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-event-store-'));
  eventStore = await EventStoreDbProcess.start(join(folder, 'log'));
  system = await startSystem({ environment: { EVENT_STORE_URL: eventStore.url } });
  owner = openDatabase({ url: system.database.url, name: 'onlooker', max: 1 });
  people = await Promise.all(Array.from({ length: LEARNERS }, () => personWith(system, ['ROLE_USER'])));
  learners = people.map((person, n) => new LearnerAtWork(`learner${n}`, person, takingTurns(n)));
});

afterAll(async () => {
  await owner.close();
  await system.stop();
  await eventStore.kill();
  rmSync(folder, { recursive: true });
});

/** 0 up to 1 in steps that visit every question. */
function takingTurns(first: number): () => number {
  let turn = first;
  return () => ((turn += 5) % 14) / 14;
}

async function wholeLog(): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const batch of system.ground.log.readAll(START)) events.push(...batch);
  return events;
}

describe('the system on EventStoreDB', () => {
  it('goes from issue to marking, again and again, while the event store is killed and comes back', async () => {
    const over = new AbortController();
    const work = Promise.all(learners.map((learner) => learner.workUntil(over.signal)));
    for (let n = 0; n < KILLS; n += 1) {
      await eachAnswered(learners, 8);
      await eventStore.kill();
      await wait(300);
      await eventStore.restart();
    }
    await eachAnswered(learners, 8);
    over.abort();
    await work;
  });

  it('has each acknowledged answer in the log once, where the learner was told that it stands', async () => {
    const submitted = (await wholeLog()).filter(({ type }) => type === 'AnswerSubmitted');
    const stored = submitted.map(({ data, position }) => `${String(data['answer'])} ${position}`);
    const told = learners.flatMap(({ acknowledged }) =>
      acknowledged.map(({ answer, position }) => `${answer} ${position}`),
    );
    expect(stored).toEqual(expect.arrayContaining(told));
    expect(new Set(submitted.map(({ data }) => data['answer'])).size).toBe(submitted.length);
  });

  it('has left no stream with a gap, and the log in one order', async () => {
    expectWholeStreams(await wholeLog());
  });

  it('keeps nothing of the log in PostgreSQL, and shows all of it to the learners', async () => {
    await caughtUp(owner, await system.ground.store.head());
    expect(await owner.many('select 1 from log.events limit 1')).toEqual([]);
    const marked = (await wholeLog()).filter(({ type }) => type === 'WorksheetCompleted');
    for (const { client, learnerId } of people) {
      const own = marked.filter(({ data }) => data['learnerId'] === learnerId);
      const listed = await client.call(getUserWorksheets, {});
      expect(listed.map(({ worksheetId }) => worksheetId).sort()).toEqual(
        own.map(({ data }) => String(data['worksheetId'])).sort(),
      );
      expect(await client.call(getUserAnalyticsData, {})).toMatchObject({ worksheetsCount: own.length });
    }
  });
});
