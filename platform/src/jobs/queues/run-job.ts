import { pauseAfter, tryAgain, type Pauses } from '../../backoff/backoff';
import { willPass, type Logger } from '../../logging/logging';
import type { AnyJob, JobContext } from '../job';
import type { JobOutcome } from '../job-outcome';
import { LEASE_SECONDS, RENEWED_EVERY_SECONDS, type Claim, type JobKey, type Ledger } from '../ledger/ledger';
import { NotYet } from '../not-yet';
import { PermanentFailure } from '../permanent-failure';

/** Attempts before a job has failed for good: with the waits between them, a good hour and a quarter. */
export const MOST_ATTEMPTS = 15;
const BETWEEN_ATTEMPTS = { firstMs: 1_000, longestMs: 15 * 60_000 };

/**
 * What met an outage is tried again every five minutes at the latest, for a week: somebody else's being away says nothing
 * about the job, and uses none of its attempts up. Beyond that it counts like any failure.
 */
export const MOST_OUTAGES = 2_000;
const WHILE_AWAY = { firstMs: 1_000, longestMs: 5 * 60_000 };
/** Every hour somebody is told of each job that is held up. */
const TOLD_EVERY = 12;

const EACH_SECOND = { firstMs: 1_000, longestMs: 1_000 };
/** How an attempt looks again for what is not there yet: for nine seconds, and so for most of the first minute. */
export const LOOKS: Looks = { times: 10, between: { firstMs: 250, longestMs: 1_000 } };

/** Of those that count. */
const attemptsOf = ({ attempt, outages }: Claim): number => attempt - outages;

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
  if (attemptsOf(claim) > MOST_ATTEMPTS) throw new PermanentFailure('its worker ended during every attempt');
  const context = { key: `${key.task}/${key.once}`, attempt: claim.attempt };
  return tryAgain(() => job.perform(claim.data, servicesFor(context), context), {
    pauses: looks.between,
    mayPass: (error, { before }) => error instanceof NotYet && before < looks.times && stopping?.aborted !== true,
  });
}

async function giveBack<S>(run: Run<S>, error: unknown, { ledger, logger }: Workshop<S>): Promise<Ran> {
  const { key, claim } = run;
  const reason = reasonOf(error);
  const said = { task: key.task, once: key.once, attempt: claim.attempt, err: error };
  const isOutage = isAway(error) && claim.outages < MOST_OUTAGES;
  if (error instanceof PermanentFailure || (!isOutage && attemptsOf(claim) >= MOST_ATTEMPTS)) {
    logger.error(said, 'job failed for good');
    await untilItAnswers(() => ledger.fail(key, claim, reason));
    return { kind: 'over' };
  }
  const seconds = isOutage ? pauseAfter(claim.outages, WHILE_AWAY) / 1_000 : waitAfter(attemptsOf(claim));
  if (isOutage && isTold(claim)) logger.error(said, 'job held up by an outage, to be tried again');
  else logger.warn({ ...said, seconds }, 'job failed, to be tried again');
  await untilItAnswers(() => ledger.retry(key, claim, { seconds, reason, isOutage }));
  return { kind: 'again', afterMs: seconds * 1000 };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const isTold = ({ outages }: Claim): boolean => outages > 0 && outages % TOLD_EVERY === 0;

// What is not there yet may never be: that is the job's own business, and counts.
const isAway = (error: unknown): boolean => willPass(error) && !(error instanceof NotYet);

// As long as the claim would hold without us; after that another may have it, and the record is no longer ours to write.
const untilItAnswers = (record: () => Promise<void>): Promise<void> =>
  tryAgain(record, { pauses: EACH_SECOND, mayPass: (_, { before }) => before < LEASE_SECONDS });
