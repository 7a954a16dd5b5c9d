import { describe, expect, it } from '@jest/globals';
import { pauseAfter, tryAgain, type Failed } from './backoff';

const pauses = { firstMs: 20, longestMs: 1_000 };

describe('a pause', () => {
  it('is twice the one before, up to the longest', () => {
    expect([0, 1, 2, 5, 6, 5_000].map((failures) => pauseAfter(failures, pauses))).toEqual([
      20, 40, 80, 640, 1_000, 1_000,
    ]);
  });

  it('leaves a share of itself to chance', () => {
    const half = { ...pauses, chance: 0.5 };
    expect([0, 0.5, 1].map((drawn) => pauseAfter(1, half, () => drawn))).toEqual([40, 30, 20]);
  });
});

describe('what fails', () => {
  const quick = { firstMs: 1, longestMs: 2 };
  const failing = (times: number) => () =>
    times-- > 0 ? Promise.reject(new Error(`${times} left`)) : Promise.resolve('done');

  it('is done again until it works', async () => {
    const seen: Failed[] = [];
    const mayPass = (_: unknown, failed: Failed) => seen.push(failed) > 0;
    expect(await tryAgain(failing(3), { pauses: quick, mayPass })).toBe('done');
    expect(seen).toEqual([
      { before: 0, pauseMs: 1 },
      { before: 1, pauseMs: 2 },
      { before: 2, pauseMs: 2 },
    ]);
  });

  it('is thrown where it may not pass', async () => {
    const mayPass = (_: unknown, { before }: Failed) => before < 1;
    await expect(tryAgain(failing(3), { pauses: quick, mayPass })).rejects.toThrow('1 left');
  });

  it('waits no longer than its signal', async () => {
    const stopping = new AbortController();
    const long = { firstMs: 3_600_000, longestMs: 3_600_000 };
    const waiting = tryAgain(failing(1), { pauses: long, mayPass: () => true, signal: stopping.signal });
    stopping.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });
});
