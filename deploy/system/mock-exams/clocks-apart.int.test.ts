import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createMockExamSessionTracker,
  getTrackerForMockExamSession,
} from 'schemas/mock-exams/sittings/sitting.contract';
import { timesOf } from 'schemas/mock-exams/sittings/times.rules';
import { Client } from '../running/client';
import { movedClocks, type MovedClocks } from '../running/moved-clock';
import { startSystem, type System } from '../running/system';
import { keepSet } from './papers';
import { planSession, sitterOf, type Sitter } from './seats';

const MINUTE = 60_000;
/** After its start. */
const CLOSES_AFTER = 30 * MINUTE;
/** How near to an instant either side of it may be told; the plan for reliability asks for a second. */
const NEAR_MS = 200;

let clocks: MovedClocks;
let system: System;

beforeAll(async () => {
  // Of two instances of a service, one is ten minutes ahead and one as much behind.
  clocks = movedClocks([10 * MINUTE, -10 * MINUTE]);
  system = await startSystem({ count: 2, environment: clocks.environment });
});
afterAll(async () => {
  await system.stop();
  clocks.remove();
});

/** A child as each instance of the command-service hears them. */
const heardByEach = ({ token }: Sitter) =>
  system.instances('command-service').map(({ url }) => new Client({ addressOf: () => url }, token));

async function sitterOfOneFrom(startsAt: number) {
  const sessionId = randomUUID();
  const { set } = await keepSet(system, [40, 40]);
  await planSession(system, { sessionId, startsAt: new Date(startsAt).toISOString(), set });
  return { mockExamSessionId: sessionId, sitter: await sitterOf(system, { sessionId }), set };
}

/** What is answered again and again from before an instant until after it: only what is surely of one side of it, however slow. */
async function aroundThe<T>(instant: number, ask: () => Promise<T>) {
  const before: T[] = [];
  const after: T[] = [];
  while (after.length < 2) {
    const asked = Date.now();
    const answer = await ask();
    if (Date.now() < instant - NEAR_MS) before.push(answer);
    if (asked > instant + NEAR_MS) after.push(answer);
    await wait(100);
  }
  return { before: [...new Set(before)], after: [...new Set(after)] };
}

describe('services on machines whose clocks are ten minutes ahead and ten behind', () => {
  it('tell the time of the database, and say in their logs that their machines are wrong', async () => {
    const { mockExamSessionId, sitter } = await sitterOfOneFrom(Date.now() + 20 * MINUTE);
    for (const client of heardByEach(sitter)) {
      const asked = Date.now();
      const { serverNow } = await client.call(getTrackerForMockExamSession, { mockExamSessionId });
      expect(Date.parse(serverNow)).toBeGreaterThan(asked - NEAR_MS);
      expect(Date.parse(serverNow)).toBeLessThan(Date.now() + NEAR_MS);
    }
    const services = (['command-service', 'query-service', 'projectors'] as const).flatMap((name) =>
      system.instances(name),
    );
    const off = services.map((service) => /"offMs":(-?)\d+/.exec(service.log())?.[1] ?? 'none');
    expect(off.toSorted()).toEqual(['', '', '', '-', '-', '-']);
  });

  it('begin an exam at its start, for whoever asks whichever of them', async () => {
    const startsAt = Date.now() + 4_000;
    const { mockExamSessionId, sitter } = await sitterOfOneFrom(startsAt);
    const begun = async () => {
      const told = heardByEach(sitter).map((each) => each.send(createMockExamSessionTracker, { mockExamSessionId }));
      return (await Promise.all(told)).map(({ status }) => status).join();
    };
    expect(await aroundThe(startsAt, begun)).toEqual({ before: ['409,409'], after: ['200,200'] });
  });

  it('end a paper at its deadline, for whoever asks whichever of them', async () => {
    // Whoever comes late has what is left until the session's close.
    const closesAt = Date.now() + 6_000;
    const { mockExamSessionId, sitter, set } = await sitterOfOneFrom(closesAt - CLOSES_AFTER);
    expect(set.closesAfterMinutes * MINUTE).toBe(CLOSES_AFTER);
    const each = heardByEach(sitter);
    const [begun] = await Promise.all(each.map((one) => one.send(createMockExamSessionTracker, { mockExamSessionId })));
    expect(begun?.status).toBe(200);
    const stages = async () => {
      const told = await Promise.all(each.map((one) => one.call(getTrackerForMockExamSession, { mockExamSessionId })));
      return told.map(({ tracker, serverNow }) => tracker && timesOf(tracker.facts, serverNow).stage).join();
    };
    expect(await aroundThe(closesAt, stages)).toEqual({ before: ['paper,paper'], after: ['complete,complete'] });
  });
});
