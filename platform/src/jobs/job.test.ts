import { describe, expect, it } from '@jest/globals';
import { Email, Id, Personal } from 'schemas/describe/schema';
import { job, start, type JobServices } from './jobs';

const welcome = job('accounts.welcome-mail', {
  data: { accountId: Id },
  once: ({ accountId }) => accountId,
  run: async ({ accountId }, services: Pick<JobServices, 'person'>) =>
    (await services.person(accountId)) === 'erased' ? 'skipped' : 'done',
});
const services = { person: () => Promise.resolve('erased' as const) };
const context = { key: 'accounts.welcome-mail/a-1', attempt: 1 };

describe('a job', () => {
  it('is asked for by its name, its key and its data', () => {
    expect(start(welcome, { accountId: 'a-1' })).toEqual({
      task: 'accounts.welcome-mail',
      once: 'a-1',
      data: { accountId: 'a-1' },
    });
  });

  it('may be asked for at an instant', () => {
    expect(start(welcome, { accountId: 'a-1' }, { at: '2026-11-21T19:00:00.000Z' }).at).toEqual(
      new Date('2026-11-21T19:00:00Z'),
    );
  });

  it('is refused loudly for what is no instant, which would else mean now', () => {
    for (const at of ['garbage', '', new Date(Number.NaN)])
      expect(() => start(welcome, { accountId: 'a-1' }, { at })).toThrow(/accounts.welcome-mail.*no instant/);
  });

  it('runs on data that is as declared, and on no other', async () => {
    expect(await welcome.perform({ accountId: 'a-1' }, services, context)).toBe('skipped');
    await expect(welcome.perform({ accountId: 7 }, services, context)).rejects.toThrow(/data of accounts.welcome-mail/);
    await expect(welcome.perform({ accountId: 'a-1', email: 'ada@example.org' }, services, context)).rejects.toThrow(
      /not as declared/,
    );
    // @ts-expect-error -- what an event holds of somebody whose key the process does not have
    expect(() => start(welcome, { accountId: { sealed: 'x', of: 'a-1' } })).toThrow(/not as declared/);
  });

  it('carries no personal data', () => {
    const declare = () =>
      job('accounts.bad-mail', {
        data: { accountId: Id, email: Personal(Email, 'accountId') },
        once: ({ accountId }) => accountId,
        run: () => Promise.resolve('done'),
      });
    expect(declare).toThrow(/accounts.bad-mail.email is personal data/);
  });

  it('is called <feature>.<task>', () => {
    const declare = () => job('welcome:mail', { data: {}, once: () => 'x', run: () => Promise.resolve('done') });
    expect(declare).toThrow(/<feature>.<task>/);
  });
});
