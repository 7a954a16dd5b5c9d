import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Busy } from '../together/line/busy';
import { hashingQueue } from './hashing-queue';

const LONGEST_MS = 10_000;
const limits = { longestMs: LONGEST_MS, queueLimit: 100, placesEach: 100 };
const task = { kind: 'hash', password: 'correct horse' } as never;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A process whose work ends when it is told to. */
function slowProcess() {
  const ends: (() => void)[] = [];
  const kill = jest.fn<() => void>();
  const perform = () => new Promise<string>((resolve) => ends.push(() => resolve('hashed')));
  return { process: { perform, kill, stop: () => Promise.resolve() }, kill, ends };
}

// In a flood everybody's turn comes late: were they given up on then, the work would be for nobody, and the next as late.
it('finishes what has begun, however long it waited', async () => {
  const { process, kill, ends } = slowProcess();
  const queue = hashingQueue([process], limits);
  const answers = [queue(task), queue(task)];
  await jest.advanceTimersByTimeAsync(LONGEST_MS - 1_000);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await Promise.all(answers)).toEqual(['hashed', 'hashed']);
  expect(kill).not.toHaveBeenCalled();
});

it('gives up on what waits too long, and on a process that hangs', async () => {
  const { process, kill } = slowProcess();
  const queue = hashingQueue([process], limits);
  const outcomes = Promise.allSettled([queue(task), queue(task)]);
  await jest.advanceTimersByTimeAsync(LONGEST_MS);
  expect(await outcomes).toEqual([
    { status: 'rejected', reason: expect.any(Busy) },
    { status: 'rejected', reason: expect.any(Busy) },
  ]);
  expect(kill).toHaveBeenCalledTimes(1);
});

it('begins nothing while its process rests, and whoever came meanwhile right after it', async () => {
  const { process, ends } = slowProcess();
  const queue = hashingQueue([process], { ...limits, restMs: () => 50 });
  const first = queue(task);
  ends[0]?.();
  expect(await first).toBe('hashed');
  const second = queue(task);
  await jest.advanceTimersByTimeAsync(49);
  expect(ends).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  ends[1]?.();
  expect(await second).toBe('hashed');
});
