import { readKeys, signedTokens, tokenSigner } from 'platform/crypto';
import { systemClock } from 'platform/clock';
import { commandCalls, CommandRefused, type CommandCall } from 'platform/http';
import type { JobContext, JobKey, JobOutcome, Jobs, JobServices } from 'platform/jobs';
import type { Mailer } from 'platform/mail';
import type { Ground } from 'platform/service';
import { serviceClaims, tokenRules, type TokenClaims } from 'schemas/accounts/token';
import type { Contract, RequestOf } from 'schemas/describe/contract';
import { erasureTold, type ErasureTold } from './privacy/erasure-told';
import { advertisedParent, type AdvertisedParent } from './advertising/advertised-parent';
import type { ConversionReceiver } from './advertising/receiver';
import { accountsPeople, hasAccount } from './accounts/accounts.people';
import type { ListProvider } from './marketing/list-provider';
import { isSubscriber, marketingPeople } from './marketing/marketing.people';
import { placesWaiting } from './marketing/places-waiting';
import { mailingListIn, type MailingList } from './marketing/letters/list-port';
import { arrangedSeats, type ArrangementChange } from './mock-exams/arranged/arranged-seats';
import { examSeat, type ExamSeat } from './mock-exams/exam-seat';
import { pausedSince } from './mock-exams/room/paused-since';
import type { Reports } from './mock-exams/reports/report-port';
import { reportsIn } from './mock-exams/reports/reports-in';
import type { ReportPress } from './mock-exams/reports/report-press';
import { paidFamilies } from './payments/paid-families';
import { personAmong } from './people';

const everybody = [...accountsPeople, ...marketingPeople];

/** What the jobs of this system may use beside the kit's own. */
export interface Services extends JobServices {
  /** Whether an e-mail address, by its keyed hash, has an account. */
  readonly hasAccount: (emailHash: string) => Promise<boolean>;
  /**
   * Sends a command. Repeating a job repeats the command under the same key, and so changes nothing. `skipped` where it
   * would write about somebody who has been erased: no later attempt could.
   */
  readonly command: <K extends Contract>(contract: K, request: RequestOf<K>) => Promise<JobOutcome>;
  /** Sends a command that asks whether something may be done: not where it is refused for a reason of its own, nor about somebody erased. */
  readonly allowed: <K extends Contract>(contract: K, request: RequestOf<K>) => Promise<boolean>;
  /** Where we advertise; undefined where nothing is configured. */
  readonly conversionReceiver: ConversionReceiver | undefined;
  /** Who keeps the mailing list beside us; undefined where nobody does. */
  readonly listProvider: ListProvider | undefined;
  readonly isSubscriber: (subscriberId: string) => Promise<boolean>;
  readonly advertisedParent: (accountId: string) => Promise<AdvertisedParent | 'erased'>;
  readonly mailingList: MailingList;
  /** Places in a free mock exam that are confirmed and have no seat yet, those that were asked for first, first. */
  readonly placesWaiting: () => Promise<readonly string[]>;
  /** Whoever was given something that is paid for, a page of them after one; `isLast`: nobody comes after those. */
  readonly paidFamilies: (
    after: string | undefined,
  ) => Promise<{ readonly familyIds: string[]; readonly isLast: boolean }>;
  /** What a mail tells of an erasure, to whom. */
  readonly erasureTold: (erasureId: string, accountId: string) => Promise<ErasureTold>;
  /** A child's seat in a mock exam. */
  readonly examSeat: (sessionId: string, learnerId: string) => Promise<ExamSeat>;
  /** The seats that a change of arrangements is about; none where it is no news any more. */
  readonly arrangedSeats: (change: ArrangementChange) => Promise<readonly ExamSeat[]>;
  /** Since when a room, or one child in it, is paused; null where it is not. */
  readonly pausedSince: (sessionId: string, learnerId: string | null) => Promise<string | null>;
  /** Reports of mock exams: what they are made from, and how they stand. */
  readonly reports: Reports;
  /** Has a job that failed for good tried again; `skipped` where it has not failed. */
  readonly retry: (job: JobKey) => Promise<JobOutcome>;
}

interface Parts {
  readonly ground: Ground;
  readonly jobs: Pick<Jobs, 'retry'>;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly commandUrl: string;
  readonly signingKey: string;
  readonly linkKeys: string;
  readonly conversionReceiver: ConversionReceiver | undefined;
  readonly listProvider: ListProvider | undefined;
  readonly press: ReportPress;
}

export function servicesOf({ ground, jobs, mailer, ...settings }: Parts): (context: JobContext) => Services {
  const { db, store } = ground;
  const { publicUrl, commandUrl, signingKey, linkKeys, conversionReceiver, listProvider, press } = settings;
  const links = signedTokens(readKeys(linkKeys));
  const tokens = tokenSigner<typeof TokenClaims>({ signingKey, issuer: tokenRules.issuer, clock: systemClock });
  const send = commandCalls({ url: commandUrl, token: () => tokens.sign(serviceClaims('workers')) });
  const reports = reportsIn({ db, store, press });
  const address = publicUrl.replace(/\/$/, '');
  return ({ key }) => ({
    publicUrl: address,
    now: () => systemClock.now(),
    mail: (message) => mailer.send(message, key),
    signedLink: ({ path, parts, expiresAt, inPath }) =>
      `${address}${path}${inPath ? '/' : '?t='}${links.signToken({ purpose: path, parts, expiresAt })}`,
    mailingList: mailingListIn(db),
    placesWaiting: () => placesWaiting(db),
    paidFamilies: (after) => paidFamilies(db, after),
    person: (subjectId) => personAmong(everybody, db, subjectId),
    hasAccount: (emailHash) => hasAccount(db, emailHash),
    conversionReceiver,
    listProvider,
    isSubscriber: (subscriberId) => isSubscriber(db, subscriberId),
    advertisedParent: (accountId) => advertisedParent(db, accountId),
    erasureTold: (erasureId, accountId) => erasureTold(db, { erasureId, accountId }, systemClock.now()),
    examSeat: (sessionId, learnerId) => examSeat(db, sessionId, learnerId),
    arrangedSeats: (change) => arrangedSeats(db, change, systemClock.now()),
    pausedSince: (sessionId, learnerId) => pausedSince(db, sessionId, learnerId),
    reports,
    retry: (job) => jobs.retry(job),
    allowed: (contract, request) => isAllowed(() => send(contract, request, key)),
    command: async (contract, request) => ((await send(contract, request, key)) === 'done' ? 'done' : 'skipped'),
  });
}

async function isAllowed(ask: () => ReturnType<CommandCall>): Promise<boolean> {
  try {
    return (await ask()) === 'done';
  } catch (error) {
    if (error instanceof CommandRefused) return false;
    throw error;
  }
}
