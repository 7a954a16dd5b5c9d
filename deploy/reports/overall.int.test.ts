import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { countCohort, marksOfAll, sittingsOf } from 'exam-reports/basis/count-cohort';
import { overallContent } from 'exam-reports/overall/overall-content';
import { OVERALL_TEMPLATE, renderOverall } from 'exam-reports/overall/render-overall';
import { hashOfBytes } from 'platform/blobs';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { memoryBlobs } from 'platform/testing/memory-blobs';
import { pagesOf } from 'platform/testing/pdf-text';
import { readTableOf } from 'platform/testing/read-table';
import type { PrintShop } from 'platform/typesetting/print-shop';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import type {
  getOverallMockExamReport,
  rebuildOverallMockExamReport,
} from 'schemas/mock-exams/reports/overall.contract';
import { mockOverallReports, mockReportRequests } from 'schemas/mock-exams/reports/reports.tables';
import type { explainMockOverallFigure } from 'schemas/mock-exams/results/explain.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockKeys } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { sessionRow, sittingRow } from 'schemas/mock-exams/testing/rows';
import Value from 'typebox/value';
import { OverallContent } from 'schemas/mock-exams/reports/overall-content';
import { overallReportQueries } from '../../query-service/src/mock-exams/reports/overall-report.queries';
import {
  explainingOverall,
  explainOverallFigureQuery,
} from '../../query-service/src/mock-exams/results/explain-overall.query';
import { pressed, type PressOrder } from '../../query-service/src/press-order';
import { asked } from '../../query-service/testing/asked';
import { demoSession, type DemoSession } from './demo-session';

type Shown = ReplyOf<typeof getOverallMockExamReport>;
type Explained = ReplyOf<typeof explainMockOverallFigure>;
type Rebuilt = ReplyOf<typeof rebuildOverallMockExamReport>;

const admin = { ...visitor, accountId: 'ravi', learnerId: 'ravi', roles: ['ROLE_ADMIN'] };
const startsAt = '2026-11-21T10:00:00.000Z';
const blobs = memoryBlobs();
const printed: PrintShop<PressOrder> = async ({ order }) => pressed(await order());
const [show, take, rebuild] = overallReportQueries({ blobs, printed });

let demo: DemoSession;
let database: TestDatabase;
let db: Database;
let position: string;
let bytes: Buffer;

type Store = Parameters<typeof marksOfAll>[0];

/** What is said of all as the log stood at the place, from whatever log. */
async function saidBy(store: Store) {
  const sat = await sittingsOf(demo.house.store, demo.papers, position);
  const sitters = sat.map((one) => ({ ...one, ageMonths: null }));
  const counting = { papers: demo.papers, sitters, position };
  const [{ cohort, keyVersions, markingRule }, { marked, papers }] = await Promise.all([
    countCohort(store, counting),
    marksOfAll(store, counting),
  ]);
  const site = 'https://fieldfare.example';
  const made = { position, keyVersions, markingRule, template: OVERALL_TEMPLATE, preparedAt: startsAt, site };
  const exam = { setName: 'Autumn', type: 'GL' as const, startsOn: '2026-11-21', wallTime: '10:00:00' };
  const content = overallContent({ exam, users: 40, sat: sitters.length, cohort, marked, papers, made });
  return { content, made: { ...made, cohort } };
}

beforeAll(async () => {
  demo = await demoSession();
  position = await demo.house.store.head();
  const { content, made } = await saidBy(demo.house.store);
  bytes = await renderOverall({ overall: content, template: OVERALL_TEMPLATE });
  const contentHash = await blobs.put({ bytes, mediaType: 'application/pdf' });
  database = await testDatabase();
  const writer = openDatabase({ url: database.as('projector'), name: 'overall', max: 1 });
  const { keyVersions, markingRule, template, cohort } = made;
  const row: RowOf<typeof mockOverallReports> = {
    sessionId: demo.sessionId,
    version: 1,
    requestId: 'o',
    position,
    keyVersions,
    markingRule,
    template,
    contentHash,
    content,
    issuedAt: startsAt,
    addressed: 1,
    sent: 1,
    lastSentAt: startsAt,
  };
  // The second one is from before its words were written down.
  await readTableOf(writer, mockOverallReports, [row, { ...row, version: 2, content: null }]);
  await readTableOf(writer, mockSessions, [
    sessionRow(demo.sessionId, startsAt, {
      closesAt: '2026-11-21T12:30:00.000Z',
      setName: 'Autumn',
      papers: [...demo.papers],
      closesAfterMinutes: 150,
    }),
  ]);
  const whole = { stage: 'complete' as const, completedAt: startsAt };
  await readTableOf(
    writer,
    mockSittings,
    demo.sitters.map(({ learnerId }) => sittingRow({ sessionId: demo.sessionId, learnerId }, startsAt, whole)),
  );
  const request: RowOf<typeof mockReportRequests> = {
    sessionId: demo.sessionId,
    requestId: 'o',
    kind: 'overall',
    reason: 'results',
    note: null,
    named: null,
    askedAt: startsAt,
    askedBy: 'ravi',
    preparedAt: startsAt,
    addressed: 1,
    answered: 0,
    position,
    keyVersions,
    markingRule,
    template,
    cohort,
  };
  await readTableOf(writer, mockReportRequests, [request]);
  // The key of the first paper has moved on since.
  const keyRows = keyVersions.map(({ paperHash, keyVersion }, index) => ({
    paperHash,
    setId: 'autumn',
    setVersion: 1,
    keyVersion: index === 0 ? keyVersion + 1 : keyVersion,
    keys: [],
    decisions: [],
    proposal: null,
    withdrawn: [],
    publishedAt: startsAt,
  }));
  await readTableOf(writer, mockKeys, keyRows);
  await writer.close();
  db = openDatabase({ url: database.as('query'), name: 'overall', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
  await demo.house.close();
});

const of = (more: object = {}) => ({ mockExamSessionId: demo.sessionId, version: 1, ...more });
const as = () => ({ db, caller: admin, store: demo.house.store });

it('reads on the page what stands in the PDF, and names nobody', async () => {
  const [{ content, versions, keys, made }] = await asked<Shown>(show, of(), as());
  if (!content) throw new Error('its words are not told');
  const pages = pagesOf(bytes).join(' ');
  for (const words of [content.sentence, ...content.facts, content.madeFrom]) expect(pages).toContain(words);
  expect(content.parts.length).toBeGreaterThan(4);
  // It fits the event that it stands in.
  expect([...Value.Errors(OverallContent, content)]).toEqual([]);
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  expect(keys.map(({ made, now }) => now - made)).toEqual(made.keyVersions.map((_, index) => (index === 0 ? 1 : 0)));
  for (const { learnerId, childName } of demo.sitters)
    expect(JSON.stringify(content)).not.toMatch(new RegExp(`${learnerId}|\\b${childName}\\b`));
});

it('is set again to the byte, and is to the byte what was issued', async () => {
  const [again] = await asked<Rebuilt>(rebuild, of(), as());
  expect(again).toMatchObject({ isSame: true, contentHash: hashOfBytes(bytes), bytes: bytes.byteLength });
  const [kept] = await asked<Uint8Array>(take, of(), as());
  expect(Buffer.from(kept).equals(bytes)).toBe(true);
});

/** The log as if everything were done once more. */
const doneTwice: Store['readStream'] = async (stream, ...more) => {
  const later = String(BigInt(position) + 1n).padStart(20, '0');
  const events = await demo.house.store.readStream(stream, ...more);
  return [...events, ...events.map((event) => ({ ...event, position: later }))];
};

it('comes out the same from the log at its place, whatever keys and answers came later', async () => {
  const { content } = await saidBy({ readStream: doneTwice });
  expect(hashOfBytes(await renderOverall({ overall: content, template: OVERALL_TEMPLATE }))).toBe(hashOfBytes(bytes));
});

it('tells how each of its figures came about, ending with the figure that it says', async () => {
  const [{ content, explains }] = await asked<Shown>(show, of(), as());
  if (!content) throw new Error('its words are not told');
  const { parts, questions } = content;
  expect([explains.parts.length, explains.questions.length]).toEqual([parts.length, questions.length]);
  const endOf = async (figure: string, id: string | undefined) => {
    const [{ steps, position: at }] = await asked<Explained>(explainOverallFigureQuery, of({ figure, of: id }), as());
    expect(at).toBe(position);
    return numberIn(steps.findLast(({ sum }) => sum !== null)?.sum?.split(' = ')[1]);
  };
  for (const [index, { mean }] of parts.entries())
    expect(await endOf('mean', explains.parts[index])).toBeCloseTo(Number(mean), 1);
  const sure = parts.flatMap(({ reliability }, index) => (reliability === '–' ? [] : [{ reliability, index }]));
  expect(sure.length).toBeGreaterThan(2);
  for (const { reliability, index } of sure)
    expect(await endOf('reliability', explains.parts[index])).toBeCloseTo(Number(reliability), 2);
  const asPercent = questions.flatMap(({ right }, index) => (right.endsWith('%') ? [{ right, index }] : []));
  for (const { right, index } of asPercent)
    expect(`${Math.round(await endOf('facility', explains.questions[index]))}%`).toBe(right);
  const apart = questions.flatMap(({ discrimination }, index) =>
    discrimination === '–' ? [] : [{ discrimination, index }],
  );
  expect(apart.length).toBeGreaterThan(0);
  for (const { discrimination, index } of apart)
    expect(await endOf('discrimination', explains.questions[index])).toBeCloseTo(numberIn(discrimination), 2);
});

it('tells what the answers to a question were like when it was issued, whatever came later', async () => {
  const [{ explains }] = await asked<Shown>(show, of(), as());
  const store = { ...demo.house.store, readStream: doneTwice };
  const fresh = explainingOverall();
  for (const figure of ['discrimination', 'choices', 'omitted']) {
    const asking = of({ figure, of: explains.questions[0] });
    const [then] = await asked<Explained>(explainOverallFigureQuery, asking, as());
    const [again] = await asked<Explained>(fresh, asking, { ...as(), store });
    expect(again.steps).toEqual(then.steps);
  }
});

it('says that a figure cannot be told where not all answers that were counted can be read still', async () => {
  const [{ explains }] = await asked<Shown>(show, of(), as());
  const { learnerId = '' } = demo.sitters[0] ?? {};
  const readStream: Store['readStream'] = async (stream, ...more) =>
    stream.endsWith(`.${learnerId}`) ? [] : demo.house.store.readStream(stream, ...more);
  const store = { ...demo.house.store, readStream };
  const asking = of({ figure: 'discrimination', of: explains.questions[0] });
  const [{ steps }] = await asked<Explained>(explainingOverall(), asking, { ...as(), store });
  expect(steps).toEqual([{ says: expect.stringMatching(/cannot be told any more/), sum: null }]);
});

const numberIn = (words: string | undefined): number => Number(words?.replace('−', '-'));

it('is not there in a session or a version that there is not', async () => {
  for (const query of [show, take, rebuild]) {
    await expect(asked(query, of({ mockExamSessionId: 'none' }), as())).rejects.toThrow('There is no such mock exam');
    await expect(asked(query, of({ version: 9 }), as())).rejects.toThrow('There is no such report');
  }
});

it('has its paper and no words where they were not kept, and cannot be made again', async () => {
  const [{ content, version }] = await asked<Shown>(show, of({ version: 2 }), as());
  expect([content, version]).toEqual([null, 2]);
  await expect(asked(rebuild, of({ version: 2 }), as())).rejects.toThrow('There is no such report');
});
