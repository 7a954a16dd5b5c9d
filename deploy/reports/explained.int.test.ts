import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countCohort, sittingsOf } from 'exam-reports/basis/count-cohort';
import { basisReader, type Prepared } from 'exam-reports/basis/read-basis';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import type { ReplyOf } from 'schemas/describe/contract';
import { mockPaperQuestions, mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import { explainedFigures } from 'schemas/mock-exams/marks/explained/explained.rules';
import { reckoned } from 'schemas/mock-exams/marks/testing/reckoned';
import { standingIn } from 'schemas/mock-exams/marks/standing.rules';
import { mockReportRequests, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import type { explainMockReportFigure } from 'schemas/mock-exams/results/explain.contract';
import { mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { sessionRow } from 'schemas/mock-exams/testing/rows';
import { bookings } from 'schemas/rights/bookings.table';
import type { getMockExamReportTrend } from 'schemas/mock-exams/results/trend.contract';
import { reportTrendQuery } from '../../query-service/src/mock-exams/reports/report-trend.query';
import { explainReportFigureQuery } from '../../query-service/src/mock-exams/results/explain-report.query';
import { asked } from '../../query-service/testing/asked';
import { demoSession, type DemoSession } from './demo-session';

type Explained = ReplyOf<typeof explainMockReportFigure>;
type Trend = ReplyOf<typeof getMockExamReportTrend>;

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
  const { learnerId = '', childName = '' } = demo.sitters[0] ?? {};
  const own = sitters.filter((one) => one.learnerId === learnerId);
  // The log has them in another order each time: the demo's house is filled by several at once.
  const others = sitters
    .filter((one) => one.learnerId !== learnerId)
    .toSorted((one, other) => one.learnerId.localeCompare(other.learnerId));
  const madeOf = async (n: number, template = 1): Promise<Prepared> => {
    const some = [...own, ...others].slice(0, n);
    const counted = await countCohort(store, { papers: demo.papers, sitters: some, position });
    return { ...counted, position, template, preparedAt: startsAt, site: 'https://fieldfare.example' };
  };
  const made = await madeOf(sitters.length);
  const { sessionId } = demo;
  const basis = await basisReader(
    store,
    made,
  )({ sessionId, learnerId, childName, ageMonths: null, version: 1, note: null });
  percentile = basis && (standingIn(basis.cohort, basis.marks).parts[0]?.percentile ?? null);
  await written([made, await madeOf(2), await madeOf(4), await madeOf(29, 2)], { learnerId, childName });
  db = openDatabase({ url: database.as('query'), name: 'explained', max: 2 });
});

/** The report as it was issued with each of these, one version after the other, and the session that it is of. */
async function written(
  versions: readonly Prepared[],
  { learnerId, childName }: Pick<DemoSession['sitters'][number], 'learnerId' | 'childName'>,
) {
  const { sessionId } = demo;
  database = await testDatabase();
  const writer = openDatabase({ url: database.as('projector'), name: 'explained', max: 1 });
  const rows = versions.map((made, index) => {
    const { position, keyVersions, markingRule, template } = made;
    const requestId = `r${index + 1}`;
    return { sessionId, requestId, position, keyVersions: [...keyVersions], markingRule, template, note: null };
  });
  await readTableOf(
    writer,
    mockReportVersions,
    rows.map((row, index) => ({
      ...row,
      learnerId,
      version: index + 1,
      familyId: 'own family',
      contentHash: hash,
      sealedHash: hash,
      sealKey: 'k',
      childName,
      ageMonths: null,
      site: 'https://fieldfare.example',
      issuedAt: startsAt,
      sentAt: null,
    })),
  );
  await readTableOf(
    writer,
    mockReportRequests,
    rows.map((row, index) => ({
      ...row,
      kind: 'individual',
      reason: 'results',
      named: null,
      askedAt: startsAt,
      askedBy: 'ravi',
      preparedAt: startsAt,
      addressed: 1,
      answered: 0,
      cohort: versions[index]?.cohort ?? null,
    })),
  );
  await readTableOf(writer, mockSittings, []);
  await readTableOf(writer, mockPaperQuestions, []);
  await readTableOf(writer, mockSessionRooms, []);
  await readTableOf(writer, mockArrangements, []);
  await readTableOf(writer, bookings, []);
  await readTableOf(writer, mockSessions, [
    sessionRow(demo.sessionId, startsAt, { closesAt: '2026-11-21T12:30:00.000Z', papers: [...demo.papers] }),
  ]);
  await writer.close();
}

afterAll(async () => {
  await db.close();
  await database.drop();
  await demo.house.close();
});

const ask = (caller: ReturnType<typeof parent>, clock: typeof before, more: object = {}) => {
  const mockExamUserId = demo.sitters[0]?.learnerId ?? '';
  const wanted = {
    mockExamSessionId: demo.sessionId,
    mockExamUserId,
    figure: 'percentile',
    of: 'total',
    version: 1,
    ...more,
  };
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
  await expect(ask(parent('own family'), afterwards, { version: 9 })).rejects.toThrow();
  await expect(ask(parent('own family'), afterwards, { of: 'section:none' })).rejects.toThrow(
    'There is no such figure',
  );
});

describe('of a report from few', () => {
  /** The others are the child's own. */
  const figures = explainedFigures.filter((figure) => figure !== 'raw' && figure !== 'time');
  /** Version → how many were counted. */
  const tellsOf = async (version: number): Promise<string[]> => {
    const questionId = await firstQuestion();
    const told: string[] = [];
    for (const figure of figures)
      for (const id of ['total', 'subject:MATHS', 'subject:VR', `paper:${demo.papers[0]?.paperHash ?? ''}`, questionId])
        await ask(parent('own family'), afterwards, { figure, of: id, version }).then(
          () => told.push(`${figure} ${id.slice(0, 6)}`),
          (error: unknown) => expect(String(error)).toContain('There is no such figure'),
        );
    return told;
  };
  const firstPaper = async () => {
    const [event] = await demo.house.store.readStream(`exampaper-${demo.papers[0]?.paperHash ?? ''}`);
    return (event?.data as { paper: { sections: { sectionId: string; questions: { questionId: string }[] }[] } }).paper;
  };
  const firstQuestion = async () => (await firstPaper()).sections[0]?.questions[0]?.questionId ?? '';

  it.each([
    [2, []],
    [3, []],
    [4, ['median total', 'median paper:', 'quartiles total']],
    [1, ['median total', 'median paper:', 'quartiles total', 'percentile total', 'score total', 'reliability total']],
  ])('a parent is told no more than version %i shows', async (version, expected) =>
    expect(await tellsOf(version)).toEqual(expected),
  );

  it('tells of a row how the average beside it came about', async () => {
    const { sections } = await firstPaper();
    const of = `section:${sections[0]?.sectionId ?? ''}`;
    const endOf = async (version: number) =>
      (await ask(parent('own family'), before, { figure: 'raw', of, version }))[0].steps.at(-1)?.says;
    expect(await endOf(1)).toMatch(/^On average: the \d+ who opened .+ have \d+ of them right\.$/);
    expect(await endOf(2)).toMatch(/^\d+ of \d+\.$/);
  });

  it('tells which topics stand together in a row, with their answers once those are open, where a report has one', async () => {
    const papers = await Promise.all(
      demo.papers.map(({ paperHash }) => demo.house.store.readStream(`exampaper-${paperHash}`, 0, 1)),
    );
    const ids = [...JSON.stringify(papers).matchAll(/"sectionId":"([^"]+)"/g)].map(([, id]) => `section:${id}.others`);
    const told = async (version: number) => {
      const asking = ids.map((of) => ask(parent('own family'), afterwards, { figure: 'raw', of, version }));
      return (await Promise.allSettled(asking)).flatMap((one) => (one.status === 'fulfilled' ? [one.value[0]] : []));
    };
    const [one] = await told(4);
    const [which, , of] = one?.steps ?? [];
    expect(which?.says).toMatch(/^These topics stand in one row, .*: .+, \d+ of \d+; .+, \d+ of \d+\.$/);
    expect(of?.sum).toMatch(new RegExp(`= ${one?.answers?.length}$`));
    // The first template has a row for each.
    expect(await told(1)).toEqual([]);
  });

  it('tells of a paper where its time went, in sums that come out', async () => {
    const [paper] = demo.papers.map(({ paperHash }) => `paper:${paperHash}`);
    const [time] = await ask(parent('own family'), before, { figure: 'time', of: paper });
    const sums = time.steps.flatMap(({ sum }) => sum?.split(' = ') ?? []).map(reckoned);
    expect(sums.length).toBeGreaterThan(4);
    for (let n = 0; n < sums.length; n += 2) expect(sums[n]).toBeCloseTo(sums[n + 1] ?? NaN, 3);
    await expect(ask(parent('own family'), before, { figure: 'time', of: 'total' })).rejects.toThrow();
  });

  it('tells the mark of the child itself, whoever sat', async () => {
    const [told] = await ask(parent('own family'), before, { figure: 'raw', version: 2 });
    expect([told.n, told.steps.at(-1)?.says]).toEqual([2, expect.stringMatching(/^\d+ of \d+\.$/)]);
  });
});

describe('from report to report', () => {
  const trend = reportTrendQuery((_: unknown, look: object) => Promise.resolve(void looks.push(look)));
  const trendFor = (caller: ReturnType<typeof parent>, mockExamUserId = demo.sitters[0]?.learnerId ?? '') =>
    asked<Trend>(trend, { mockExamUserId }, { db, caller, clock: before, store: demo.house.store });

  it('a family has its own child’s figures as they were issued last, and nothing of another child', async () => {
    const [{ points }] = await trendFor(parent('own family'));
    // The last one was made among 29, one of whom missed a paper: there is no score yet.
    expect(points).toMatchObject([
      { mockExamSessionId: demo.sessionId, n: 28, standard: null, whyNone: 'too few', percentile: null, change: null },
    ]);
    const [told] = await ask(parent('own family'), before, { figure: 'raw', version: 4 });
    expect(told.steps.at(-1)?.says).toBe(`${points[0]?.right} of ${points[0]?.of}.`);
    for (const { learnerId } of demo.sitters) expect(JSON.stringify(points)).not.toContain(learnerId);
    expect(looks).toEqual([]);
  });

  it('another family has none, nor has anybody of a child without a report; a look of staff is noted', async () => {
    await expect(trendFor(parent('others'))).rejects.toThrow('There is no such report');
    await expect(trendFor(parent('own family'), demo.sitters[1]?.learnerId)).rejects.toThrow('There is no such report');
    const admin = { ...parent('ravi'), roles: ['ROLE_ADMIN'] };
    const [{ points }] = await trendFor(admin);
    expect(points).toHaveLength(1);
    const { learnerId = '' } = demo.sitters[0] ?? {};
    const stream = `examreport-${demo.sessionId}.${learnerId}`;
    expect(looks.splice(0)).toEqual([{ stream, shown: 'report', subjectId: learnerId }]);
  });
});

it('counts nobody who was moved to another session, whatever they had done', async () => {
  const { store } = demo.house;
  const position = await store.head();
  const sat = await sittingsOf(store, demo.papers, position);
  const sitters = sat.map((one) => ({ ...one, ageMonths: null }));
  const { learnerId = '' } = sitters[0] ?? {};
  const counted = async (data: object) => {
    const readStream: typeof store.readStream = async (stream, ...more) => {
      const events = await store.readStream(stream, ...more);
      const [last] = events.slice(-1);
      if (stream !== `examsession-${demo.sessionId}` || !last) return events;
      const closed = { sessionId: demo.sessionId, closedAt: startsAt, learnerId, ...data };
      return [...events, { ...last, type: 'ExamRoomClosed', data: closed }];
    };
    const { cohort } = await countCohort({ readStream }, { papers: demo.papers, sitters, position });
    return cohort.n;
  };
  const all = await counted({});
  expect(all).toBe(sitters.length);
  expect(await counted({ why: 'moved' })).toBe(all - 1);
});

it('counts nobody whose end was written down after the place', async () => {
  const { store } = demo.house;
  const ends = store.events.filter(({ type }) => type === 'MockSittingCompleted');
  const { position = '' } = store.events[store.events.findIndex((event) => event === ends.at(-1)) - 1] ?? {};
  const sat = await sittingsOf(store, demo.papers, position);
  const sitters = sat.map((one) => ({ ...one, ageMonths: null }));
  const { cohort } = await countCohort(store, { papers: demo.papers, sitters, position });
  const whole = await countCohort(store, { papers: demo.papers, sitters, position: await store.head() });
  expect(cohort.n).toBe(whole.cohort.n - 1);
});
