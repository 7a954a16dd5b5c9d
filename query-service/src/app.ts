import { accessTokens } from 'platform/crypto';
import { systemClock } from 'platform/clock';
import { answersAll, commandCalls, httpApp, limits } from 'platform/http';
import { checkpointWatch } from 'platform/projections/checkpoint-watch';
import type { Ground } from 'platform/service';
import { serviceClaims, TokenClaims } from 'schemas/accounts/token';
import { contracts } from 'schemas/contracts';
import { refusals } from 'schemas/refusals';
import { notedMismatch } from './accounts/identity-mismatch';
import { myAccountQuery } from './accounts/my-account.query';
import { sessionsFrom } from './accounts/sessions';
import { failedJobsQuery } from './investigations/failed-jobs.query';
import { projectionsQuery } from './investigations/projections.query';
import { streamEventsQuery, streamsQuery } from './investigations/streams.query';
import { effortQuery } from './practice/effort.query';
import { mistakesQuery } from './practice/mistakes.query';
import { parentReportQuery } from './practice/parent-report.query';
import { practicePlanQuery } from './practice/practice-plan.query';
import { worksheetPdfQuery } from './practice/printing/worksheet-pdf.query';
import { analyticsNoOp, colourCodesQuery, userAnalyticsQuery } from './practice/progress.query';
import { trialQuery } from './practice/trial.query';
import { unfinishedWorksheetsQuery, userWorksheetsQuery, worksheetQuestionsQuery } from './practice/worksheets.query';
import { catalogueQuery } from './questions/catalogue.query';
import { staffEnglishQuery } from './questions/staff-english.query';

export interface Settings {
  readonly commandUrl: string;
  readonly freeQuestionsADay: number;
  readonly visitorCallsPerMinute: number;
  readonly callerCallsPerMinute: number;
}

const routesOf = (settings: Settings) => [
  myAccountQuery,
  catalogueQuery,
  staffEnglishQuery,
  userWorksheetsQuery,
  unfinishedWorksheetsQuery,
  worksheetQuestionsQuery,
  worksheetPdfQuery,
  userAnalyticsQuery,
  colourCodesQuery,
  analyticsNoOp,
  practicePlanQuery,
  mistakesQuery,
  effortQuery,
  parentReportQuery,
  trialQuery(settings.freeQuestionsADay),
  projectionsQuery,
  failedJobsQuery,
  streamsQuery,
  streamEventsQuery,
];

export function queryApp({ db, store, keys, logger, metrics }: Ground, settings: Settings) {
  const tokens = accessTokens({ master: keys, issuer: 'fieldfare', claims: TokenClaims, clock: systemClock });
  const send = commandCalls({ url: settings.commandUrl, token: () => tokens.sign(serviceClaims('query-service')) });
  return httpApp({
    log: logger,
    metrics,
    routes: answersAll(
      routesOf(settings),
      contracts.filter(({ side }) => side === 'query'),
    ),
    deps: { db, store, refusals, caughtUp: checkpointWatch(db) },
    sessions: sessionsFrom(db, tokens),
    limits: limits({
      visitorPerMinute: settings.visitorCallsPerMinute,
      callerPerMinute: settings.callerCallsPerMinute,
    }),
    mismatch: notedMismatch(send, logger),
    ready: async () => {
      await db.one('select 1 from read.projections limit 1');
    },
  });
}
