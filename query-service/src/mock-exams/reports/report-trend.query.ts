import { isShown } from 'exam-reports/content/shown';
import { percentileTold } from 'exam-reports/content/sure';
import type { ReportBasis } from 'exam-reports/content/report-basis';
import type { Reads } from 'platform/database/reads';
import { streamOf, type EventStore } from 'platform/event-store';
import { answer, type Caller } from 'platform/http';
import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { standingIn } from 'schemas/mock-exams/marks/standing.rules';
import { trendOf } from 'schemas/mock-exams/marks/trend.rules';
import { mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { getMockExamReportTrend, MOST_TREND_POINTS } from 'schemas/mock-exams/results/trend.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { pointOf, shownPoint, type ToTell } from '../results/trend.query';
import { basisOfIssued, issuedTables, type IssuedRow } from './issued-report';
import type { NoteReportsLook } from './reports-parts';

const tables = [...issuedTables, mockSessions] as const;
type Db = Reads<(typeof tables)[number]['name']>;

/** From report to report of one child, each made again from its own place in the log: what families read there, and no more. */
export const reportTrendQuery = (note: NoteReportsLook) =>
  answer(
    getMockExamReportTrend,
    { reads: tables },
    async ({ mockExamUserId: learnerId }, { db, store, now, caller, refuse }) => {
      const rows = await issuedTo(learnerId, caller, db);
      const [last] = rows;
      if (!last) return refuse('ReportNotFound');
      if (last.familyId !== familyOf(caller))
        await note(caller, {
          stream: streamOf('examreport', `${last.sessionId}.${learnerId}`),
          shown: 'report',
          subjectId: learnerId,
        });
      const points: ToTell[] = [];
      for (const row of rows) points.push(...(await pointIn(row, { db, store })));
      return { serverNow: now, points: trendOf(points).map(shownPoint) };
    },
  );

const familyOf = ({ familyId, accountId }: Caller): string => familyId ?? accountId;

type Row = IssuedRow & { readonly startsAt: string };

/** The last report of each session, the last session first: a family's own, and any for staff. Of who was erased none opens any more. */
async function issuedTo(learnerId: string, caller: Caller, db: Db): Promise<readonly Row[]> {
  const all = await db
    .from(mockReportVersions)
    .selectAll()
    .where('learnerId', '=', learnerId)
    .where('sealKey', 'is not', null)
    .orderBy('version')
    .execute();
  const isAdmin = caller.roles.includes('ROLE_ADMIN');
  const own = isAdmin ? all : all.filter(({ familyId }) => familyId === familyOf(caller));
  const last = new Map(own.map((row) => [row.sessionId, row]));
  const sessions = await db
    .from(mockSessions)
    .select(['sessionId', 'startsAt'])
    .where('sessionId', 'in', [...last.keys(), ''])
    .orderBy('startsAt', 'desc')
    .limit(MOST_TREND_POINTS)
    .execute();
  return sessions.flatMap(({ sessionId, startsAt }) => {
    const row = last.get(sessionId);
    return row ? [Object.assign({ startsAt }, row)] : [];
  });
}

interface Sources {
  readonly db: Db;
  readonly store: Pick<EventStore, 'readStream'>;
}

/** Nothing of a report that there is no basis of any more. */
async function pointIn(row: Row, sources: Sources): Promise<readonly ToTell[]> {
  const basis = await basisOfIssued(row, sources);
  if (!basis) return [];
  const { sessionId, startsAt } = row;
  const { setName, type } = basis.exam;
  const isExplained = isShown({ figure: 'score', of: TOTAL }, basis);
  const about = { sessionId, startsAt, examSetName: setName === '' ? null : setName, mockExamType: type, isExplained };
  return [{ ...pointOf(about, basis), percentile: percentileOf(basis) }];
}

/** A low one is kept back, as it is on the report. */
function percentileOf({ cohort, marks }: ReportBasis): number | null {
  const total = standingIn(cohort, marks).parts.find(({ partId }) => partId === TOTAL);
  return total ? percentileTold(total) : null;
}
