import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { openLog } from '../../logging/logging';
import type { Ledger, QueuedJob } from './ledger';
import { startReconciler } from './reconciler';

const lost = (once: string): QueuedJob => ({
  task: 'tests.letter',
  once,
  jobId: once,
  dueInMs: 0,
});
const stops: (() => void)[] = [];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

/** A ledger that gives one batch after the other of what was lost, or fails. */
function reconciling(batches: (readonly QueuedJob[] | Error)[], pauseMs = 0) {
  const queued: string[] = [];
  const graces: number[] = [];
  const ledger: Pick<Ledger, 'unaccounted'> = {
    unaccounted: (graceSeconds) => {
      graces.push(graceSeconds);
      const batch = batches.shift() ?? [];
      return batch instanceof Error ? Promise.reject(batch) : Promise.resolve([...batch]);
    },
  };
  stops.push(
    startReconciler({
      ledger: ledger as Ledger,
      enqueue: async (jobs) => {
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        queued.push(...jobs.map(({ once }) => once));
      },
      logger: openLog({ service: 'test', level: 'silent' }),
      everySeconds: 60,
      graceSeconds: 30,
    }),
  );
  return { queued, graces };
}

it('queues what was lost at once, batch after batch until there is no more', async () => {
  const { queued, graces } = reconciling([[lost('a'), lost('b')], [lost('c')]]);
  await jest.advanceTimersByTimeAsync(0);
  expect(queued).toEqual(['a', 'b', 'c']);
  expect(graces).toEqual([30, 30, 30]);
});

it('looks again each minute, also after the ledger was out of reach', async () => {
  const { queued } = reconciling([new Error('away'), [lost('a')]]);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(queued).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(queued).toEqual(['a']);
});

it('begins no round before the last one is over', async () => {
  const { queued, graces } = reconciling([[lost('a')]], 150_000);
  await jest.advanceTimersByTimeAsync(149_000);
  expect([queued, graces.length]).toEqual([[], 1]);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(queued).toEqual(['a']);
});

it('looks no more once it is stopped', async () => {
  const { queued } = reconciling([[], [lost('a')]]);
  await jest.advanceTimersByTimeAsync(0);
  stops.splice(0).forEach((stop) => stop());
  await jest.advanceTimersByTimeAsync(600_000);
  expect(queued).toEqual([]);
});
