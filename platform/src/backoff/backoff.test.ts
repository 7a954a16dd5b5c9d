import { describe, expect, it } from '@jest/globals';
import { keepAtIt, tryAgain, type Failed } from './backoff';

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

describe('what is to go on', () => {
  it('is begun again after each failure, later and later, and tells of it, until it is stopped', async () => {
    const stopping = new AbortController();
    const told: unknown[] = [];
    const begun: number[] = [];
    const work = () => {
      begun.push(performance.now());
      if (begun.length === 4) stopping.abort();
      return Promise.reject(new Error(`time ${begun.length}`));
    };
    const pauses = { firstMs: 40, longestMs: 10_000 };
    await keepAtIt(work, { pauses, signal: stopping.signal, failed: (error) => told.push(error) });
    expect(told.map(String)).toEqual(['Error: time 1', 'Error: time 2', 'Error: time 3']);
    const waited = begun.map((at, n) => at - (begun[n - 1] ?? at)).slice(1);
    for (const [n, least] of [40, 80, 160].entries()) expect(waited[n]).toBeGreaterThanOrEqual(least - 5);
  });

  it('is tried soon again where it went well for a while, and at once where it merely ended', async () => {
    const stopping = new AbortController();
    const pauses = { firstMs: 5, longestMs: 640 };
    let [times, failedAt] = [0, 0];
    const work = async () => {
      times += 1;
      if (times <= 7) throw new Error('broken');
      if (times === 8) {
        await new Promise((resolve) => setTimeout(resolve, pauses.longestMs + 10));
        failedAt = performance.now();
        throw new Error('broken');
      }
      if (times === 11) stopping.abort();
    };
    await keepAtIt(work, { pauses, signal: stopping.signal, failed: () => undefined });
    expect(times).toBe(11);
    expect(performance.now() - failedAt).toBeLessThan(pauses.longestMs);
  });

  it('ends with what its failures are told to', async () => {
    const failed = (error: unknown) => {
      throw error;
    };
    const going = keepAtIt(() => Promise.reject(new Error('for good')), {
      pauses: { firstMs: 1, longestMs: 1 },
      signal: new AbortController().signal,
      failed,
    });
    await expect(going).rejects.toThrow('for good');
  });
});
