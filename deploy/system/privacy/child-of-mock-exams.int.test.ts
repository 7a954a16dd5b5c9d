import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { zipEntries } from 'platform/finding/zip-entries';
import { eventually, until } from 'platform/testing/eventually';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { generateAndSendMockExamReports } from 'schemas/mock-exams/reports/sending.contract';
import { getMockExamQuestionFigures, getMockExamResults } from 'schemas/mock-exams/results/results.contract';
import { bookMockExamSession } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import { askCopy, fetchCopy } from 'schemas/privacy/privacy.contract';
import { prove } from '../../privacy-prove/prove';
import { faultySmtp, type FaultySmtp, type TakenMail } from '../mock-exams/faulty-smtp';
import { keepSet, type KeptSet } from '../mock-exams/papers';
import { satExam } from '../mock-exams/sat-exam';
import { reportMailId, satRoom, type SatRoom } from '../mock-exams/sat-room';
import { entitled, planSession, seated } from '../mock-exams/seats';
import { claimsOf, personWith, tokenOf, type Person } from '../people/people';
import { Client } from '../running/client';
import { caughtUp } from '../running/read-tables';
import { startSystem, type System } from '../running/system';
import { askedAFortnightAgo, certified, childOf, practised, WORKSHEETS } from './erasing';

/** What waits for a mail server is tried again after a while. */
const LONG = 180_000;
const DAY_MS = 86_400_000;
/** Until the mail of the day before is due. */
const SOON_MS = 45_000;

const NAME = 'Peregrinus';
const SIBLING = 'Octavia';

let smtp: FaultySmtp;
let system: System;
let owner: Database;
let parent: Person;
let admin: Person;
let child: Person;
let sibling: Person;
let sat: SatRoom;

beforeAll(async () => {
  smtp = await faultySmtp();
  system = await startSystem({
    services: ['command-service', 'projectors', 'query-service', 'workers', 'stripe-stand-in'],
    environment: { SMTP_URL: smtp.url },
  });
  owner = openDatabase({ url: system.database.url, name: 'searcher', max: 2 });
  parent = await personWith(system, ['ROLE_FREE_USER'], 'Wilhelmina');
  admin = await personWith(system, ['ROLE_ADMIN'], 'Quintilian');
  child = await ofTheFamily(NAME);
  sibling = await ofTheFamily(SIBLING);
  const kept = await sitExam();
  await practised(system, parent, child.learnerId);
  await buyPlan();
  await book(kept);
  // From here on mails wait.
  await smtp.shut();
  await haveReportsMade();
  await caughtUp(owner, await system.ground.store.head());
});

afterAll(async () => {
  await owner.close();
  await system.stop();
  await smtp.shut();
});

/** Two children of the family, and six of others, have sat the same. */
async function sitExam(): Promise<KeptSet> {
  const kept = await keepSet(system, [5, 5]);
  sat = await satRoom(system, kept, 6);
  const { planned } = sat;
  for (const [nth, sitter] of [child, sibling].entries()) {
    await seated(system, planned, sitter);
    await satExam(system, { kept, planned, sitter, nth });
  }
  return kept;
}

/** Another child of the parent, who is signed in. */
async function ofTheFamily(name: string): Promise<Person> {
  const learnerId = await childOf(system, parent, name);
  const token = tokenOf(system, claimsOf({ ...parent, learnerId }, ['ROLE_FREE_USER']));
  return { ...parent, learnerId, token, client: new Client(system, token) };
}

async function buyPlan(): Promise<void> {
  const { url } = await parent.client.call(createCheckoutFromDashboard, { productId: 1 });
  const page = `${system.service('stripe-stand-in').url}${new URL(url).pathname}`;
  await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
  await until(async () => (await plans()).length > 0, 'the plan is paid');
}

const plans = async () => (await parent.client.call(getMyPlan, {})).plans.map(({ status }) => status);

/** Both have a place in an exam of tomorrow. */
async function book({ set }: KeptSet): Promise<void> {
  const startsAt = new Date(Date.now() + DAY_MS + SOON_MS).toISOString();
  const coming = { sessionId: randomUUID(), startsAt, set };
  await planSession(system, coming);
  for (const one of [child, sibling]) {
    await entitled(system, coming, one);
    await one.client.call(bookMockExamSession, { mockExamSessionId: coming.sessionId });
  }
  // Of the exam that they have sat, too.
  await until(() => named(NAME).length > 1 && named(SIBLING).length > 1, 'both are told of their places');
}

const named = (name: string): TakenMail[] => smtp.taken.filter(({ text }) => text.includes(name));

async function haveReportsMade(): Promise<void> {
  const mockExamSessionId = sat.planned.sessionId;
  await admin.client.call(generateAndSendMockExamReports, { mockExamSessionId });
  const states = async () => {
    const { reports } = await admin.client.call(getMockExamReports, { mockExamSessionId });
    return reports.map(({ state }) => state);
  };
  await until(
    async () => (await states()).filter((state) => state === 'sending').length === 8,
    'all reports wait to be mailed',
    LONG,
  );
}

/** The mails about a child that are asked for and not sent. */
const waiting = async ({ learnerId }: Person): Promise<readonly string[]> => {
  const open = `select task from work.send_ledger
     where split_part(once_key, ' ', 2) = $1 and task like '%-mail' and state in ('asked', 'claimed') order by task`;
  return (await owner.many<{ task: string }>(open, [learnerId])).map(({ task }) => task);
};

const proofOf = (values: readonly string[]) =>
  prove({ databaseUrl: system.database.as('command'), log: system.ground.log }, { subject: child.learnerId, values });

async function figures() {
  const which = { mockExamSessionId: sat.planned.sessionId };
  const { n, parts, topics, children } = await admin.client.call(getMockExamResults, which);
  const { questions } = await admin.client.call(getMockExamQuestionFigures, which);
  const others = children.filter(({ mockExamUserId }) => mockExamUserId !== child.learnerId);
  return { n, parts, topics, questions, others };
}

/** What stands in the read tables of somebody’s mock exams, and of their practice. */
async function rowsOf({ learnerId }: Person) {
  const tables = [
    'rights_bookings',
    'mock_sittings',
    'mock_sitting_answers',
    'mock_report_versions',
    'practice_worksheets',
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      owner.many<{ row: string }>(`select t::text as row from read.${table} t where "learnerId" = $1 order by 1`, [
        learnerId,
      ]),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.map(({ row }) => row) ?? []]));
}

describe('a child of two years of practice and of mock exams', () => {
  let before: {
    readonly figures: Awaited<ReturnType<typeof figures>>;
    readonly rows: Awaited<ReturnType<typeof rowsOf>>;
  };

  it('is in a copy: their places, what they sat, and the report as it was printed', async () => {
    const { client } = parent;
    const { copyId } = await client.call(askCopy, { learnerId: child.learnerId });
    const files = await eventually(
      () => fetched(copyId),
      (found) => found.size > 0,
    );
    const mine = [...files.keys()].map((path) => path.replace(/^child-\d\//, ''));
    expect(mine).toEqual(
      expect.arrayContaining([
        'rights_bookings.json',
        'mock_sittings.json',
        'mock_sitting_answers.json',
        'worksheets.html',
      ]),
    );
    const [report] = [...files].filter(([path]) => /^child-\d\/mock-exam-report-.*\.pdf$/.test(path));
    expect(report?.[1].subarray(0, 5).toString()).toBe('%PDF-');
    expect([...files.values()].join('\n')).not.toContain(sibling.learnerId);
  });

  it('is found before, and erased and certified while mails about them wait', async () => {
    before = { figures: await figures(), rows: await rowsOf(sibling) };
    expect(before.rows['rights_bookings']).toHaveLength(2);
    expect(await waiting(child)).toEqual(['mock-exams.report-mail', 'mock-exams.seat-mail']);
    const { places } = await proofOf([NAME]);
    expect(places).toEqual(
      expect.arrayContaining([
        { place: 'files: sealed', count: 1 },
        { place: 'log: MockReportIssued', count: 1 },
        { place: 'read.mock_report_versions.childName', count: 1 },
        { place: 'read.practice_worksheet_answers.answer', count: WORKSHEETS * 5 },
      ]),
    );
    const { certificate, isValid } = await certified(system, await askedAFortnightAgo(system, parent, child.learnerId));
    expect(isValid).toBe(true);
    expect(certificate).toMatchObject({ whom: 'child', keys: 1, heldAfter: 0 });
    expect((await proofOf([NAME])).places).toEqual([]);
  });

  it('leaves the sibling, what was paid for and the figures of all as they were', async () => {
    await caughtUp(owner, await system.ground.store.head());
    expect(await figures()).toEqual(before.figures);
    expect(await rowsOf(sibling)).toEqual(before.rows);
    expect(await plans()).toEqual(['active']);
  });

  it('is named by none of the mails that waited; the sibling’s come', async () => {
    const reopenedAt = smtp.taken.length;
    await smtp.open();
    const since = () => smtp.taken.slice(reopenedAt);
    const isAbout =
      (sitter: Person) =>
      ({ messageId }: TakenMail) =>
        messageId === reportMailId(sat, sitter);
    await until(async () => (await waiting(child)).length + (await waiting(sibling)).length === 0, 'none waits', LONG);
    expect(since().filter(isAbout(sibling))).toHaveLength(1);
    expect(since().filter(({ text }) => text.includes(SIBLING))).toHaveLength(2);
    expect(since().filter(({ text }) => text.includes(NAME))).toEqual([]);
    expect(since().filter(isAbout(child))).toEqual([]);
    expect((await proofOf([NAME])).places).toEqual([]);
  });
});

/** The files of a copy; none as long as it is not there. */
async function fetched(copyId: string): Promise<ReadonlyMap<string, Buffer>> {
  const reply = await fetch(`${system.addressOf('query-service')}${fetchCopy.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${parent.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ copyId }),
  });
  if (reply.status !== 200) return new Map();
  return new Map(zipEntries(Buffer.from(await reply.arrayBuffer())).map(({ path, bytes }) => [path, bytes]));
}
