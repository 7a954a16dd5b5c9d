import { keyReasons } from 'exam-reports/basis/key-reasons';
import { noteChanges } from 'exam-reports/basis/note-changes';
import { basisReader, type ReadBasis } from 'exam-reports/basis/read-basis';
import { countCohort, marksOfAll } from 'exam-reports/basis/count-cohort';
import { sittersOf, sittersTables, timesArranged } from 'exam-reports/basis/sitters';
import { overallContent } from 'exam-reports/overall/overall-content';
import { OVERALL_TEMPLATE } from 'exam-reports/overall/render-overall';
import { printedContent, reportContent } from 'exam-reports/template/render';
import { REPORT_TEMPLATE } from 'exam-reports/template/templates';
import { hashOfBytes, type BlobStore } from 'platform/blobs';
import { putSealed } from 'platform/blobs/sealed';
import { readsOf } from 'platform/database/reads';
import { streamOf, type EventStore } from 'platform/event-store';
import type { Print } from 'platform/typesetting/press';
import { dataOf } from 'schemas/describe/events';
import {
  childReportEvents,
  sessionReportsEvents,
  type AskedBecause,
  type SessionReportsEvent,
} from 'schemas/mock-exams/reports/reports.events';
import { joinedNote } from 'schemas/mock-exams/reports/joined-note.rules';
import type { Readable } from '../../../people';
import { inTurn, keptByName } from './lanes';
import { overallSession } from './overall-session';
import type { PressOrder } from './printed-report';
import type { MadeReport, Reports } from '../report-port';
import { reasonsAsked, type Corrected, type Counted } from './report-notes';
import { sessionPapers } from './session-papers';

/** Counts, makes and keeps reports. */
export interface ReportPress extends Pick<Reports, 'prepare' | 'make' | 'makeOverall'> {
  /** @param ageMonths as the report was made with: a standardised score follows from it */
  readonly changed: (which: WhichReport, ageMonths: number | null) => Promise<string | null>;
}

interface Parts {
  readonly db: Readable;
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly blobs: Pick<BlobStore, 'put'>;
  readonly print: Print<PressOrder>;
  /** After each report, told how many ms it took; the next is made after that. */
  readonly rest?: (tookMs: number) => Promise<void>;
  /** Where the product is reached: addresses on paper begin with it. */
  readonly site: string;
}

type Prepared = Extract<SessionReportsEvent, { type: 'MockReportsPrepared' }>['data'];

/** What so many requests are made from is kept in memory: their papers, keys and catalogue are read once. */
const KEPT_REQUESTS = 3;

export function reportPress({ db, store, blobs, print, rest, site }: Parts): ReportPress {
  const at: Press = {
    db,
    store,
    blobs,
    site,
    print: inTurn(print, rest),
    request: keptByName<Request>(KEPT_REQUESTS),
  };
  return {
    prepare: (about, position) => prepare(at, about, position),
    make: (asked) => make(at, asked),
    changed: (which, ageMonths) => changed(at, which, ageMonths),
    makeOverall: (asked) => makeOverall(at, asked),
  };
}

/** What a request is made from, and what reads the basis of each of its reports. */
interface Request {
  readonly prepared: Prepared;
  readonly because: AskedBecause | undefined;
  /** All requests for families of the same session that were counted by then. */
  readonly others: readonly Counted[];
  readonly read: ReadBasis;
  /** Why questions count otherwise than at an earlier place in the log. */
  readonly reasons: ReturnType<typeof keyReasons>;
  /** Which notes stand otherwise on a child's report than at an earlier place in the log. */
  readonly noteChanges: ReturnType<typeof noteChanges>;
}

interface Press extends Parts {
  readonly request: (name: string, read: () => Promise<Request>) => Promise<Request>;
}

type Prepares = Parameters<Reports['prepare']>[0];

async function prepare({ db, store }: Press, { sessionId, kind }: Prepares, position: string) {
  const papers = await sessionPapers(db, sessionId);
  const sitters = await sittersOf({ db: readsOf(db, ...sittersTables), store }, papers, position);
  const { cohort, keyVersions, markingRule } = await countCohort(store, { papers, sitters, position });
  const template = kind === 'overall' ? OVERALL_TEMPLATE : REPORT_TEMPLATE;
  return { position, cohort, keyVersions, markingRule, template };
}

type Asked = Parameters<Reports['make']>[0];
type WhichReport = Parameters<Reports['changed']>[0];

async function make(at: Press, { sessionId, learnerId, requestId, child }: Asked): Promise<MadeReport | null> {
  const { db, store, blobs, print, site } = at;
  const request = await requestOf(at, sessionId, requestId);
  const { position, keyVersions, markingRule, template } = request.prepared;
  const { issued, answered } = await reportOf(store, sessionId, learnerId);
  const version = issued.length + 1;
  const { childName, ageMonths } = child;
  const arrangements = await timesArranged(readsOf(db, ...sittersTables), sessionId, learnerId);
  const before = await madeBefore(at, sessionId, issued.at(-1));
  const whose = { learnerId, since: before?.position ?? '', answered };
  const note = before && joinedNote(await reasonsFor(request, before.position, whose));
  const sitter = { sessionId, learnerId, childName, ageMonths, arrangements, version, note: note ?? null, before };
  const basis = await request.read(sitter);
  if (basis === null) return null;
  const bytes = Buffer.from(await print({ report: { content: await printedContent(basis), template } }));
  const made = { position, keyVersions, markingRule, template, version, site, contentHash: hashOfBytes(bytes) };
  const { sealedHash, sealKey } = await putSealed(blobs, bytes);
  const { because } = request;
  return withNote(Object.assign({ sealedHash, sealKey, ...(because !== undefined && { because }) }, made), note);
}

/** Why a report is made again: keys, notes, and what was to be said by each request. */
async function reasonsFor(request: Request, since: string, whose: Corrected): Promise<string[]> {
  const [keys, notes] = await Promise.all([request.reasons(since), request.noteChanges(since, whose.learnerId)]);
  return [...keys, ...notes, ...reasonsAsked(request, whose)];
}

/** A decision on a key asks by the same id in every session that sat the paper. */
const requestOf = ({ request, store, site }: Press, sessionId: string, requestId: string): Promise<Request> =>
  request(`${sessionId} ${requestId}`, async () => {
    const { prepared, because, others } = await preparedIn(store, sessionId, requestId);
    const { keyVersions: papers, position } = prepared;
    const read = basisReader(store, Object.assign({ site }, prepared));
    const reasons = keyReasons(store, { papers, position });
    return { prepared, because, others, read, reasons, noteChanges: noteChanges(store, { sessionId, position }) };
  });

/** Read again as it was made: nobody's name is needed for it, and no letter of a key is in it. */
async function changed(at: Press, which: WhichReport, ageMonths: number | null): Promise<string | null> {
  const { sessionId, learnerId, version } = which;
  const { issued } = await reportOf(at.store, sessionId, learnerId);
  const own = issued[version - 1];
  const before = await madeBefore(at, sessionId, issued[version - 2]);
  if (!own || !before) return null;
  const { read } = await requestOf(at, sessionId, own.requestId);
  const basis = await read({
    sessionId,
    learnerId,
    childName: null,
    ageMonths,
    version,
    note: own.note ?? null,
    before,
  });
  return basis && reportContent(basis).head.corrected;
}

type Issued = Awaited<ReturnType<typeof reportOf>>['issued'][number];

/** The report before, with what was counted for it. */
async function madeBefore(at: Press, sessionId: string, issued: Issued | undefined) {
  if (!issued) return undefined;
  const { position, markingRule, requestId } = issued;
  const { cohort } = (await requestOf(at, sessionId, requestId)).prepared;
  return { position, markingRule, cohort };
}

type AskedOverall = Parameters<Reports['makeOverall']>[0];

async function makeOverall({ db, store, blobs, print, site }: Press, { sessionId, requestId }: AskedOverall) {
  const { prepared } = await preparedIn(store, sessionId, requestId);
  const { position, keyVersions, markingRule, template, cohort, preparedAt } = prepared;
  const { papers: pinned, exam, users, sat } = await overallSession(db, sessionId);
  const sitters = await sittersOf({ db: readsOf(db, ...sittersTables), store }, pinned, position);
  const { marked, papers } = await marksOfAll(store, { papers: pinned, sitters, position });
  const from = { position, keyVersions, markingRule, template };
  const made = Object.assign({ preparedAt, site }, from);
  const overall = overallContent({ exam, users, sat, cohort, marked, papers, made });
  const bytes = Buffer.from(await print({ overall, template }));
  const contentHash = await blobs.put({ bytes, mediaType: 'application/pdf' });
  return Object.assign({ contentHash, content: overall }, from);
}

const withNote = (made: MadeReport, note: string | undefined): MadeReport =>
  note === undefined ? made : { ...made, note };

/** @throws where it was never prepared: nobody asks for a report before that */
async function preparedIn(store: Parts['store'], sessionId: string, requestId: string) {
  const stored = await store.readStream(streamOf('examsession', sessionId));
  const found = dataOf(stored, sessionReportsEvents, 'MockReportsPrepared');
  const prepared = found.find((one) => one.requestId === requestId);
  if (!prepared) throw new Error(`the log does not say what ${requestId} is made from`);
  const asked = dataOf(stored, sessionReportsEvents, 'MockReportsAskedFor');
  const because = asked.find((one) => one.requestId === requestId)?.reason;
  const others = found.filter(({ kind }) => kind === 'individual').map(countedIn);
  return { prepared, because, others };
}

const countedIn = ({ requestId, position, learnerIds, note }: Prepared): Counted => ({
  requestId,
  position,
  learnerIds,
  ...(note !== undefined && { note }),
});

/** A child's reports, the first one first, and which requests there is no other report for. What is sealed in them stays sealed. */
async function reportOf(store: Parts['store'], sessionId: string, learnerId: string) {
  const stored = await store.readStream(streamOf('examreport', `${sessionId}.${learnerId}`));
  const issued = dataOf(stored, childReportEvents, 'MockReportIssued');
  const others = (['MockReportSkipped', 'MockReportRequestAnswered'] as const).flatMap((type) =>
    dataOf(stored, childReportEvents, type),
  );
  return { issued, answered: new Set([...issued, ...others].map(({ requestId }) => requestId)) };
}
