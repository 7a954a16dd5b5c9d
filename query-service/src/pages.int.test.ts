import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from 'platform/clock';
import { openDatabase, type Database } from 'platform/database';
import type { Caller } from 'platform/http';
import { failedJobsIn } from 'platform/jobs';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { memoryStore } from 'platform/testing/memory-store';
import { readTableOf } from 'platform/testing/read-table';
import { as, served, sessionsOf, type Served } from 'platform/testing/served';
import { accounts } from 'schemas/accounts/accounts.table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { worksheetAnswers } from 'schemas/practice/worksheets/worksheet-answers.table';
import { worksheets } from 'schemas/practice/worksheets/worksheets.table';
import type { getUnfinishedWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { staffEnglish } from 'schemas/questions/staff-english.table';
import { refusals } from 'schemas/refusals';
import { failedJobsQuery } from './investigations/failed-jobs.query';
import { unfinishedWorksheetsQuery } from './practice/unfinished.query';
import { userWorksheetsQuery } from './practice/worksheets.query';
import { staffEnglishQuery } from './questions/staff-english.query';

const somebody = (accountId: string, role: Caller['roles'][number]): Caller => ({
  accountId,
  learnerId: accountId,
  email: `${accountId}@example.org`,
  roles: [role],
  sessionId: 's-1',
  passwordEpoch: 0,
});
const [mei, tomas, admin] = [
  somebody('mei', 'ROLE_USER'),
  somebody('tomas', 'ROLE_USER'),
  somebody('admin', 'ROLE_ADMIN'),
];

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString();

const worksheet = (learnerId: string, completedAt: string | null): RowOf<typeof worksheets> => ({
  worksheetId: randomUUID(),
  learnerId,
  subject: 'maths',
  topic: 'fractions',
  subTopic: null,
  purpose: 'practice',
  questionTypes: ['fraction-of'],
  passage: null,
  levels: [1],
  checksEach: false,
  timeLimitSeconds: null,
  asked: 10,
  correct: 8,
  right: [],
  otherForm: [],
  closed: [],
  errors: [],
  markRule: null,
  issuedAt: at(0),
  completedAt,
  discardedAt: null,
});
const staffItem = (topic: string, second: number): RowOf<typeof staffEnglish> => ({
  itemId: randomUUID(),
  topic,
  level: 2,
  status: 'draft',
  title: 'happy',
  questionCount: 1,
  addedAt: at(second),
  authorId: 'admin',
  item: null,
  passage: null,
  history: [{ what: 'written', byId: 'admin', at: at(second) }],
});

// Seven at each instant: no page of a round number ends between two of them.
const ofMei = Array.from({ length: 1_500 }, (_, n) => worksheet('mei', at(Math.floor(n / 7))));
const others = Array.from({ length: 3_000 }, (_, n) => worksheet(n % 2 ? 'tomas' : `other-${n}`, at(n)));
// Three at each instant, every fourth on paper; some of another topic, some discarded, and of long ago.
const unfinished = Array.from({ length: 90 }, (_, n) => ({
  ...worksheet('mei', null),
  purpose: n % 4 === 0 ? ('paper' as const) : ('practice' as const),
  topic: n % 10 === 0 ? 'length' : 'fractions',
  issuedAt: at(Math.floor(n / 3)),
}));
const discarded = Array.from({ length: 9 }, (_, n) => ({ ...worksheet('mei', null), discardedAt: at(n) }));
const unfinishedOfOthers = Array.from({ length: 9 }, () => worksheet('tomas', null));
const halfDone = unfinished[89]?.worksheetId ?? '';
const items = Array.from({ length: 120 }, (_, n) => staffItem(n % 3 ? 'synonyms' : 'spelling', Math.floor(n / 5)));

let database: TestDatabase;
let db: Database;
let app: Served;
const asked: [text: string, values: readonly unknown[]][] = [];

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'pages-projector', max: 1 });
  await readTableOf(projector, worksheets, [...ofMei, ...others, ...unfinished, ...discarded, ...unfinishedOfOthers]);
  await readTableOf(projector, staffEnglish, items);
  await readTableOf(
    projector,
    worksheetAnswers,
    ['7', '', '9'].map((answer, n) => ({
      worksheetId: halfDone,
      number: n + 1,
      learnerId: 'mei',
      answer,
      late: false,
    })),
  );
  await readTableOf(projector, accounts, []);
  await projector.close();
  db = openDatabase({ url: database.as('query'), name: 'pages-test', max: 2 });
  const listening: Pick<Database, 'prepared'> = {
    prepared: (text, values = []) => {
      asked.push([text, values]);
      return db.prepared(text, values);
    },
  };
  app = await served({
    routes: [
      userWorksheetsQuery,
      unfinishedWorksheetsQuery,
      staffEnglishQuery,
      failedJobsQuery(failedJobsIn(listening)),
    ],
    deps: {
      db: listening,
      store: memoryStore(),
      clock: systemClock,
      refusals,
      caughtUp: () => Promise.resolve('fresh' as const),
    },
    sessions: sessionsOf(mei, tomas, admin),
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
  await database.drop();
});

/** Every page of a call, from the first to the last. */
async function pagesOf<T>(path: string, caller: Caller, request: Readonly<Record<string, unknown>>): Promise<T[]> {
  const pages: T[] = [];
  let after: string | null = null;
  do {
    const body = { ...request, ...(after !== null && { after }) };
    const reply = await app.send('POST', path, { headers: as(caller), body });
    expect(reply.status).toBe(200);
    pages.push(reply.body as T);
    after = reply.headers.get('x-next');
  } while (after !== null);
  return pages;
}

/** How the server goes about a statement. */
async function planOf([text, values]: readonly [text: string, values: readonly unknown[]] = ['', []]): Promise<string> {
  const lines = await db.many<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

const newestFirst = <T>(rows: readonly T[], sortedBy: (row: T) => string) =>
  rows.toSorted((one, other) => (sortedBy(one) < sortedBy(other) ? 1 : -1));

describe('the pages of a learner’s worksheets', () => {
  interface Listed {
    readonly worksheetId: string;
  }
  it.each([100, 499])('hold each of 1,500 once, %d at a time', async (limit) => {
    const pages = await pagesOf<Listed[]>('/getUserWorksheets', mei, { limit });
    const expected = newestFirst(ofMei, ({ completedAt, worksheetId }) => `${completedAt} ${worksheetId}`);
    expect(pages.flat().map(({ worksheetId }) => worksheetId)).toEqual(expected.map((row) => row.worksheetId));
    expect(pages).toHaveLength(Math.ceil(1_500 / limit));
  });

  it('come off an index in their order, without sorting what the learner has', async () => {
    asked.length = 0;
    await pagesOf('/getUserWorksheets', mei, { limit: 50 });
    const plan = await planOf(asked[10]);
    expect(plan).toContain('Index Scan Backward');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
    expect(plan).toMatch(/Index Cond: .*ROW\("completedAt", "worksheetId"\) </);
  });

  it('show nobody else’s, by whatever place', async () => {
    const { headers } = await app.send('POST', '/getUserWorksheets', { headers: as(mei), body: { limit: 50 } });
    const after = headers.get('x-next');
    const { text } = await app.send('POST', '/getUserWorksheets', { headers: as(tomas), body: { after } });
    const listed = JSON.parse(text) as Listed[];
    const own = new Set(others.filter(({ learnerId }) => learnerId === 'tomas').map((row) => row.worksheetId));
    expect(listed.every(({ worksheetId }) => own.has(worksheetId))).toBe(true);
  });

  it.each(['x', '9'.repeat(15), '999999999999999999 x', `1 ${'é'.repeat(200)}`, '-1 x', '1e9 x'])(
    'after %s, which is no place of theirs, are none',
    async (after) => {
      const { status } = await app.send('POST', '/getUserWorksheets', { headers: as(mei), body: { after } });
      expect(status).toBe(204);
    },
  );
});

describe('the pages of half-done worksheets', () => {
  type Open = ReplyOf<typeof getUnfinishedWorksheets>[number];
  const byDate = newestFirst(unfinished, ({ issuedAt, worksheetId }) => `${issuedAt} ${worksheetId}`);
  const inOrder = [false, true].flatMap((paper) => byDate.filter(({ purpose }) => (purpose === 'paper') === paper));
  const namesOf = (rows: readonly { readonly worksheetId: string }[]) => rows.map(({ worksheetId }) => worksheetId);

  it.each([7, 20, 22, 23, 100])('hold each once, however old, those on paper last, %d at a time', async (limit) => {
    const pages = await pagesOf<Open[]>('/getUnfinishedWorksheets', mei, { limit });
    expect(namesOf(pages.flat())).toEqual(namesOf(inOrder));
    expect(pages).toHaveLength(Math.ceil(90 / limit));
  });

  it('hold those of a topic alone where one is named, and nothing of another subject', async () => {
    const ofTopic = { subject: 'maths', topic: 'length' };
    const pages = await pagesOf<Open[]>('/getUnfinishedWorksheets', mei, { ...ofTopic, limit: 2 });
    expect(namesOf(pages.flat())).toEqual(namesOf(inOrder.filter(({ topic }) => topic === 'length')));
    const none = await pagesOf<Open[]>('/getUnfinishedWorksheets', mei, { subject: 'english' });
    expect(none).toEqual([[]]);
  });

  it('tell the levels, and how many questions have an answer', async () => {
    const open = (await pagesOf<Open[]>('/getUnfinishedWorksheets', mei, {})).flat();
    expect(open.find(({ worksheetId }) => worksheetId === halfDone)).toMatchObject({
      levels: [1],
      answered: 2,
      asked: 10,
    });
  });

  it.each(['x', '1 s ', '999999999999999999 s x', '-1 p x'])('after %s, a place of none, are none', async (after) => {
    const { text } = await app.send('POST', '/getUnfinishedWorksheets', { headers: as(mei), body: { after } });
    expect((JSON.parse(text) as Open[]).filter(({ purpose }) => purpose !== 'paper')).toEqual([]);
  });
});

describe('the pages of the office', () => {
  it.each([undefined, 'synonyms'])('hold each item of staff once, of the topic %s', async (topic) => {
    const request = { limit: 16, ...(topic !== undefined && { topic }) };
    const pages = await pagesOf<{ itemId: string }[]>('/getStaffEnglishItems', admin, request);
    const expected = newestFirst(
      items.filter((item) => topic === undefined || item.topic === topic),
      ({ addedAt, itemId }) => `${addedAt} ${itemId}`,
    );
    expect(pages.flat().map(({ itemId }) => itemId)).toEqual(expected.map(({ itemId }) => itemId));
  });

  it.each([
    [{ status: 'draft', find: 'HAPPY' }, 120],
    [{ status: 'approved' }, 0],
    [{ find: 'h%p' }, 0],
    [{ itemId: items[77]?.itemId }, 1],
  ])('hold of the items of staff those alone that were asked for: %j', async (wanted, count) => {
    const pages = await pagesOf<{ itemId: string }[]>('/getStaffEnglishItems', admin, { limit: 50, ...wanted });
    expect(pages.flat()).toHaveLength(count);
  });

  it('hold each job that has failed once, however many in one instant', async () => {
    const worker = openDatabase({ url: database.as('worker'), name: 'pages-worker', max: 1 });
    await worker.query(`
      insert into work.send_ledger (task, once_key, data, event_id, position, job_id, state, due_at, settled_at)
      select 'tests.letter', 'for ' || n, '{}', 'e' || n, n, 'e' || n || '.tests.letter',
        case when n > 90 then 'done' else 'failed' end, now(),
        '2026-11-22T06:00:00Z'::timestamptz + (n / 4) * interval '3 microseconds'
      from generate_series(1, 100) n`);
    await worker.close();
    const pages = await pagesOf<{ jobs: { once: string }[]; total: number }>('/getFailedJobs', admin, { limit: 13 });
    const shown = pages.flatMap(({ jobs }) => jobs.map(({ once }) => once));
    expect(shown).toHaveLength(90);
    expect(new Set(shown).size).toBe(90);
    expect(shown.slice(0, 4)).toEqual(['for 90', 'for 89', 'for 88', 'for 87']);
    expect(pages.map(({ total }) => total)).toEqual(Array.from({ length: 7 }, () => 90));
  });
});
