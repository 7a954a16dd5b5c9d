import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { migrateQueues, openJobs, type Ask, type JobContext, type Jobs } from 'platform/jobs';
import { openLog } from 'platform/logging';
import { openMailer, type Mailer } from 'platform/mail';
import { roleNames } from 'platform/migrations';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { until } from 'platform/testing/eventually';
import type { AnyEvent } from 'schemas/events';
import { goldenOf } from 'schemas/testing/goldens';
import { testRedis, type TestRedis } from '../../platform/src/jobs/testing/redis';
import { issueReportJob } from '../../workers/src/mock-exams/reports/issue-report.job';
import { reportMailJob } from '../../workers/src/mock-exams/reports/report-mail.job';
import type { MadeReport } from '../../workers/src/mock-exams/reports/report-port';
import { sendReports } from '../../workers/src/mock-exams/reports/send-reports.process';
import type { Services } from '../../workers/src/services';
import { askedFor, ran } from '../../workers/testing/worker-kit';
import { faultySmtp, type FaultySmtp } from '../system/mock-exams/faulty-smtp';

const REPORTS = 60;
const PATIENCE = 90_000;
const logger = openLog({ service: 'reports-held-up', level: 'silent' });
const learners = Array.from({ length: REPORTS }, (_, n) => `child-${n}`);
const addressOf = (learnerId: string) => `${learnerId}@example.org`;
const people = Object.fromEntries(learners.map((id) => [id, { email: addressOf(id), name: null }]));

let database: TestDatabase;
let db: Database;
let redis: TestRedis;
let smtp: FaultySmtp;
let mailer: Mailer;
let jobs: Jobs;
/** How often each family was told of as written to. */
const noted = new Map<string, number>();

beforeAll(async () => {
  database = await testDatabase();
  await migrateQueues(database.url, roleNames.worker);
  db = openDatabase({ url: database.as('worker'), name: 'reports-held-up', max: 8 });
  [redis, smtp] = await Promise.all([testRedis(), faultySmtp()]);
  // What is waited for a quarter of a minute and more is waited for a second here.
  mailer = openMailer({ smtpUrl: smtp.url, from: 'Fieldfare <post@fieldfare.example>', longestMs: 1_000 });
});
afterAll(async () => {
  mailer.close();
  await Promise.all([db.close(), redis.stop(), smtp.shut()]);
  await database.drop();
});
beforeEach(async () => {
  await db.query('delete from work.send_ledger');
  noted.clear();
  jobs = openJobs({ db, queueUrl: redis.url, logger, reconcileEverySeconds: 0.5, graceSeconds: 1 });
});
afterEach(() => jobs.close());

const happened = (type: AnyEvent['type'], data: object): AnyEvent =>
  ({ type, data: { ...goldenOf(type).data, ...data } }) as AnyEvent;

/** As whoever follows the log does: written down first, then queued, as far as there is a queue. */
async function follow(event: AnyEvent): Promise<void> {
  const asks: Ask[] = askedFor(sendReports, event);
  const rows = asks.map((ask) => ({
    ...ask,
    eventId: `e-${ask.once}`,
    position: '1',
    jobId: `e-${ask.once}.${ask.task}`,
  }));
  void jobs.enqueue(await db.transaction((tx) => jobs.ledger.ask(tx, rows)));
}

const ask = (sessionId: string, learnerIds: readonly string[]) =>
  follow(
    happened('MockReportsPrepared', { sessionId, requestId: 'r', kind: 'individual', learnerIds: [...learnerIds] }),
  );

const made: MadeReport = {
  position: '7'.padStart(20, '0'),
  keyVersions: [],
  markingRule: 1,
  template: 1,
  version: 1,
  contentHash: 'c'.repeat(64),
  sealedHash: 'd'.repeat(64),
  sealKey: 'k'.repeat(44),
  site: 'https://fieldfare.example',
};
const reports = {
  child: (_: string, learnerId: string) =>
    Promise.resolve({ familyId: learnerId, childName: null, ageMonths: null, skipped: null }),
  make: () => Promise.resolve(made),
};

/** The jobs themselves, with a mail server that is asked over a line, beside a log that is told. */
const atWork = [
  {
    name: issueReportJob.name,
    perform: async (data: unknown) => {
      const asked = issueReportJob.read(data);
      const { outcome } = await ran(issueReportJob, asked, { reports });
      const { learnerId } = asked;
      await follow(happened('MockReportIssued', { ...asked, familyId: learnerId, version: 1, note: undefined }));
      return outcome;
    },
  },
  {
    name: reportMailJob.name,
    perform: async (data: unknown, _: undefined, { key }: JobContext) => {
      const asked = reportMailJob.read(data);
      const mailing: Services['mail'] = (message) => mailer.send(message, key);
      const { outcome } = await ran(reportMailJob, asked, { people, mailing });
      noted.set(asked.learnerId, (noted.get(asked.learnerId) ?? 0) + 1);
      return outcome;
    },
  },
];

const taken = (sessionId: string) =>
  smtp.taken.filter(({ text }) => text.includes(`mockExamSessionId=3D${sessionId}&`));

/** Of each child one mail, told once, and nothing that is open or has failed. */
async function eachOnce(sessionId: string) {
  await until(() => noted.size === REPORTS, 'all are written to', PATIENCE);
  await until(async () => (await openOnes()) === 0, 'nothing is open, nothing has failed', PATIENCE);
  expect(
    taken(sessionId)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(learners.map(addressOf).toSorted());
  expect(new Set(noted.values())).toEqual(new Set([1]));
}

const openOnes = async () => {
  const [row] = await db.many<{ count: number }>(
    "select count(*)::int as count from work.send_ledger where state not in ('done', 'skipped')",
  );
  return row?.count ?? 0;
};

it(
  'are each sent once though Redis goes away while they are sent, more are asked for meanwhile, and it comes back empty',
  async () => {
    jobs.work(atWork, () => undefined);
    await ask('away', learners.slice(0, REPORTS / 2));
    await until(() => noted.size >= 10, 'some are sent', PATIENCE);
    await redis.kill();
    const before = noted.size;
    expect(before).toBeLessThan(REPORTS / 2);
    await ask('away', learners.slice(REPORTS / 2));
    await wait(3_000);
    await redis.start();
    await redis.flush();
    await eachOnce('away');
  },
  2 * PATIENCE,
);

it(
  'are each sent once though they are queued twice over and the queue is emptied with all of them pending',
  async () => {
    await ask('flushed', learners);
    await redis.flush();
    await ask('flushed', learners);
    jobs.work(atWork, () => undefined);
    await until(() => noted.size >= 10, 'some are sent', PATIENCE);
    await redis.flush();
    await eachOnce('flushed');
  },
  2 * PATIENCE,
);

it(
  'are each sent once though the mail server hangs over some of them',
  async () => {
    const slow = new Set(learners.slice(0, 3).map(addressOf));
    let hung = 0;
    smtp.fate = (to) => {
      if (!slow.has(to) || hung >= 5) return 'take';
      hung += 1;
      return 'hang';
    };
    jobs.work(atWork, () => undefined);
    await ask('hung', learners);
    await eachOnce('hung');
    expect(hung).toBe(5);
  },
  2 * PATIENCE,
);
