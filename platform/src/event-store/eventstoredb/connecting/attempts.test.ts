import { describe, expect, it } from '@jest/globals';
import { WrongExpectedVersionError } from '@eventstore/db-client';
import { Attempts } from './attempts';
import { Unanswered } from './failures';

const never = new Promise<string>(() => undefined);
const wrong = new WrongExpectedVersionError(undefined, { streamName: 'sample-1', expected: 'no_stream', current: 1n });

class Pending {
  resolve: (value: string) => void = () => undefined;
  reject: (error: Error) => void = () => undefined;
  readonly promise = new Promise<string>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });
}

describe('attempts at one append', () => {
  it('are settled by the last', async () => {
    const attempts = new Attempts<string>();
    void attempts.add(never);
    expect(await attempts.add(Promise.resolve('second'))).toBe('second');
    await expect(new Attempts().add(Promise.reject(new Unanswered(1)))).rejects.toThrow(Unanswered);
  });

  it('are settled by an earlier one that was answered after all', async () => {
    const attempts = new Attempts<string>();
    const first = new Pending();
    void attempts.add(first.promise);
    const second = attempts.add(never);
    first.resolve('first');
    expect(await second).toBe('first');
  });

  it('are settled by an earlier one that was refused for good', async () => {
    const attempts = new Attempts<string>();
    const first = new Pending();
    attempts.add(first.promise).catch(() => undefined);
    const second = attempts.add(never);
    first.reject(wrong);
    await expect(second).rejects.toBe(wrong);
  });

  it('are not settled by an earlier one whose connection broke', async () => {
    const attempts = new Attempts<string>();
    const [first, second] = [new Pending(), new Pending()];
    attempts.add(first.promise).catch(() => undefined);
    const answer = attempts.add(second.promise);
    first.reject(new Unanswered(1));
    await new Promise(setImmediate);
    second.resolve('second');
    expect(await answer).toBe('second');
  });
});
