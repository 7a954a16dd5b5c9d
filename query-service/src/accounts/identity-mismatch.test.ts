import { expect, it } from '@jest/globals';
import { Problem, visitor, type CommandCall } from 'platform/http';
import { openLog } from 'platform/logging';
import { getMyAccount, noteIdentityMismatch } from 'schemas/accounts/accounts.contract';
import { notedMismatch } from './identity-mismatch';

const ann = { ...visitor, accountId: 'ann' };
const logger = openLog({ service: 'test', level: 'silent' });

it('has it noted who named whom, in which field of which call, each time anew', async () => {
  const sent: unknown[] = [];
  const keys = new Set<string>();
  const send: CommandCall = (contract, request, key) => {
    sent.push([contract, request]);
    keys.add(key);
    return Promise.resolve('done');
  };
  const note = notedMismatch(send, logger);
  await note(ann, getMyAccount, 'email');
  await note(ann, getMyAccount, 'email');
  const noted = [noteIdentityMismatch, { accountId: 'ann', call: '/auth/getMyAccount', field: 'email' }];
  expect(sent).toEqual([noted, noted]);
  expect(keys.size).toBe(2);
});

it('does not refuse what it could not have noted: the caller is asked to come again', async () => {
  const note = notedMismatch(() => Promise.reject(new Error('fetch failed')), logger);
  const problem = await note(ann, getMyAccount, 'email').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect((problem as Problem).parts).toMatchObject({ status: 503, retryAfter: 2 });
});
