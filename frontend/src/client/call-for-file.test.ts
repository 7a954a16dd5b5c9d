import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { takeMockExamReports } from 'schemas/mock-exams/reports/progress.contract';
import { signInSomebody } from '../../testing/somebody';
import { callForFile } from './call';

const aFile = () => callForFile(takeMockExamReports, { mockExamSessionId: 's' });
afterEach(() => {
  jest.useRealTimers();
});

/** Answers at once; the rest is as the test says, and ends where whoever asked has no more patience. */
function serverWhose(rest: (ended: Promise<never>) => Promise<Blob>) {
  globalThis.fetch = (_, init) => {
    const ended = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
    ended.catch(() => undefined);
    return Promise.resolve({ ok: true, status: 200, blob: () => rest(ended) } as Response);
  };
}

describe('a file', () => {
  it('may take longer to come than an answer does', async () => {
    jest.useFakeTimers();
    signInSomebody('ROLE_ADMIN');
    const late = () => new Promise<Blob>((resolve) => setTimeout(() => resolve(new Blob(['PK'])), 60_000));
    serverWhose((ended) => Promise.race([late(), ended]));
    const taken = aFile();
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await taken).size).toBe(2);
  });

  it('that does not come to its end is told as any call that failed', async () => {
    signInSomebody('ROLE_ADMIN');
    serverWhose(() => Promise.reject(new TypeError('network error')));
    await expect(aFile()).rejects.toMatchObject({ name: 'Problem', kind: 'offline' });
  });

  it('that goes on for ever is given up', async () => {
    jest.useFakeTimers();
    signInSomebody('ROLE_ADMIN');
    serverWhose((ended) => ended);
    const taken = expect(aFile()).rejects.toMatchObject({ name: 'Problem', kind: 'timed-out' });
    await jest.advanceTimersByTimeAsync(300_000);
    await taken;
  });
});
