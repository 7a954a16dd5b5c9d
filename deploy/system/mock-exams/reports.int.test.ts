import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { streamOf } from 'platform/event-store';
import { eventually, until } from 'platform/testing/eventually';
import { getMockExamReports, takeMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { generateAndSendMockExamReports, sendMockExamReportAgain } from 'schemas/mock-exams/reports/sending.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { testRedis, type TestRedis } from '../../../platform/src/jobs/testing/redis';
import { prove } from '../../privacy-prove/prove';
import { personWith, type Person } from '../people/people';
import { caughtUp } from '../running/read-tables';
import { startSystem, type System } from '../running/system';
import { faultySmtp, type FaultySmtp, type TakenMail } from './faulty-smtp';
import { keepSet, type KeptSet } from './papers';
import { reportMailId, satRoom, type SatRoom } from './sat-room';

type Reports = ReplyOf<typeof getMockExamReports>;

const services = ['command-service', 'projectors', 'query-service', 'workers'] as const;
/** A claim of a worker that died is another's after half a minute. */
const LONG = 180_000;

let smtp: FaultySmtp;
let system: System;
let owner: Database;
let admin: Person;
let kept: KeptSet;
let redis: TestRedis | undefined;

async function begin(environment: Readonly<Record<string, string>>) {
  smtp = await faultySmtp();
  system = await startSystem({ services, environment: { SMTP_URL: smtp.url, ...environment } });
  owner = openDatabase({ url: system.database.url, name: 'reports-test', max: 2 });
  admin = await personWith(system, ['ROLE_ADMIN']);
  kept = await keepSet(system, [2, 2]);
}

async function end() {
  await owner.close();
  await system.stop();
  await smtp.shut();
}

/** Of which the read tables know. */
async function roomOf(count: number): Promise<SatRoom> {
  const room = await satRoom(system, kept, count);
  await caughtUp(owner, await system.ground.store.head());
  return room;
}

const send = ({ planned: { sessionId } }: SatRoom) =>
  admin.client.send(generateAndSendMockExamReports, { mockExamSessionId: sessionId });

const standing = ({ planned: { sessionId } }: SatRoom): Promise<Reports> =>
  admin.client.call(getMockExamReports, { mockExamSessionId: sessionId });

const tally = ({ reports }: Reports) => {
  const counts: Record<string, number> = {};
  for (const { state } of reports) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
};

const allSent = (room: SatRoom) =>
  eventually(
    async () => tally(await standing(room)),
    ({ sent = 0 }) => sent === room.sitters.length,
    LONG,
  );

/** The first issue of a report, sent for the first time and once more. */
const issues = ['1', '1 again 2'];

const isReportIn = (room: SatRoom, { messageId }: TakenMail) =>
  room.sitters.some((sitter) => issues.some((issue) => reportMailId(room, sitter, issue) === messageId));

/** How many mails about their report each family was sent. */
const mailsOf = (room: SatRoom): number[] =>
  room.sitters.map((sitter) => {
    const ids = issues.map((issue) => reportMailId(room, sitter, issue));
    return smtp.taken.filter(({ to, messageId }) => to === sitter.email && ids.includes(messageId)).length;
  });

/** Of each child: issued once, sent once. */
async function onceInTheLog({ planned: { sessionId }, sitters }: SatRoom) {
  for (const { learnerId } of sitters) {
    const events = await system.ground.log.readStream(streamOf('examreport', `${sessionId}.${learnerId}`));
    expect(events.map(({ type }) => type)).toEqual(['MockReportIssued', 'MockReportSent']);
  }
}

/** Whoever looks for a child finds their own report, opened with their key, and no other's. */
async function areTheirsInTheSearch({ sitters }: SatRoom): Promise<void> {
  const stores = { databaseUrl: system.database.as('command'), log: system.ground.log };
  const { places, files } = await prove(stores, { subject: sitters[0]?.learnerId ?? '', values: [] });
  expect(files).toBeGreaterThanOrEqual(sitters.length);
  expect(places.filter(({ place }) => place.startsWith('files: '))).toEqual([{ place: 'files: sealed', count: 1 }]);
}

const extra = (mails: readonly number[]) => mails.reduce((sum, one) => sum + one - 1, 0);

describe('reports whose queues stand in PostgreSQL', () => {
  beforeAll(() => begin({}), LONG);
  afterAll(end);

  it(
    'are each sent once, asked for by five presses at once, and to nobody who did not sit',
    async () => {
      const room = await roomOf(6);
      const replies = await Promise.all([1, 2, 3, 4, 5].map(() => send(room)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(replies.map(({ body }) => (body as { requestId: string }).requestId)).size).toBe(1);
      expect(await allSent(room)).toEqual({ sent: 6, skipped: 1 });
      expect(mailsOf(room)).toEqual([1, 1, 1, 1, 1, 1]);
      await onceInTheLog(room);
      const zip = await admin.client.send(takeMockExamReports, { mockExamSessionId: room.planned.sessionId });
      expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip']);
      await areTheirsInTheSearch(room);
    },
    LONG,
  );

  it(
    'are all sent though the worker is killed while they are made and in the very moment that a mail was taken, and the queue is emptied',
    async () => {
      const room = await roomOf(8);
      let inTheWindow = 0;
      smtp.whileTaking = async (mail) => {
        if (inTheWindow > 0 || !isReportIn(room, mail)) return;
        inTheWindow += 1;
        await system.service('workers').kill();
      };
      await send(room);
      await until(async () => (tally(await standing(room))['queued'] ?? 0) > 0, 'some are queued', LONG);
      await system.service('workers').kill();
      await emptyQueues();
      await system.service('workers').start();
      await until(() => inTheWindow > 0, 'a mail was taken and the worker killed', LONG);
      await system.service('workers').start();
      expect(await allSent(room)).toEqual({ sent: 8, skipped: 1 });
      const mails = mailsOf(room);
      expect(Math.min(...mails)).toBe(1);
      expect(extra(mails)).toBeLessThanOrEqual(inTheWindow);
      await onceInTheLog(room);
    },
    2 * LONG,
  );

  it(
    'wait for a mail server that is away, slow to answer or short of room, and are told as failed where it refuses one for good',
    async () => {
      const room = await roomOf(4);
      const [unknown, busy, , silent] = room.sitters;
      const fates = new Map([
        [unknown?.email, 'refuse'],
        [busy?.email, 'later'],
        [silent?.email, 'hang'],
      ] as const);
      smtp.whileTaking = () => Promise.resolve();
      smtp.fate = (to) => fates.get(to) ?? 'take';
      await smtp.shut();
      await send(room);
      await until(async () => (await standing(room)).heldUp !== null, 'what waits is told', LONG);
      expect(mailsOf(room)).toEqual([0, 0, 0, 0]);
      await smtp.open();
      const failed = await eventually(
        async () => (await standing(room)).reports.find(({ state }) => state === 'failed'),
        // The log's own words follow those of the queue a moment later.
        (report) => report?.why?.startsWith('550') === true,
        LONG,
      );
      expect(failed).toMatchObject({ mockExamUserId: unknown?.learnerId, why: '550 5.1.1 no such mailbox' });
      await until(() => mailsOf(room)[2] === 1, 'the others go on', LONG);
      fates.clear();
      const again = { mockExamSessionId: room.planned.sessionId, mockExamUserId: unknown?.learnerId ?? '' };
      const seen = { seenVersion: 1, seenSending: 1 };
      const presses = await Promise.all(
        [1, 2].map(() => admin.client.send(sendMockExamReportAgain, { ...again, ...seen })),
      );
      expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await allSent(room)).toEqual({ sent: 4, skipped: 1 });
      expect(mailsOf(room)).toEqual([1, 1, 1, 1]);
    },
    2 * LONG,
  );

  it(
    'that were taken by a server which hung up before it said so come once more at most, with the same Message-ID',
    async () => {
      const room = await roomOf(2);
      let dropped = 0;
      smtp.fate = (to) => (to === room.sitters[0]?.email && dropped === 0 ? 'drop' : 'take');
      smtp.whileTaking = (mail) => {
        if (mail.to === room.sitters[0]?.email && isReportIn(room, mail)) dropped += 1;
        return Promise.resolve();
      };
      await send(room);
      expect(await allSent(room)).toEqual({ sent: 2, skipped: 1 });
      const [first = 0, second] = mailsOf(room);
      expect([first, second]).toEqual([2, 1]);
    },
    LONG,
  );
});

/** As an operator's mistake would. */
const emptyQueues = async () => {
  const tables = await owner.many<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'bullmq' and tablename not like '%migration%'`,
  );
  await owner.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
};

describe('reports whose queues stand in Redis', () => {
  beforeAll(async () => {
    redis = await testRedis();
    await begin({ REDIS_URL: redis.url });
  }, LONG);
  afterAll(async () => {
    await end();
    await redis?.stop();
  });

  it(
    'are all sent once though Redis is emptied while they are pending, and killed after that',
    async () => {
      const room = await roomOf(10);
      await smtp.shut();
      await send(room);
      await until(async () => (tally(await standing(room))['sending'] ?? 0) > 2, 'some are pending', LONG);
      await redis?.flush();
      await redis?.kill();
      await redis?.start();
      await smtp.open();
      expect(await allSent(room)).toEqual({ sent: 10, skipped: 1 });
      expect(extra(mailsOf(room))).toBe(0);
      await onceInTheLog(room);
    },
    2 * LONG,
  );
});
