import type { Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { mockReportRequests, mockReports, mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import { nameOf } from './sat-papers';

/** What there is of the reports of some sessions, as far as a change of keys asks for it. */
export interface IssuedReports {
  /** `session child`: those that were made, or are being made. */
  readonly made: ReadonlySet<string>;
  /** `session child` → by what the last one was made; absent where it is being made for the first time. */
  readonly lastBy: ReadonlyMap<string, LastBy>;
  /** How often reports were asked for, and counted, in each session. */
  readonly requests: readonly { readonly sessionId: string; readonly count: number }[];
}

export interface LastBy {
  readonly keyVersions: RowOf<typeof mockReportVersions>['keyVersions'];
  /** What was counted for it; absent where that is not known. */
  readonly cohort: CohortSummary | undefined;
}

export const issuedTables = [mockReports, mockReportVersions, mockReportRequests] as const;
type Db = Reads<(typeof issuedTables)[number]['name']>;

/** A child whose report was never made, and is not on its way, has none to make anew; nor has whoever was erased. */
export async function issuedReports(sessionIds: readonly string[], db: Db): Promise<IssuedReports> {
  const ids = [...sessionIds, ''];
  const [reports, versions, requests] = await Promise.all([
    db.from(mockReports).select(['sessionId', 'learnerId', 'state', 'version']).where('sessionId', 'in', ids).execute(),
    db
      .from(mockReportVersions)
      .select(['sessionId', 'learnerId', 'sealKey', 'keyVersions', 'requestId'])
      .where('sessionId', 'in', ids)
      .orderBy('version')
      .execute(),
    db
      .from(mockReportRequests)
      .select(['sessionId', 'requestId', 'preparedAt', 'cohort'])
      .where('sessionId', 'in', ids)
      .where('kind', '=', 'individual')
      .execute(),
  ]);
  const sealKeys = new Map(versions.map((row) => [nameOf(row), row.sealKey]));
  const cohorts = new Map(requests.map((row) => [requestName(row), row.cohort ?? undefined]));
  const isErased = (name: string) => sealKeys.get(name) === null;
  const made = reports.filter(({ state, version }) => version > 0 || state === 'queued').map(nameOf);
  return {
    made: new Set(made.filter((name) => !isErased(name))),
    lastBy: new Map(
      versions.map((row) => [nameOf(row), { keyVersions: row.keyVersions, cohort: cohorts.get(requestName(row)) }]),
    ),
    requests: sessionIds.map((sessionId) => {
      const its = requests.filter((one) => one.sessionId === sessionId);
      return { sessionId, count: its.length + its.filter(({ preparedAt }) => preparedAt !== null).length };
    }),
  };
}

/** A decision on a key asks by the same id in every session. */
const requestName = ({ sessionId, requestId }: { readonly sessionId: string; readonly requestId: string }): string =>
  `${sessionId} ${requestId}`;
