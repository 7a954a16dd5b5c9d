import { keptBlobs } from 'platform/blobs';
import { tokenSigner, tokenVerifier } from 'platform/crypto';
import type { Database } from 'platform/database';
import { failedJobsIn, openJobsIn, outcomesIn } from 'platform/jobs';
import { hearsMoves } from 'platform/database/tables-moved';
import { answersAll, commandCalls, httpApp, limits, minuteLimit, type OpenStreams } from 'platform/http';
import { heardIn } from 'platform/last-heard';
import { outageLines, willPass } from 'platform/logging';
import { checkpointWatch, type CheckpointWatch } from 'platform/projections/checkpoint-watch';
import type { Ground } from 'platform/service';
import { threadPress } from 'platform/typesetting/press';
import { serviceClaims, tokenRules, type TokenClaims } from 'schemas/accounts/token';
import { isServiceRole, type StaffSecondFactor } from 'schemas/accounts/roles';
import { contracts } from 'schemas/contracts';
import { SHOWN_SECONDS, shownChangeRules, type shownChange } from 'schemas/mock-exams/keys/key-change';
import { refusals } from 'schemas/refusals';
import { accountsQueries } from './accounts/accounts.queries';
import { notedMismatch } from './accounts/identity-mismatch';
import { sessionsFrom } from './accounts/sessions';
import { advertisingQueries } from './advertising/advertising.queries';
import { investigationsQueries } from './investigations/investigations.queries';
import { notedLooks, type NoteLook } from './investigations/looks';
import type { TableStanding } from './investigations/projections.query';
import { marketingQueries } from './marketing/marketing.queries';
import { boardsOf, type Boards } from './mock-exams/board/boards';
import type { KeysQueryParts } from './mock-exams/keys/key-change.query';
import { mockExamsQueries } from './mock-exams/mock-exams.queries';
import { roomBellsOf, type RoomBells } from './mock-exams/room-bell/room-bells';
import { readUpToIn } from './mock-exams/results/read-up-to';
import { paymentsQueries } from './payments/payments.queries';
import { practiceQueries } from './practice/practice.queries';
import { printShop, type PrintShop } from 'platform/typesetting/print-shop';
import { privacyQueries } from './privacy/privacy.queries';
import type { PressOrder } from './press-order';
import { questionsQueries } from './questions/questions.queries';
import { rightsQueries } from './rights/rights.queries';

export interface Settings {
  /** What is started as a press: a program that calls `runPress`. */
  readonly program: string;
  readonly commandUrl: string;
  readonly signingKey: string;
  readonly tokenKeys: string;
  readonly freeQuestionsADay: number;
  readonly visitorCallsPerMinute: number;
  readonly callerCallsPerMinute: number;
  /** Whether staff need a second factor before anything else. */
  readonly staffSecondFactor: StaffSecondFactor;
}

/** How many sheets are made for one account in a minute; what is kept does not count. */
const SHEETS_A_MINUTE = 10;
/** How many copies of what is kept are made for one account in a minute. */
const COPIES_A_MINUTE = 4;
/** How many streams an admin looks at in a minute for the first time in a while: each is an event. */
const LOOKS_A_MINUTE = 60;

const sheetsBy = (program: string, counters: Ground['counters']) =>
  printShop<PressOrder>({
    print: threadPress(program),
    count: minuteLimit('sheets', SHEETS_A_MINUTE, { counters, name: 'query' }),
  });

interface RouteParts extends Pick<Settings, 'freeQuestionsADay'> {
  readonly printed: PrintShop<PressOrder>;
  readonly note: NoteLook;
  readonly countCopy: (accountId: string) => Promise<void>;
  readonly boards: Pick<Boards, 'watch' | 'once'>;
  readonly bells: Pick<RoomBells, 'at'>;
  readonly shownChanges: KeysQueryParts['shownChanges'];
}

/** Every route of this service. */
export const queryRoutes = (
  { note, countCopy, boards, bells, shownChanges, ...practice }: RouteParts,
  db: Pick<Database, 'prepared'>,
) =>
  answersAll(
    [
      ...accountsQueries(note),
      ...questionsQueries,
      ...practiceQueries(practice),
      ...marketingQueries(outcomesIn(db)),
      ...paymentsQueries,
      ...advertisingQueries,
      ...rightsQueries(note, practice.freeQuestionsADay),
      ...mockExamsQueries({
        note,
        heardOf: heardIn(db),
        blobs: keptBlobs(db),
        boards,
        bells,
        openJobs: openJobsIn(db),
        shownChanges,
        printed: practice.printed,
        readUpTo: readUpToIn(db),
        caughtUp: checkpointWatch(db),
      }),
      ...privacyQueries({ db, blobs: keptBlobs(db), count: countCopy }),
      ...investigationsQueries({
        standings: () => db.prepared<TableStanding>('select * from read.projections order by projection'),
        failedJobs: failedJobsIn(db),
        note,
      }),
    ],
    contracts.filter(({ side }) => side === 'query'),
  );

/** The rooms that are watched, and whose bells are listened to, by this process: told as soon as a read table has moved. */
export function openRooms({ db, store, logger, clock }: Pick<Ground, 'db' | 'store' | 'logger' | 'clock'>) {
  const tell = outageLines(logger, { begins: 'a room could not be looked at', ends: 'rooms are looked at again' });
  const looking = {
    db,
    now: () => clock.now().toISOString(),
    failed: (error: unknown) =>
      willPass(error) ? tell({ err: error }) : logger.error({ err: error }, 'a room could not be looked at'),
  };
  const boards = boardsOf({ ...looking, heardOf: heardIn(db), head: () => store.head() });
  const bells = roomBellsOf(looking);
  const line = hearsMoves(db, (tables) => {
    boards.moved(tables);
    bells.moved(tables);
  });
  return { boards, bells, close: () => line.close() };
}

interface Live {
  readonly boards: Pick<Boards, 'watch' | 'once'>;
  readonly bells: Pick<RoomBells, 'at'>;
  readonly streams: OpenStreams;
}

const sessionsOf = (
  { db, store, clock }: Pick<Ground, 'db' | 'store' | 'clock'>,
  { tokenKeys, staffSecondFactor }: Settings,
  caughtUp: CheckpointWatch,
) =>
  sessionsFrom({ db, caughtUp, head: () => store.head() }, tokenVerifier({ ...tokenRules, tokenKeys, clock }), {
    clock,
    staffSecondFactor,
  });

export function queryApp(ground: Ground, settings: Settings, { boards, bells, streams }: Live) {
  const { db, store, counters, logger, metrics, clock } = ground;
  const { freeQuestionsADay, program, commandUrl, signingKey } = settings;
  const own = tokenSigner<typeof TokenClaims>({ signingKey, issuer: tokenRules.issuer, clock });
  const shownChanges = tokenSigner<typeof shownChange>({
    signingKey,
    issuer: shownChangeRules.issuer,
    clock,
    lifeSeconds: SHOWN_SECONDS,
  });
  const send = commandCalls({ url: commandUrl, token: () => own.sign(serviceClaims('query-service')) });
  const count = minuteLimit('looks', LOOKS_A_MINUTE, { counters, name: 'query' });
  const countCopy = minuteLimit('copies', COPIES_A_MINUTE, { counters, name: 'query' });
  const caughtUp = checkpointWatch(db);
  const note = notedLooks({ send, logger, count, now: () => clock.now() });
  return httpApp({
    log: logger,
    metrics,
    streams,
    routes: queryRoutes(
      { freeQuestionsADay, printed: sheetsBy(program, counters), note, countCopy, boards, bells, shownChanges },
      db,
    ),
    deps: { db, store, refusals, clock, caughtUp },
    sessions: sessionsOf(ground, settings, caughtUp),
    limits: limits({
      visitorPerMinute: settings.visitorCallsPerMinute,
      callerPerMinute: settings.callerCallsPerMinute,
      isOurs: ({ roles }) => roles.some(isServiceRole),
      shared: { counters, name: 'query' },
    }),
    mismatch: notedMismatch(send, logger),
    ready: async () => {
      await db.one('select 1 from read.projections limit 1');
    },
  });
}
