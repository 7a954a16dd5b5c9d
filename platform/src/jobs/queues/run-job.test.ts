import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openLog, PASSES, type Logger } from '../../logging/logging';
import { pauseAfter } from '../../backoff/backoff';
import type { AnyJob } from '../job';
import type { JobOutcome } from '../job-outcome';
import type { ClaimAnswer, Ledger } from '../ledger/ledger';
import { NotYet } from '../not-yet';
import { PermanentFailure } from '../permanent-failure';
import { LOOKS, MOST_ATTEMPTS, MOST_OUTAGES, runJob, waitAfter } from './run-job';

const logger = openLog({ service: 'test', level: 'silent' });
const claim = (attempt: number, outages = 0): ClaimAnswer => ({
  kind: 'claimed',
  data: { to: 'ada' },
  attempt,
  outages,
});

/** A ledger that answers a claim as told, and notes what is recorded. */
function noting(answer: ClaimAnswer, brokenFor = 0) {
  const notes: string[] = [];
  let broken = brokenFor;
  const note = (text: string) => {
    broken -= 1;
    if (broken >= 0) return Promise.reject(new Error('the database does not answer'));
    notes.push(text);
    return Promise.resolve();
  };
  const ledger: Ledger = {
    ask: () => Promise.resolve([]),
    claim: () => Promise.resolve(answer),
    renew: () => note('renewed'),
    finish: (_, { attempt }, outcome) => note(`${outcome} by ${attempt}`),
    fail: (_, __, reason) => note(`failed: ${reason}`),
    retry: (_, __, { seconds, reason, isOutage }) =>
      note(`again in ${seconds}${isOutage ? ', held up' : ''}: ${reason}`),
    reopen: () => Promise.resolve(undefined),
    unaccounted: () => Promise.resolve([]),
    troubles: () => Promise.resolve(new Map()),
  };
  return { ledger, notes };
}

async function ran(
  answer: ClaimAnswer,
  perform: () => Promise<JobOutcome>,
  more: { brokenFor?: number; logger?: Logger } = {},
) {
  const { ledger, notes } = noting(answer, more.brokenFor);
  let performed = 0;
  const job: AnyJob<undefined> = {
    name: 'tests.letter',
    perform: () => {
      performed += 1;
      return perform();
    },
  };
  const running = runJob(job, 'ada', { ledger, logger: more.logger ?? logger, servicesFor: () => undefined });
  await jest.advanceTimersByTimeAsync(30_000);
  return { ran: await running, notes, performed: () => performed };
}

describe('running a job', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') }));
  afterEach(() => void jest.useRealTimers());
  const done = () => Promise.resolve('done' as const);

  it('records what became of it', async () => {
    expect(await ran(claim(1), done)).toMatchObject({ ran: { kind: 'over' }, notes: ['done by 1'] });
    expect(await ran(claim(1), () => Promise.resolve('skipped'))).toMatchObject({ notes: ['skipped by 1'] });
  });

  it('does nothing that is over, and comes back to what another holds', async () => {
    const over = await ran({ kind: 'over' }, done);
    expect(over).toMatchObject({ ran: { kind: 'over' }, notes: [] });
    expect(over.performed()).toBe(0);
    const held = await ran({ kind: 'held', forMs: 7_500 }, done);
    expect(held.ran).toEqual({ kind: 'again', afterMs: 7_500 });
    expect(held.performed()).toBe(0);
  });

  it('tries a failure again, later and later', async () => {
    const failed = await ran(claim(3), () => Promise.reject(new Error('busy')));
    expect(failed).toMatchObject({
      ran: { kind: 'again', afterMs: 4_000 },
      notes: ['again in 4: Error: busy'],
    });
    expect([1, 2, 3, 10, 11, 14].map(waitAfter)).toEqual([1, 2, 4, 512, 900, 900]);
  });

  it('fails for good after enough attempts, or when there is no point in another', async () => {
    expect(await ran(claim(MOST_ATTEMPTS), () => Promise.reject(new Error('busy')))).toMatchObject({
      ran: { kind: 'over' },
      notes: ['failed: Error: busy'],
    });
    expect(await ran(claim(1), () => Promise.reject(new PermanentFailure('no such mailbox')))).toMatchObject({
      ran: { kind: 'over' },
      notes: ['failed: PermanentFailure: no such mailbox'],
    });
  });

  it('does not run once more what killed its worker every time', async () => {
    const deadly = await ran(claim(MOST_ATTEMPTS + 1), done);
    expect(deadly.performed()).toBe(0);
    expect(deadly.notes).toEqual([expect.stringContaining('its worker ended during every attempt')]);
  });

  describe('that meets an outage', () => {
    const away = () => Promise.reject(Object.assign(new Error('Stripe is away'), { [PASSES]: true }));
    const refused = () => Promise.reject(new Error('no such payment'));

    it('uses up none of its attempts, however long it lasts, and is tried again every five minutes at the latest', async () => {
      for (const [outages, seconds] of [
        [0, 1],
        [3, 8],
        [8, 256],
        [9, 300],
        [300, 300],
      ] as const)
        expect(await ran(claim(outages + 1, outages), away)).toMatchObject({
          ran: { kind: 'again', afterMs: seconds * 1_000 },
          notes: [`again in ${seconds}, held up: Error: Stripe is away`],
        });
    });

    it('has its attempts left for what is its own: a refusal counts, and fails it after fifteen', async () => {
      expect((await ran(claim(301, 300), refused)).notes).toEqual(['again in 1: Error: no such payment']);
      const last = claim(300 + MOST_ATTEMPTS, 300);
      expect((await ran(last, refused)).notes).toEqual(['failed: Error: no such payment']);
      expect((await ran(last, away)).ran.kind).toBe('again');
      expect((await ran(claim(301 + MOST_ATTEMPTS, 300), () => Promise.resolve('done'))).performed()).toBe(0);
    });

    it('counts at last, after a week: what always looks like an outage does not go on for ever', async () => {
      expect((await ran(claim(MOST_OUTAGES + 1, MOST_OUTAGES), away)).notes).toEqual([
        'again in 1: Error: Stripe is away',
      ]);
      expect((await ran(claim(MOST_OUTAGES + MOST_ATTEMPTS, MOST_OUTAGES), away)).notes).toEqual([
        'failed: Error: Stripe is away',
      ]);
    });

    it('is not what waits for something that may never be there', async () => {
      const { notes } = await ran(claim(3), () => Promise.reject(new NotYet('nobody yet')));
      expect(notes.at(-1)).toBe('again in 4: NotYet: nobody yet');
    });

    it('is told of once an hour as an error, and between as a warning', async () => {
      const lines: string[] = [];
      const loud = openLog({ service: 'test', destination: { write: (line: string) => void lines.push(line) } });
      for (let outages = 0; outages <= 24; outages += 1) await ran(claim(outages + 1, outages), away, { logger: loud });
      expect(lines.filter((line) => line.includes('held up by an outage'))).toHaveLength(2);
      expect(lines).toHaveLength(25);
    });
  });

  it('insists on recording an effect while the database does not answer', async () => {
    const insisting = await ran(claim(1), done, { brokenFor: 1 });
    expect(insisting.ran).toEqual({ kind: 'over' });
    expect(insisting.notes).toContain('done by 1');
    expect(insisting.performed()).toBe(1);
  });

  it('renews its claim while it runs', async () => {
    const slow = () => new Promise<JobOutcome>((resolve) => setTimeout(() => resolve('done'), 6_000));
    expect((await ran(claim(1), slow)).notes).toEqual(['renewed', 'done by 1']);
  });
});

describe('a job that waits for what is not there yet', () => {
  const looks = { times: 3, between: { firstMs: 1, longestMs: 1 } };
  /** Is there after so many looks. */
  async function lookedFor(absent: number, more: { logger?: Logger; stopping?: AbortSignal } = {}) {
    const { ledger, notes } = noting(claim(2));
    let seen = 0;
    const perform = () =>
      (seen += 1) > absent ? Promise.resolve('done' as const) : Promise.reject(new NotYet('nobody yet'));
    const workshop = { ledger, logger, looks, servicesFor: () => undefined, ...more };
    const answer = await runJob({ name: 'tests.letter', perform }, 'ada', workshop);
    return { answer, notes, seen };
  }

  it('looks again within its attempt, and then waits as one that has failed', async () => {
    expect(await lookedFor(3)).toEqual({ answer: { kind: 'over' }, notes: ['done by 2'], seen: 4 });
    const again = { kind: 'again', afterMs: 2_000 };
    expect(await lookedFor(4)).toEqual({ answer: again, notes: ['again in 2: NotYet: nobody yet'], seen: 4 });
  });

  it('gives back what it claimed where the workers are stopped', async () => {
    expect(await lookedFor(4, { stopping: AbortSignal.abort() })).toMatchObject({ answer: { kind: 'again' }, seen: 1 });
  });

  it('is told without a stack', async () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    await lookedFor(4, { logger: openLog({ service: 'test', destination }) });
    expect(lines).toEqual([expect.stringContaining('nobody yet')]);
    expect(lines.join('')).not.toContain('"stack"');
  });

  it('is done within 4 s of when it comes, for as long as a frozen service takes to be replaced, and within 16 s after that', () => {
    const { times, between } = LOOKS;
    const looked = [0];
    for (let attempt = 1, at = 0; at < 60_000; at += waitAfter(attempt) * 1_000, looked.push(at), attempt += 1)
      for (let look = 0; look < times; look += 1) looked.push((at += pauseAfter(look, between)));
    const soonest = (absentMs: number) => Math.min(...looked.filter((at) => at >= absentMs)) - absentMs;
    const late = Array.from({ length: 60 }, (_, second) => soonest(second * 1_000));
    expect(Math.max(...late)).toBeLessThanOrEqual(16_000);
    expect(Math.max(...late.slice(0, 27))).toBeLessThanOrEqual(4_000);
  });
});
