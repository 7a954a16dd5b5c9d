import { basisReader, type ReadBasis } from 'exam-reports/basis/read-basis';
import { countCohort } from 'exam-reports/basis/count-cohort';
import { reportContent, type ReportOrder } from 'exam-reports/template/render';
import { REPORT_TEMPLATE } from 'exam-reports/template/templates';
import { hashOfBytes, type BlobStore } from 'platform/blobs';
import { putSealed } from 'platform/blobs/sealed';
import { streamOf, type EventStore } from 'platform/event-store';
import type { Print } from 'platform/typesetting/press';
import type { SessionReportsEvent } from 'schemas/mock-exams/reports/reports.events';
import type { Readable } from '../../people';
import { inTurn, keptByName } from './lanes';
import type { MadeReport, Reports } from './report-port';
import { sessionPapers, sittersOf, timesArranged } from './sitters-of';

/** Counts, makes and keeps reports. */
export type ReportPress = Pick<Reports, 'prepare' | 'make' | 'makeOverall'>;

interface Parts {
  readonly db: Readable;
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly blobs: Pick<BlobStore, 'put'>;
  readonly print: Print<ReportOrder>;
  /** Where the product is reached: addresses on paper begin with it. */
  readonly site: string;
}

type Prepared = Extract<SessionReportsEvent, { type: 'MockReportsPrepared' }>['data'];

/** What so many requests are made from is kept in memory: their papers, keys and catalogue are read once. */
const KEPT_REQUESTS = 3;

export function reportPress({ db, store, blobs, print, site }: Parts): ReportPress {
  const onPress = inTurn(print);
  const requests = keptByName<{ prepared: Prepared; read: ReadBasis }>(KEPT_REQUESTS);
  const requestOf = (sessionId: string, requestId: string) =>
    requests(requestId, async () => {
      const prepared = await preparedIn(store, sessionId, requestId);
      return { prepared, read: basisReader(store, { ...prepared, site }) };
    });
  return {
    prepare: async (sessionId, position) => {
      const papers = await sessionPapers(db, sessionId);
      const sitters = await sittersOf({ db, store }, papers, position);
      const { cohort, keyVersions, markingRule } = await countCohort(store, { papers, sitters, position });
      return { position, cohort, keyVersions, markingRule, template: REPORT_TEMPLATE };
    },
    make: async ({ sessionId, learnerId, requestId, child }) => {
      const { prepared, read } = await requestOf(sessionId, requestId);
      const { position, keyVersions, markingRule, template } = prepared;
      const version = (await lastVersion(store, sessionId, learnerId)) + 1;
      const note = version === 1 ? undefined : prepared.note;
      const { childName, ageMonths } = child;
      const arrangements = await timesArranged(db, sessionId, learnerId);
      const sitter = { sessionId, learnerId, childName, ageMonths, arrangements, version, note: note ?? null };
      const basis = await read(sitter);
      if (basis === null) return null;
      const bytes = Buffer.from(await onPress({ content: reportContent(basis), template }));
      const made = { position, keyVersions, markingRule, template, version, site, contentHash: hashOfBytes(bytes) };
      const sealed = await putSealed(blobs, bytes);
      return withNote({ ...made, sealedHash: sealed.sealedHash, sealKey: sealed.sealKey }, note);
    },
    makeOverall: () => Promise.reject(new Error('no overall report yet')),
  };
}

const withNote = (made: MadeReport, note: string | undefined): MadeReport =>
  note === undefined ? made : { ...made, note };

/** @throws where it was never prepared: nobody asks for a report before that */
async function preparedIn(store: Parts['store'], sessionId: string, requestId: string): Promise<Prepared> {
  const events = await store.readStream(streamOf('examsession', sessionId));
  // What stands in the log was checked against its schema as it was written.
  const found = events.flatMap(({ type, data }) =>
    type === 'MockReportsPrepared' ? [data as unknown as Prepared] : [],
  );
  const prepared = found.find((one) => one.requestId === requestId);
  if (!prepared) throw new Error(`the log does not say what ${requestId} is made from`);
  return prepared;
}

/** 0 where none was made. */
async function lastVersion(store: Parts['store'], sessionId: string, learnerId: string): Promise<number> {
  const events = await store.readStream(streamOf('examreport', `${sessionId}.${learnerId}`));
  return events.filter(({ type }) => type === 'MockReportIssued').length;
}
