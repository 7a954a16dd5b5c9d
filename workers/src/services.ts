import { signedTokens, tokenSigner } from 'platform/crypto';
import { systemClock } from 'platform/clock';
import { commandCalls } from 'platform/http';
import type { JobContext, JobKey, JobOutcome, Jobs, JobServices, Person } from 'platform/jobs';
import type { Mailer } from 'platform/mail';
import type { Ground } from 'platform/service';
import { serviceClaims, tokenRules, type TokenClaims } from 'schemas/accounts/token';
import type { Contract, RequestOf } from 'schemas/describe/contract';

/** What the jobs of this system may use beside the kit's own. */
export interface Services extends JobServices {
  /** Whether an e-mail address, by its keyed hash, has an account. */
  readonly hasAccount: (emailHash: string) => Promise<boolean>;
  /**
   * Sends a command. Repeating a job repeats the command under the same key, and so changes nothing. `skipped` where it
   * would write about somebody who has been erased: no later attempt could.
   */
  readonly command: <K extends Contract>(contract: K, request: RequestOf<K>) => Promise<JobOutcome>;
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
}

export function servicesOf({ ground, jobs, mailer, ...settings }: Parts): (context: JobContext) => Services {
  const { db, keys } = ground;
  const { publicUrl, commandUrl, signingKey } = settings;
  const links = signedTokens(keys);
  const tokens = tokenSigner<typeof TokenClaims>({ signingKey, issuer: tokenRules.issuer, clock: systemClock });
  const send = commandCalls({ url: commandUrl, token: () => tokens.sign(serviceClaims('workers')) });
  const address = publicUrl.replace(/\/$/, '');
  return ({ key }) => ({
    publicUrl: address,
    now: () => new Date(),
    mail: (message) => mailer.send(message, key),
    signedLink: ({ path, parts, expiresAt }) =>
      `${address}${path}?t=${links.signToken({ purpose: path, parts, expiresAt })}`,
    person: (subjectId) => findPerson(ground, subjectId),
    hasAccount: async (emailHash) =>
      (await db.one('select 1 from read.accounts_logins where "emailHash" = $1', [emailHash])) !== undefined,
    retry: (job) => jobs.retry(job),
    command: async (contract, request) => ((await send(contract, request, key)) === 'done' ? 'done' : 'skipped'),
  });
}

// Everybody who may be written to, whatever they are to us. Nobody has shown yet that an address is theirs, and a name is
// whatever was typed into a form: it would carry a stranger's words into somebody's inbox.
const people = `
  select email, null as name from read.accounts_accounts where "accountId" = $1
  union all select email, null from read.accounts_sign_ups where "signUpId" = $1
  union all select email, null from read.marketing_subscribers where "subscriberId" = $1`;

async function findPerson({ db }: Ground, subjectId: string): Promise<Person | 'erased'> {
  const person = await db.one<{ email: string | null; name: string | null }>(people, [subjectId]);
  // The read tables may be a moment behind the event that led here: the job is tried again shortly.
  if (!person) throw new Error(`the read tables do not know ${subjectId} yet`);
  return person.email === null ? 'erased' : { email: person.email, name: person.name };
}
