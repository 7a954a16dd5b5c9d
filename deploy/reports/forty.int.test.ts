import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countCohort, sittingsOf } from 'exam-reports/basis/count-cohort';
import { basisReader, type Prepared } from 'exam-reports/basis/read-basis';
import { renderReport, reportContent } from 'exam-reports/template/render';
import { REPORT_TEMPLATE } from 'exam-reports/template/templates';
import { hashOfBytes } from 'platform/blobs';
import { putSealed } from 'platform/blobs/sealed';
import { openDatabase, type Database } from 'platform/database';
import { visitor } from 'platform/http';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { memoryBlobs } from 'platform/testing/memory-blobs';
import { pagesOf } from 'platform/testing/pdf-text';
import { readTableOf } from 'platform/testing/read-table';
import { streamOf } from 'platform/event-store';
import type { PrintShop } from 'platform/typesetting/print-shop';
import type { ReplyOf } from 'schemas/describe/contract';
import type { RowOf } from 'schemas/describe/table';
import type {
  getMockExamReportForMockExamUser,
  rebuildMockExamReport,
} from 'schemas/mock-exams/reports/child-report.contract';
import { mockReportRequests, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { CatalogueTopic } from 'schemas/questions/catalogue.events';
import { offer } from '../../command-service/src/questions/catalogue-release';
import { childReportFileQuery, childReportQuery } from '../../query-service/src/mock-exams/reports/child-report.query';
import { rebuildQuery } from '../../query-service/src/mock-exams/reports/rebuild.query';
import { pressed, type PressOrder } from '../../query-service/src/press-order';
import { asked } from '../../query-service/testing/asked';
import { demoSession, type DemoSession } from './demo-session';

type Shown = ReplyOf<typeof getMockExamReportForMockExamUser>;
type Rebuilt = ReplyOf<typeof rebuildMockExamReport>;

let demo: DemoSession;
let database: TestDatabase;
let db: Database;
/** What half of them were made from, and what the others were. */
let prepared: readonly Prepared[];
const blobs = memoryBlobs();
const issued = new Map<string, Buffer>();
const rows: RowOf<typeof mockReportVersions>[] = [];

const admin = { ...visitor, accountId: 'ravi', learnerId: 'ravi', roles: ['ROLE_ADMIN'] };
const parent = (accountId: string) => ({
  ...visitor,
  accountId,
  learnerId: 'own',
  roles: ['ROLE_USER'],
  parentUntil: 'x',
});
const looks: unknown[] = [];
const note = (_: unknown, look: object) => Promise.resolve(void looks.push(look));
const printed: PrintShop<PressOrder> = async ({ order }) => pressed(await order());
const site = 'https://fieldfare.example';
/** The first was issued with until the second came. */
const templates = [1, REPORT_TEMPLATE] as const;
const templateOf = (n: number) => n % 2;
const requestIdOf = (template: number) => `request-${template}`;
/** Of every third no birthday is known, which takes more words on the second page. */
const ageOf = (n: number) => (n % 3 === 0 ? null : 118 + (n % 12));

beforeAll(async () => {
  demo = await demoSession();
  const { store } = demo.house;
  await release('2026-11', offer());
  const position = await store.head();
  const sat = await sittingsOf(store, demo.papers, position);
  const counted = await countCohort(store, {
    papers: demo.papers,
    sitters: sat.map((one, n) => ({ ...one, ageMonths: ageOf(n) })),
    position,
  });
  const made = { ...counted, position, preparedAt: '2026-11-25T18:05:00.000Z', site };
  prepared = templates.map((template) => ({ ...made, template }));
  const reads = prepared.map((one) => basisReader(store, one));
  for (const [n, { learnerId, childName }] of demo.sitters.entries()) {
    const whose = { sessionId: demo.sessionId, learnerId, childName, ageMonths: ageOf(n), version: 1, note: null };
    const basis = await reads[templateOf(n)]?.(whose);
    if (!basis) continue;
    const bytes = await renderReport({ content: reportContent(basis), template: basis.made.template });
    issued.set(learnerId, bytes);
    rows.push(await rowOf({ learnerId, childName, ageMonths: ageOf(n) }, bytes, preparedWith(basis.made.template)));
  }
  database = await testDatabase();
  const writer = openDatabase({ url: database.as('projector'), name: 'reports', max: 1 });
  await readTableOf(writer, mockReportVersions, rows);
  await readTableOf(writer, mockReportRequests, prepared.map(requestRow));
  await readTableOf(writer, mockSittings, []);
  await writer.close();
  db = openDatabase({ url: database.as('query'), name: 'reports', max: 2 });
  await movedOn();
});
afterAll(async () => {
  await db.close();
  await database.drop();
  await demo.house.close();
});

interface Child {
  readonly learnerId: string;
  readonly childName: string;
  readonly ageMonths: number | null;
}

function preparedWith(template: number): Prepared {
  const known = prepared.find((one) => one.template === template);
  if (!known) throw new Error(`nothing was prepared with template ${template}`);
  return known;
}

async function rowOf(
  { learnerId, childName, ageMonths }: Child,
  bytes: Buffer,
  { position, keyVersions, markingRule, template }: Prepared,
): Promise<RowOf<typeof mockReportVersions>> {
  const sealed = await putSealed(blobs, bytes);
  return {
    sessionId: demo.sessionId,
    learnerId,
    version: 1,
    familyId: `family of ${childName}`,
    requestId: requestIdOf(template),
    position,
    keyVersions: [...keyVersions],
    markingRule,
    template,
    contentHash: hashOfBytes(bytes),
    sealedHash: sealed.sealedHash,
    sealKey: sealed.sealKey,
    childName,
    ageMonths,
    note: null,
    site,
    issuedAt: '2026-11-25T18:06:00.000Z',
    sentAt: '2026-11-25T18:07:00.000Z',
  };
}

function requestRow({
  position,
  keyVersions,
  markingRule,
  template,
  cohort,
  preparedAt,
}: Prepared): RowOf<typeof mockReportRequests> {
  return {
    sessionId: demo.sessionId,
    requestId: requestIdOf(template),
    kind: 'individual',
    reason: 'results',
    note: null,
    named: null,
    askedAt: preparedAt,
    askedBy: 'ravi',
    preparedAt,
    addressed: rows.filter((row) => row.template === template).length,
    answered: 0,
    position,
    keyVersions: [...keyVersions],
    markingRule,
    template,
    cohort,
  };
}

const recording = { commandId: 'later', actor: { id: 'ravi', role: 'ROLE_ADMIN' }, at: '2027-03-01T10:00:00.000Z' };

/** What can be practised, as it is called from now on. */
async function release(version: string, topics: readonly CatalogueTopic[]): Promise<void> {
  const stream = streamOf('catalogue', 'house');
  const before = await demo.house.store.readStream(stream);
  const data = { catalogueId: 'house', version, topics: [...topics] };
  await demo.house.log.append({
    stream,
    expected: before.length - 1,
    recording: { ...recording, commandId: version },
    events: [{ type: 'CatalogueReleased', data }],
  });
}
const renamed = (topics: readonly CatalogueTopic[]) =>
  topics.map((topic) => ({ ...topic, title: `${topic.title} as called later` }));

async function callOtherwise(learnerId: string): Promise<void> {
  const { log, store } = demo.house;
  const [added] = store.events.filter(({ data }) => data['learnerId'] === learnerId);
  const familyId = String(added?.data['familyId'] ?? added?.data['accountId']);
  const stream = streamOf('family', familyId);
  const data = { familyId, learnerId, name: 'Called Otherwise', bornOn: '2016-01-01' };
  const expected = (await store.readStream(stream)).length - 1;
  await log.append({ stream, expected, recording, events: [{ type: 'ChildDetailsChanged', data }] });
}

/** Long after they were issued: keys were decided upon, topics are called otherwise, and a child has another name. */
async function movedOn(): Promise<void> {
  const { log, store } = demo.house;
  await release('2027-03', renamed(offer()));
  await callOtherwise(rows[0]?.learnerId ?? '');
  for (const { paperHash } of demo.papers) {
    const stream = streamOf('examkey', paperHash);
    const before = await store.readStream(stream);
    const published = before.at(-1)?.data as { keys: { questionId: string }[] };
    await log.append({
      stream,
      expected: before.length - 1,
      recording,
      events: [
        {
          type: 'MockKeyChanged',
          data: {
            paperHash,
            keyVersion: before.length + 1,
            decisionId: `decision-${paperHash.slice(0, 8)}`,
            questionId: published.keys[0]?.questionId ?? '',
            reason: 'Two answers were right.',
            reports: [],
            proposedBy: 'ravi',
            decidedAt: recording.at,
            kind: 'void',
          },
        },
      ],
    });
  }
}

const call = { get: () => ({ db, store: demo.house.store }) };
const of = ({ learnerId }: { readonly learnerId: string }, version?: number) => ({
  mockExamSessionId: demo.sessionId,
  mockExamUserId: learnerId,
  ...(version !== undefined && { version }),
});

describe('the reports of a session that is long over', () => {
  it('are made again to the byte, each of them by its own template, though keys, topics and a name have moved on', async () => {
    expect(rows).toHaveLength(39);
    expect(rows.filter(({ template }) => template === 1)).toHaveLength(20);
    for (const row of rows) {
      const [rebuilt] = await asked<Rebuilt>(rebuildQuery({ note, printed }), of(row), {
        ...call.get(),
        caller: admin,
      });
      expect([row.childName, rebuilt.isSame, rebuilt.rebuiltHash]).toEqual([row.childName, true, row.contentHash]);
      expect(rebuilt).toMatchObject({ position: row.position, template: row.template, markingRule: 1 });
    }
  });

  it('differ where they are made by what counts now', async () => {
    const { store } = demo.house;
    const position = await store.head();
    for (const { childName, ageMonths, learnerId, template, contentHash } of rows.slice(0, 2)) {
      const now = basisReader(store, { ...preparedWith(template), position });
      const basis = await now({ sessionId: demo.sessionId, learnerId, childName, ageMonths, version: 1, note: null });
      if (!basis) throw new Error('it was sat');
      const content = reportContent(basis);
      expect(JSON.stringify(content)).toContain('as called later');
      expect(hashOfBytes(await renderReport({ content, template }))).not.toBe(contentHash);
    }
  });

  it('have two pages each since template 2, which begin with the mark and name the child', () => {
    for (const { learnerId, childName, template } of rows) {
      const pages = pagesOf(issued.get(learnerId) ?? new Uint8Array());
      // Of the first some had a third, for a few lines.
      expect([childName, pages.length === 2 || (template === 1 && pages.length === 3)]).toEqual([childName, true]);
      expect(pages[0]).toMatch(/^FieldfareMock exam report ?\d+ of (139|69)/);
      expect(pages[0]).toContain(childName ?? '');
    }
  });

  it('have two pages also where one is corrected and staff say something of the morning', async () => {
    const now = basisReader(demo.house.store, preparedWith(REPORT_TEMPLATE));
    const note = 'The right letter to question 16 of Paper 1 is C, not A. Two rulers fit the drawing. We are sorry.';
    // All forty were tried once; a third of them costs a run ten seconds less.
    for (const { learnerId, childName, ageMonths } of rows.filter((_, nth) => nth % 3 === 0)) {
      const basis = await now({ sessionId: demo.sessionId, learnerId, childName, ageMonths, version: 2, note });
      if (!basis) throw new Error('it was sat');
      const content = reportContent({ ...basis, notes: ['The bell rang at 10:22, and five minutes were given back.'] });
      const pages = pagesOf(await renderReport({ content, template: REPORT_TEMPLATE }));
      expect([childName, pages.length]).toEqual([childName, 2]);
      expect(pages[0]).toMatch(/What went well|work on|stands out|practise/);
    }
  });
});

describe('who is shown a report', () => {
  const child = () => rows[0] ?? ({} as RowOf<typeof mockReportVersions>);
  const show = (caller: typeof admin, version?: number) =>
    asked<Shown>(childReportQuery({ note }), of(child(), version), { ...call.get(), caller });
  const take = (caller: typeof admin) =>
    asked<Uint8Array>(childReportFileQuery({ note, blobs }), of(child()), { ...call.get(), caller });

  it('is its family, as it was issued, and nobody writes down that they looked', async () => {
    const before = looks.length;
    const family = parent(child().familyId);
    const [shown] = await show(family);
    expect(shown.content.head.name).toBe(child().childName);
    expect(shown.versions).toMatchObject([{ version: 1, note: null }]);
    const [file] = await take(family);
    expect(hashOfBytes(Buffer.from(file))).toBe(child().contentHash);
    expect(looks.length).toBe(before);
  });

  it('is an admin, and that is written down', async () => {
    await show(admin);
    expect(looks.at(-1)).toEqual({
      stream: `examreport-${demo.sessionId}.${child().learnerId}`,
      shown: 'report',
      subjectId: child().learnerId,
    });
  });

  it('is no other family, nor anybody of a version that there never was', async () => {
    const none = { parts: { status: 404, code: 'ReportNotFound' } };
    await expect(show(parent('another'))).rejects.toMatchObject(none);
    await expect(take(parent('another'))).rejects.toMatchObject(none);
    await expect(show(admin, 7)).rejects.toMatchObject(none);
  });

  it('is nobody once the child was erased; the cohort of the others stays as it was counted', async () => {
    const last = rows.at(-1);
    if (!last) throw new Error('there are reports');
    const writer = openDatabase({ url: database.as('projector'), name: 'erasure', max: 1 });
    await writer.query(
      'update read.mock_report_versions set "sealKey" = null, "childName" = null, "ageMonths" = null where "learnerId" = $1',
      [last.learnerId],
    );
    await writer.close();
    const none = { parts: { status: 404, code: 'ReportNotFound' } };
    const erased = (route: typeof rebuildQuery) =>
      asked(route({ note, printed }), of(last), { ...call.get(), caller: admin });
    await expect(erased(rebuildQuery)).rejects.toMatchObject(none);
    await expect(asked(childReportQuery({ note }), of(last), { ...call.get(), caller: admin })).rejects.toMatchObject(
      none,
    );
    const [other] = await asked<Rebuilt>(rebuildQuery({ note, printed }), of(child()), {
      ...call.get(),
      caller: admin,
    });
    expect([other.isSame, other.cohort]).toEqual([true, preparedWith(child().template).cohort.n]);
  });
});
