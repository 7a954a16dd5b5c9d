import { pauseAfter, tryAgain, type Pauses } from '../../backoff/backoff';
import type { Logger } from '../../logging/logging';
import type { AnyJob, JobContext } from '../job';
import type { JobOutcome } from '../job-outcome';
import { LEASE_SECONDS, RENEWED_EVERY_SECONDS, type Claim, type JobKey, type Ledger } from '../ledger/ledger';
import { NotYet } from '../not-yet';
import { PermanentFailure } from '../permanent-failure';

/** Attempts before a job has failed for good: with the waits between them, a good hour and a quarter. */
export const MOST_ATTEMPTS = 15;
const BETWEEN_ATTEMPTS = { firstMs: 1_000, longestMs: 15 * 60_000 };

const EACH_SECOND = { firstMs: 1_000, longestMs: 1_000 };
/** How an attempt looks again for what is not there yet: for nine seconds, and so for most of the first minute. */
export const LOOKS: Looks = { times: 10, between: { firstMs: 250, longestMs: 1_000 } };

/** Seconds until the next attempt: twice as long each time, up to a quarter of an hour. */
export const waitAfter = (attempt: number) => pauseAfter(attempt - 1, BETWEEN_ATTEMPTS) / 1_000;

/** What a queue is to do with a job that it handed out: forget it, or hand it out again. */
export type Ran = { readonly kind: 'over' } | { readonly kind: 'again'; readonly afterMs: number };

export interface Looks {
  readonly times: number;
  readonly between: Pauses;
}

export interface Workshop<S> {
  readonly ledger: Ledger;
  readonly logger: Logger;
  readonly servicesFor: (context: JobContext) => S;
  /** Once it is aborted, a job waits no longer for what is not there yet. */
  readonly stopping?: AbortSignal;
  readonly looks?: Looks;
}

/**
 * Runs a job that a queue handed out, if the ledger lets it: claimed before the effect, recorded after it. What fails is
 * tried again later and later, and at last has failed for good, with its reason.
 */
export async function runJob<S>(job: AnyJob<S>, once: string, workshop: Workshop<S>): Promise<Ran> {
  const key = { task: job.name, once };
  const answer = await workshop.ledger.claim(key);
  switch (answer.kind) {
    case 'over':
      return { kind: 'over' };
    case 'held':
      return { kind: 'again', afterMs: answer.forMs };
    case 'claimed':
      return runClaimed({ job, key, claim: answer }, workshop);
  }
}

interface Run<S> {
  readonly job: AnyJob<S>;
  readonly key: JobKey;
  readonly claim: Claim;
}

async function runClaimed<S>(run: Run<S>, workshop: Workshop<S>): Promise<Ran> {
  const { ledger } = workshop;
  const { key, claim } = run;
  const renewal = setInterval(() => void ledger.renew(key, claim).catch(() => undefined), RENEWED_EVERY_SECONDS * 1000);
  try {
    const outcome = await perform(run, workshop);
    // The effect has happened: losing the record of it would let it happen again.
    await untilItAnswers(() => ledger.finish(key, claim, outcome));
    return { kind: 'over' };
  } catch (error) {
    return await giveBack(run, error, workshop);
  } finally {
    clearInterval(renewal);
  }
}

async function perform<S>(
  { job, key, claim }: Run<S>,
  { servicesFor, stopping, looks = LOOKS }: Workshop<S>,
): Promise<JobOutcome> {
  // Attempts are counted by claims, so this one follows upon workers that died each time, without a word.
  if (claim.attempt > MOST_ATTEMPTS) throw new PermanentFailure('its worker ended during every attempt');
  const context = { key: `${key.task}/${key.once}`, attempt: claim.attempt };
  return tryAgain(() => job.perform(claim.data, servicesFor(context), context), {
    pauses: looks.between,
    mayPass: (error, { before }) => error instanceof NotYet && before < looks.times && stopping?.aborted !== true,
  });
}

async function giveBack<S>({ key, claim }: Run<S>, error: unknown, { ledger, logger }: Workshop<S>): Promise<Ran> {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const { attempt } = claim;
  if (error instanceof PermanentFailure || attempt >= MOST_ATTEMPTS) {
    logger.error({ task: key.task, once: key.once, attempt, err: error }, 'job failed for good');
    await untilItAnswers(() => ledger.fail(key, claim, reason));
    return { kind: 'over' };
  }
  const seconds = waitAfter(attempt);
  logger.warn({ task: key.task, once: key.once, attempt, seconds, err: error }, 'job failed, to be tried again');
  await untilItAnswers(() => ledger.retry(key, claim, { seconds, reason }));
  return { kind: 'again', afterMs: seconds * 1000 };
}

// As long as the claim would hold without us; after that another may have it, and the record is no longer ours to write.
const untilItAnswers = (record: () => Promise<void>): Promise<void> =>
  tryAgain(record, { pauses: EACH_SECOND, mayPass: (_, { before }) => before < LEASE_SECONDS });
