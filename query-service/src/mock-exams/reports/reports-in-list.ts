import type { Reads } from 'platform/database/reads';
import { resultsDue } from 'schemas/mock-exams/reports/due.rules';
import { mockOverallReports, mockReportRequests, mockReports } from 'schemas/mock-exams/reports/reports.tables';

export const reportsInListTables = [mockReports, mockReportRequests, mockOverallReports] as const;
type Db = Reads<(typeof reportsInListTables)[number]['name']>;

/** How the reports of some sessions stand, in a few figures each. */
export async function reportsInList(sessionIds: readonly string[], db: Db) {
  const ids = [...sessionIds, ''];
  const [states, asked, overall] = await Promise.all([
    db
      .from(mockReports)
      .select(({ fn }) => ['sessionId', 'state', fn.countAll<string>().as('reports')])
      .where('sessionId', 'in', ids)
      .groupBy(['sessionId', 'state'])
      .execute(),
    db
      .from(mockReportRequests)
      .select('sessionId')
      .where('sessionId', 'in', ids)
      .where('kind', '=', 'individual')
      .execute(),
    db.from(mockOverallReports).select(['sessionId', 'lastSentAt']).where('sessionId', 'in', ids).execute(),
  ]);
  const isAsked = new Set(asked.map(({ sessionId }) => sessionId));
  return ({ sessionId, closesAt }: { readonly sessionId: string; readonly closesAt: string }) => {
    const of = (state: (typeof states)[number]['state']) =>
      Number(states.find((row) => row.sessionId === sessionId && row.state === state)?.reports ?? 0);
    const sentAt = overall.flatMap((row) => (row.sessionId === sessionId && row.lastSentAt ? [row.lastSentAt] : []));
    return {
      dueAt: resultsDue(closesAt),
      isAsked: isAsked.has(sessionId),
      open: of('queued') + of('issued'),
      sent: of('sent'),
      failed: of('failed'),
      skipped: of('skipped'),
      overallSentAt: sentAt.toSorted().at(-1) ?? null,
    };
  };
}
