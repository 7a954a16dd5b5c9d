import { randomUUID } from 'node:crypto';
import { handle } from 'platform/decider/handle';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import type { RoleName } from 'schemas/accounts/roles';
import type { Contract } from 'schemas/describe/contract';
import { account } from '../src/accounts/account/account.decider';
import type { Browser, CommandHouse, Reply } from './house';

export const STAFF_PASSWORD = 'correct horse';

/** Somebody who signs up in this house, and is given a role. @returns the account's id */
export async function signedUp(house: CommandHouse, parentEmail: string, role?: RoleName): Promise<string> {
  const applicant = { parentFirstName: 'Ann', parentLastName: 'Lee', parentEmail, password: STAFF_PASSWORD };
  await house.browser().call(createFreeAccount, { ...applicant, childName: 'Amara' });
  const registered = house.store.events.findLast(({ type }) => type === 'AccountRegistered');
  const accountId = String(registered?.data['accountId']);
  if (role === undefined) return accountId;
  const recording = { commandId: randomUUID(), at: house.clock.now().toISOString(), actor: { id: 'test', role: '' } };
  await handle(house.log, account, {
    id: accountId,
    command: { type: 'GrantRole', data: { accountId, role } },
    recording,
  });
  return accountId;
}

/** Calls of somebody who holds a token in this browser. */
export const callsWith =
  (browser: Browser, accessToken: unknown) =>
  (contract: Contract, request: object = {}, key: string = randomUUID()): Promise<Reply> =>
    browser.call(contract, request, { Authorization: `Bearer ${String(accessToken)}`, 'Idempotency-Key': key });

/** Logs in, with a code where one is wanted. */
export async function loggedIn(browser: Browser, email: string, code?: string) {
  const reply = await browser.call(validateUser, {
    email,
    password: STAFF_PASSWORD,
    ...(code !== undefined && { code }),
  });
  const calls = (token: unknown) => callsWith(browser, token);
  return { ...reply, browser, with: calls, call: calls(reply.body['accessToken']) };
}
