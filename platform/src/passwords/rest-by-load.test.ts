import type { EventLoopUtilization } from 'node:perf_hooks';
import { expect, it } from '@jest/globals';
import { restByLoad } from './rest-by-load';

/** A process that has been busy for a part of the time between two looks. */
function restWhile(utilization: number, cores: number, tookMs: number): number {
  const seen: EventLoopUtilization = { idle: 1, active: 1, utilization: 0.1 };
  const eventLoopUtilization = (now?: EventLoopUtilization, before?: EventLoopUtilization) =>
    now && before ? { ...seen, utilization } : seen;
  return restByLoad(cores, { eventLoopUtilization })(tookMs);
}

it('rests the longer the busier those who answer are, and hardly while nobody is', () => {
  expect(restWhile(1, 2, 30)).toBe(60);
  expect(restWhile(0.5, 2, 30)).toBe(30);
  expect(restWhile(0, 2, 30)).toBe(0);
});

it('rests less where there are more cores', () => {
  expect([1, 2, 4, 16].map((cores) => restWhile(1, cores, 40))).toEqual([60, 60, 40, 10]);
});

it('never rests for long after a task that hung', () => {
  expect(restWhile(1, 2, 10_000)).toBe(60);
});
