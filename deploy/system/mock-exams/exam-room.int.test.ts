import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { streamOf } from 'platform/event-store';
import { until } from 'platform/testing/eventually';
import { getCurrentMockExamSessionIfTakingPlace } from 'schemas/mock-exams/sittings/current-session.contract';
import {
  createMockExamSessionTracker,
  getTrackerForMockExamSession,
} from 'schemas/mock-exams/sittings/sitting.contract';
import { testRedis, type TestRedis } from '../../../platform/src/jobs/testing/redis';
import { lostOf } from '../../load/exam/told';
import { happened } from '../people/people';
import { crowding } from '../running/crowding';
import { caughtUp, readTables } from '../running/read-tables';
import { startSystem, type System } from '../running/system';
import { buildGates, committing, killAtCommit } from './kill-at-commit';
import { askedByLearner } from './learner-calls';
import { keepSet, type KeptSet } from './papers';
import { ScriptedChild } from './scripted-child';
import { planSession, sitterOf, type Sitter } from './seats';

/** `EXAM_KILLS=50 EXAM_FAULTS=20 EXAM_CHILDREN=30` tries the whole of it; the first paper is over after a minute then. */
const KILLS = Number(process.env['EXAM_KILLS'] ?? 3);
/** Each kind of process dies so often just before its commit, and so often just after it. */
const FAULTS = Number(process.env['EXAM_FAULTS'] ?? 1);
const CHILDREN = Number(process.env['EXAM_CHILDREN'] ?? 12);
const MINUTES = KILLS > 20 ? [1, 20] : [20, 20];
const services = ['command-service', 'projectors', 'query-service', 'workers'] as const;
const [sessionId, catchUpId] = ['the-room', 'catch-up'];

let redis: TestRedis;
let system: System;
let owner: Database;
let kept: KeptSet;
let children: ScriptedChild[];
/** Who looks at everything that a learner may ask for, and who is sent away in the middle. */
let walker: Sitter;
let sentAway: Sitter;
/** Who is to sit the same papers another day. */
let waiting: Sitter;

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

beforeAll(async () => {
  redis = await testRedis();
  system = await startSystem({ services, environment: { REDIS_URL: redis.url } });
  owner = openDatabase({ url: system.database.url, name: 'room', max: 2 });
  await buildGates(owner);
  kept = await keepSet(system, MINUTES);
  const startsAt = new Date(Date.now() - 1_000).toISOString();
  await planSession(system, { sessionId, startsAt, set: kept.set });
  const anotherTime = new Date(Date.now() + 10 * 60_000).toISOString();
  await planSession(system, { sessionId: catchUpId, startsAt: anotherTime, set: kept.set });
  const seated = (id: string) => sitterOf(system, { sessionId: id });
  const sitters = await Promise.all(Array.from({ length: CHILDREN }, () => seated(sessionId)));
  children = sitters.map(
    (sitter, n) =>
      new ScriptedChild(sitter, { sessionId, kept, chance: dice(n + 1), patience: Math.max(1, FAULTS / 2) }),
  );
  [walker, sentAway, waiting] = [await seated(sessionId), await seated(sessionId), await seated(catchUpId)];
});

afterAll(async () => {
  await owner.close();
  await system.stop();
  await redis.stop();
});

const killAndStart = (name: (typeof services)[number]) => async () => {
  const service = system.service(name);
  await service.kill();
  await service.start();
};
const breakConnections = () =>
  owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
const killRedis = async () => {
  await redis.kill();
  await redis.start();
};

/** What the walker, and whoever waits for another day, are told of by every call that a learner may make. */
const walkedBy = (sitter: Sitter, id: string) =>
  askedByLearner(sitter.client, {
    sessionId: id,
    paper: kept.set.papers[0],
    questionId: kept.questionIds[0]?.[0] ?? '',
  });

const keyOf = (id: string, paper: number) =>
  system.ground.keys.derive(`mock-exam-paper/${id}/${kept.set.papers[paper - 1]?.paperHash ?? ''}`).toString('base64');

/** What somebody is answered who goes on with their exam, by the services that they ask. */
const answersTo = async ({ client }: Sitter) => {
  const mine = { mockExamSessionId: sessionId };
  const [sitting, running] = await Promise.all([
    client.send(getTrackerForMockExamSession, mine),
    client.send(getCurrentMockExamSessionIfTakingPlace, {}),
  ]);
  return [sitting.status, running.status];
};
const isTurnedAway = async (sitter: Sitter) => (await answersTo(sitter)).every((status) => status === 401);

/** In milliseconds: so soon whoever is deactivated is let in by no service any more. */
const DENIED_WITHIN = 5_000;

it('lets in whoever has a seat, and within five seconds nobody who was deactivated in the middle of their exam', async () => {
  await sentAway.client.call(createMockExamSessionTracker, { mockExamSessionId: sessionId, deviceId: 'desk' });
  await caughtUp(owner, await system.ground.store.head());
  expect(await answersTo(sentAway)).toEqual([200, 200]);
  const limit = DENIED_WITHIN * crowding();
  const { accountId } = sentAway;
  const data = { accountId, reason: 'has left' };
  await happened(system, streamOf('account', accountId), [{ type: 'AccountDeactivated', data }]);
  await until(() => isTurnedAway(sentAway), 'they are turned away', limit);
});

describe('a room of children whose processes are killed', () => {
  it(`sits on over ${KILLS} kills of any of them, and ${FAULTS} just before and just after what each writes`, async () => {
    const over = new AbortController();
    const sitting = Promise.all(children.map((child) => child.sitUntil(over.signal)));
    // Those first that do not die at their commits as well.
    const kills = [killAndStart('query-service'), breakConnections, killRedis, ...committing.map(killAndStart)];
    const roll = dice(2_026);
    for (let n = 0; n < KILLS; n += 1) {
      await wait(50 + 250 * roll());
      // Each of them comes about, and then chance chooses.
      await kills[n < kills.length ? n : Math.floor(roll() * kills.length)]?.();
    }
    for (let n = 0; n < FAULTS; n += 1)
      for (const name of committing)
        for (const isWritten of [false, true]) await killAtCommit(owner, system.service(name), { name, isWritten });
    await until(() => children.every(({ acknowledged }) => acknowledged > 20), 'each child has answered');
    over.abort();
    await sitting;
  }, 600_000);

  it('has in each final paper what the devices were told to be saved, and shows it', async () => {
    await caughtUp(owner, await system.ground.store.head());
    const rows = await owner.many<{ learnerId: string; questionId: string; option: string }>(
      'select "learnerId", "questionId", option from read.mock_sitting_answers where "sessionId" = $1',
      [sessionId],
    );
    for (const { sitter, told: known } of children) {
      expect(known.size).toBeGreaterThan(3);
      expect(lostOf(await system.ground.log.readStream(sitter.stream), known)).toEqual([]);
      const shown = new Map(
        rows.filter((row) => row.learnerId === sitter.learnerId).map((row) => [row.questionId, row.option]),
      );
      expect([...known].filter(([questionId, option]) => shown.get(questionId) !== option)).toEqual([]);
    }
  });

  it('has somebody look at each paper when it is due, though the process that was told of it is gone', async () => {
    const wanted = children.map(({ sitter }) => sitter.learnerId);
    await until(async () => {
      const queues = await redis.text();
      return wanted.every((learnerId) => queues.includes(learnerId));
    }, 'each child’s paper stands in the queues');
  });
});

describe('the walk for keys', () => {
  const keysOf = (id: string) => [1, 2].map((paper) => keyOf(id, paper));
  const findings = (secrets: readonly string[], texts: readonly string[]) =>
    secrets.flatMap((secret) => texts.filter((text) => text.includes(secret)).map((text) => text.slice(0, 200)));
  const LETTER = /"(answer|correctAnswer|rightAnswer|key)":"[A-E]"/;
  let before: readonly string[];
  let during: readonly string[];
  let after: readonly string[];

  it('asks everything that a learner may ask, before the papers are opened, while they are sat, and once they are', async () => {
    before = await walkedBy(waiting, catchUpId);
    during = await walkedBy(walker, sessionId);
    // The room is closed, and with it each sitting.
    const closed = { sessionId, closedAt: new Date().toISOString() };
    const position = await happened(system, streamOf('examsession', sessionId), [
      { type: 'ExamRoomClosed', data: closed },
    ]);
    await walker.client.call(getTrackerForMockExamSession, { mockExamSessionId: sessionId });
    await caughtUp(owner, position);
    after = [...(await walkedBy(walker, sessionId)), ...(await walkedBy(waiting, catchUpId))];
    // It was there, and not only turned away.
    const [own = ''] = keysOf(sessionId);
    expect(findings([own], during)).not.toEqual([]);
    expect(before.concat(during).filter((text) => text.includes('RequestNotValid'))).toEqual([]);
    expect(findings(['STAGE_EXAM_SESSION_COMPLETE'], after)).not.toEqual([]);
  });

  it('finds no paper’s key before it is open, and none of the second paper in the first', () => {
    expect(findings([...keysOf(sessionId), ...keysOf(catchUpId), ...kept.words], before)).toEqual([]);
    const [, second = ''] = keysOf(sessionId);
    expect(findings([second, ...keysOf(catchUpId), ...kept.words], during)).toEqual([]);
    // With one paper for all, those who were killed about say the same.
    if (MINUTES[0] === MINUTES[1])
      expect(findings([second, ...keysOf(catchUpId), ...kept.words], repliesOf(children))).toEqual([]);
  });

  it('finds no letter, no explanation and no source of a question in any reply, as long as others are still to sit it', async () => {
    const all = [...before, ...during, ...after, ...repliesOf(children)];
    expect(findings(kept.secrets, all)).toEqual([]);
    expect(findings(kept.secrets, [(await readTables(owner)).get('mock_keys') ?? '']).length).toBe(kept.secrets.length);
    expect(all.filter((text) => LETTER.test(text))).toEqual([]);
    expect(findings(keysOf(catchUpId), after)).toEqual([]);
  });

  it('finds nothing of them in the logs and the queues', async () => {
    const kinds = services.map((name) => system.service(name).log());
    const texts = [...kinds, await redis.text()];
    expect(findings([...keysOf(sessionId), ...keysOf(catchUpId), ...kept.words, ...kept.secrets], texts)).toEqual([]);
    const stored = await owner.many<{ data: string }>(
      "select data::text as data from log.events where stream like 'sitting-%'",
    );
    expect(stored.length).toBeGreaterThan(100);
    const events = stored.map(({ data }) => data);
    expect(findings([...keysOf(sessionId), ...keysOf(catchUpId), ...kept.words, ...kept.secrets], events)).toEqual([]);
  });
});

it('still lets in nobody who was deactivated, after all of its processes were killed', async () => {
  expect(await answersTo(sentAway)).toEqual([401, 401]);
});

const repliesOf = (all: readonly ScriptedChild[]): string[] => all.flatMap(({ replies }) => replies);
