import { createHash } from 'node:crypto';
import { basisReader, type ReadBasis, type ReportedSitting } from 'exam-reports/basis/read-basis';
import { countCohort } from 'exam-reports/basis/count-cohort';
import { sittersOf, sittersTables, timesArranged } from 'exam-reports/basis/sitters';
import { printedContent } from 'exam-reports/template/render';
import { REPORT_TEMPLATE } from 'exam-reports/template/templates';
import type { Reads } from 'platform/database/reads';
import { streamOf, type EventStore } from 'platform/event-store';
import { answer, countedAs } from 'platform/http';
import { monthsBetween } from 'schemas/mock-exams/marks/sat-facts.rules';
import type { PinnedPaper } from 'schemas/mock-exams/paper';
import { previewMockExamReport } from 'schemas/mock-exams/reports/progress.contract';
import { mockReports } from 'schemas/mock-exams/reports/reports.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { children } from 'schemas/accounts/children.table';
import { clockOf, releaseTables } from '../after/releases';
import { awaitedIn } from './awaited-in';
import { countedFrom, countedFromTables } from './counted-from';
import { keptFor } from './kept-for';
import type { ReportsParts } from './reports-parts';

const tables = [...releaseTables, ...sittersTables, ...countedFromTables, mockReports] as const;

/** What previews of one session are made from, counted once for a while, as long as all that it is counted from is the same: whoever looks at ten of them waits once. */
const KEPT = { ms: 60_000, most: 4 };
/** A preview leads nowhere: its addresses are told as the product calls itself. */
const SITE = 'https://fieldfare.example';

/** One child's report as it would be if it were made now. Nothing of it is kept. */
export function previewQuery({ note, printed }: Pick<ReportsParts, 'note' | 'printed'>) {
  const counted = keptFor<Counted>(KEPT);
  return answer(previewMockExamReport, { reads: tables }, async (asked, { db, store, now, caller, refuse }) => {
    const { mockExamSessionId: sessionId, mockExamUserId: learnerId } = asked;
    const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
    if (!session) return refuse('SessionNotFound');
    const { awaitedUntil } = await awaitedIn(session, clockOf(session), { db, now });
    if (awaitedUntil !== null || session.papers.length === 0) return refuse('ReportsNotYet');
    const stream = streamOf('examreport', `${sessionId}.${learnerId}`);
    await note(caller, { stream, shown: 'report', subjectId: learnerId });
    const child = (await childOf(learnerId, sessionId, db)) ?? refuse('ReportNotFound');
    const name = `${sessionId} ${await countedFrom(session, db)}`;
    const { position, read } = await counted(name, now, () => countedNow({ db, store }, session.papers, now));
    const whose: ReportedSitting = {
      sessionId,
      learnerId,
      childName: child.name,
      ageMonths: child.bornOn === null ? null : monthsBetween(child.bornOn, session.startsOn),
      arrangements: await timesArranged(db, sessionId, learnerId),
      version: child.version + 1,
      note: null,
    };
    const basis = await read(whose);
    if (basis === null) return refuse('ReportNotFound');
    return printed({
      accountId: countedAs(caller),
      key: sheetName(whose, position),
      order: async () => ({ content: await printedContent(basis), template: REPORT_TEMPLATE }),
    });
  });
}

/** Another for whatever could print differently, the name of the child among it: what was printed is kept for a while. */
export const sheetName = (whose: ReportedSitting, position: string): string =>
  `preview/${createHash('sha256')
    .update(JSON.stringify([position, whose]))
    .digest('hex')}`;

interface Counted {
  readonly position: string;
  readonly read: ReadBasis;
}

type Db = Reads<(typeof tables)[number]['name']>;

async function countedNow(
  { db, store }: { readonly db: Db; readonly store: EventStore },
  papers: readonly PinnedPaper[],
  preparedAt: string,
): Promise<Counted> {
  const position = await store.head();
  const sitters = await sittersOf({ db, store }, papers, position);
  const { cohort, keyVersions, markingRule } = await countCohort(store, { papers, sitters, position });
  const prepared = { position, cohort, keyVersions, markingRule, template: REPORT_TEMPLATE, preparedAt, site: SITE };
  return { position, read: basisReader(store, prepared) };
}

/** How a child is called, and how many reports there were of them; null where they were erased. */
async function childOf(learnerId: string, sessionId: string, db: Db) {
  const [child, report] = await Promise.all([
    db.from(children).select(['name', 'bornOn']).where('learnerId', '=', learnerId).executeTakeFirst(),
    db
      .from(mockReports)
      .select('version')
      .where('sessionId', '=', sessionId)
      .where('learnerId', '=', learnerId)
      .executeTakeFirst(),
  ]);
  return child ? { name: child.name, bornOn: child.bornOn, version: report?.version ?? 0 } : null;
}
