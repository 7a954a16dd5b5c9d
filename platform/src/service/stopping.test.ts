import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stopInTime } from './stopping';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function ending() {
  const said: string[] = [];
  const codes: number[] = [];
  const logger = { error: (message: unknown) => void said.push(String(message)) };
  return { said, codes, parts: { logger, exit: (code: number) => void codes.push(code) } };
}

it('ends a process whose ground never answers that it is closed, and says so', async () => {
  const { said, codes, parts } = ending();
  void stopInTime(() => new Promise(() => undefined), parts);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(codes).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(codes).toEqual([1]);
  expect(said).toEqual(['not stopped within 20 s; ending all the same']);
});

it('leaves a process alone that has stopped', async () => {
  const { said, codes, parts } = ending();
  await stopInTime(() => Promise.resolve(), parts);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([...codes, ...said]).toEqual([]);
});
