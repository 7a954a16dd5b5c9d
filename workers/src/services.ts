import { readKeys, signedTokens, tokenSigner } from 'platform/crypto';
import { commandCalls, CommandRefused, type CommandCall } from 'platform/http';
import type { JobContext, JobKey, JobOutcome, Jobs, JobServices } from 'platform/jobs';
import type { Mailer } from 'platform/mail';
import type { Ground } from 'platform/service';
import { serviceClaims, tokenRules, type TokenClaims } from 'schemas/accounts/token';
import type { Contract, RequestOf } from 'schemas/describe/contract';
import { accountsPeople } from './accounts/accounts.people';
import { accountsServices, type AccountsServices } from './accounts/accounts.services';
import { advertisingServices, type AdvertisingServices } from './advertising/advertising.services';
import type { ConversionReceiver } from './advertising/receiver';
import type { ListProvider } from './marketing/list-provider';
import { marketingPeople } from './marketing/marketing.people';
import { marketingServices, type MarketingServices } from './marketing/marketing.services';
import { mockExamsServices, type MockExamsServices } from './mock-exams/mock-exams.services';
import type { ReportPress } from './mock-exams/reports/press/report-press';
import { paymentsServices, type PaymentsServices } from './payments/payments.services';
import { personAmong } from './people';
import { privacyServices, type PrivacyServices } from './privacy/privacy.services';

const everybody = [...accountsPeople, ...marketingPeople];

/** What the jobs of this system may ask beside the kit's own: what each feature brings, and the commands. */
export interface Services
  extends
    JobServices,
    AccountsServices,
    AdvertisingServices,
    MarketingServices,
    MockExamsServices,
    PaymentsServices,
    PrivacyServices {
  /**
   * Sends a command. Repeating a job repeats the command under the same key, and so changes nothing. `skipped` where it
   * would write about somebody who has been erased: no later attempt could.
   */
  readonly command: <K extends Contract>(contract: K, request: RequestOf<K>) => Promise<JobOutcome>;
  /** Sends a command that asks whether something may be done: not where it is refused for a reason of its own, nor about somebody erased. */
  readonly allowed: <K extends Contract>(contract: K, request: RequestOf<K>) => Promise<boolean>;
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
  const { db, clock } = ground;
  const { publicUrl, commandUrl, signingKey, linkKeys, conversionReceiver, listProvider, press } = settings;
  const links = signedTokens(readKeys(linkKeys));
  const tokens = tokenSigner<typeof TokenClaims>({ signingKey, issuer: tokenRules.issuer, clock });
  const send = commandCalls({ url: commandUrl, token: () => tokens.sign(serviceClaims('workers')) });
  const address = publicUrl.replace(/\/$/, '');
  const ofFeatures = {
    ...accountsServices(db),
    ...advertisingServices(db, conversionReceiver),
    ...marketingServices(db, listProvider),
    ...mockExamsServices({ ground, press, clock }),
    ...paymentsServices(db),
    ...privacyServices(db, clock),
  };
  return ({ key }) => ({
    ...ofFeatures,
    publicUrl: address,
    now: () => clock.now(),
    mail: (message) => mailer.send(message, key),
    signedLink: ({ path, parts, expiresAt, inPath }) =>
      `${address}${path}${inPath ? '/' : '?t='}${links.signToken({ purpose: path, parts, expiresAt })}`,
    person: (subjectId) => personAmong(everybody, db, subjectId),
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
