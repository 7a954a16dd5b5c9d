import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { countCohort, sittingsOf } from 'exam-reports/basis/count-cohort';
import { basisReader, type Prepared } from 'exam-reports/basis/read-basis';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import { mockPaperQuestions, mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { standingIn } from 'schemas/mock-exams/marks/standing.rules';
import { mockReportRequests, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import type { explainMockReportFigure } from 'schemas/mock-exams/results/explain.contract';
import { mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { explainReportFigureQuery } from '../../query-service/src/mock-exams/results/explain-report.query';
import { asked } from '../../query-service/testing/asked';
import { demoSession, type DemoSession } from './demo-session';

type Explained = ReplyOf<typeof explainMockReportFigure>;

let demo: DemoSession;
let database: TestDatabase;
let db: Database;
let percentile: number | null = null;
const looks: unknown[] = [];
const explain = explainReportFigureQuery((_: unknown, look: object) => Promise.resolve(void looks.push(look)));
const parent = (accountId: string) => ({ ...visitor, accountId, learnerId: 'own', roles: ['ROLE_USER'] });
const startsAt = '2026-11-21T10:00:00.000Z';
const before = { now: () => new Date('2026-11-21T11:00:00.000Z') };
const afterwards = { now: () => new Date('2026-12-21T11:00:00.000Z') };
const hash = 'a'.repeat(64);

beforeAll(async () => {
  demo = await demoSession();
  const { store } = demo.house;
  const position = await store.head();
  const sat = await sittingsOf(store, demo.papers, position);
  const sitters = sat.map((one) => ({ ...one, ageMonths: null }));
  const counted = await countCohort(store, { papers: demo.papers, sitters, position });
  const made = { ...counted, position, template: 1, preparedAt: startsAt, site: 'https://fieldfare.example' };
  const { learnerId = '', childName = '' } = demo.sitters[0] ?? {};
  const { sessionId } = demo;
  const basis = await basisReader(
    store,
    made,
  )({ sessionId, learnerId, childName, ageMonths: null, version: 1, note: null });
  percentile = basis && (standingIn(basis.cohort, basis.marks).parts[0]?.percentile ?? null);
  await written(made, { learnerId, childName });
  db = openDatabase({ url: database.as('query'), name: 'explained', max: 2 });
});

/** The report as it was issued, and the session that it is of. */
async function written(
  made: Prepared,
  { learnerId, childName }: Pick<DemoSession['sitters'][number], 'learnerId' | 'childName'>,
) {
  const { sessionId } = demo;
  const { position } = made;
  database = await testDatabase();
  const writer = openDatabase({ url: database.as('projector'), name: 'explained', max: 1 });
  const { keyVersions, markingRule, cohort, template, preparedAt, site } = made;
  const of = { sessionId, requestId: 'r', position, keyVersions: [...keyVersions], markingRule, template, note: null };
  await readTableOf(writer, mockReportVersions, [
    {
      ...of,
      learnerId,
      version: 1,
      familyId: 'own family',
      contentHash: hash,
      sealedHash: hash,
      sealKey: 'k',
      childName,
      ageMonths: null,
      site,
      issuedAt: startsAt,
      sentAt: null,
    },
  ]);
  await readTableOf(writer, mockReportRequests, [
    {
      ...of,
      kind: 'individual',
      reason: 'results',
      named: null,
      askedAt: preparedAt,
      askedBy: 'ravi',
      preparedAt,
      addressed: 1,
      cohort,
    },
  ]);
  await readTableOf(writer, mockSittings, []);
  await readTableOf(writer, mockPaperQuestions, []);
  await readTableOf(writer, mockSessionRooms, []);
  await readTableOf(writer, mockArrangements, []);
  await readTableOf(writer, bookings, []);
  await readTableOf(writer, mockSessions, [sessionRow()]);
  await writer.close();
}

const sessionRow = (): RowOf<typeof mockSessions> => ({
  sessionId: demo.sessionId,
  startsOn: startsAt.slice(0, 10),
  wallTime: '10:00:00',
  startsAt,
  closesAt: '2026-11-21T12:30:00.000Z',
  isCatchUp: false,
  isFree: false,
  announcedType: null,
  capacity: null,
  setId: 'set',
  setVersion: 1,
  setName: 'Autumn',
  setType: 'GL',
  setPublishedAt: startsAt,
  papers: [...demo.papers],
  breakMinutes: 10,
  closesAfterMinutes: 150,
  movedAt: null,
  cancelledAt: null,
  reason: null,
});

afterAll(async () => {
  await db.close();
  await database.drop();
  await demo.house.close();
});

const ask = (caller: ReturnType<typeof parent>, clock: typeof before, more: object = {}) => {
  const mockExamUserId = demo.sitters[0]?.learnerId ?? '';
  const wanted = { mockExamSessionId: demo.sessionId, mockExamUserId, figure: 'percentile', of: 'total', ...more };
  return asked<Explained>(explain, wanted, { db, caller, clock, store: demo.house.store });
};

it('tells a parent how a figure of their report came about, and before the answers are open nothing of what was right', async () => {
  const [told] = await ask(parent('own family'), before);
  expect(told.steps.at(-1)?.says).toContain(`: ${String(percentile)}.`);
  expect(told.answers).toBeNull();
  const [later] = await ask(parent('own family'), afterwards);
  expect(later.answers?.length).toBeGreaterThan(100);
  expect(later.answers?.every((one) => !('key' in one))).toBe(true);
  expect(later.answers?.filter(({ written }) => written !== null && written.position > told.position)).toEqual([]);
  expect(looks).toEqual([]);
});

it('names nobody else', async () => {
  const [told] = await ask(parent('own family'), afterwards);
  for (const { learnerId } of demo.sitters.slice(1)) expect(JSON.stringify(told)).not.toContain(learnerId);
});

it('tells another family nothing, nor of a figure or a version that there is not', async () => {
  await expect(ask(parent('others'), afterwards)).rejects.toThrow();
  await expect(ask(parent('own family'), afterwards, { version: 2 })).rejects.toThrow();
  await expect(ask(parent('own family'), afterwards, { of: 'section:none' })).rejects.toThrow(
    'There is no such figure',
  );
});
