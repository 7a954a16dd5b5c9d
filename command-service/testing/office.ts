import { randomUUID } from 'node:crypto';
import { LINKS, signedTokens } from 'platform/crypto';
import { handle, stateOf } from 'platform/decider/handle';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import { GUEST_PATH } from 'schemas/accounts/links';
import type { RoleName } from 'schemas/accounts/roles';
import { serviceClaims } from 'schemas/accounts/token';
import type { Contract } from 'schemas/describe/contract';
import { tokenKeysOf } from 'platform/crypto';
import { account } from '../src/accounts/account/account.decider';
import { tokensOf } from '../src/tokens';
import type { CommandHouse } from './house';

export const PASSWORD = 'correct horse';

/** People of a house: they sign up, are given roles, log in and make calls. */
export function officeOf(house: CommandHouse) {
  const happened = (type: string) => house.store.events.filter((event) => event.type === type);

  const signUp = async (email: string, ...roles: RoleName[]): Promise<string> => {
    const names = { parentFirstName: 'A', parentLastName: 'Lee', parentEmail: email, password: PASSWORD };
    await house.browser().call(createFreeAccount, names);
    const accountId = String(happened('AccountRegistered').at(-1)?.data['accountId']);
    const recording = { commandId: randomUUID(), at: '2026-11-21T09:00:00.000Z', actor: { id: 'operator', role: '' } };
    for (const role of roles) {
      const command = { type: 'GrantRole' as const, data: { accountId, role } };
      await handle(house.log, account, { id: accountId, command, recording });
    }
    return accountId;
  };

  /** As by the link in the first mail. */
  const confirm = async (accountId: string): Promise<void> => {
    const recording = { commandId: randomUUID(), at: '2026-11-21T09:00:00.000Z', actor: { id: 'visitor', role: '' } };
    await handle(house.log, account, {
      id: accountId,
      command: { type: 'ConfirmEmail', data: { accountId } },
      recording,
    });
  };

  const callsWith =
    (token: string) =>
    async (contract: Contract, request: object = {}, key: string = randomUUID()) => {
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key };
      const { status, body } = await house.browser().call(contract, request, headers);
      return { status, body, code: body['code'] };
    };

  const logIn = async (email: string, password = PASSWORD) => {
    const { status, body } = await house.browser().call(validateUser, { email, password });
    const token = String(body['accessToken']);
    return { status, token, call: callsWith(token), roles: body['roles'] };
  };

  /** The link of the newest mail, or of the nth. */
  const link = (nth = -1) => {
    const sent = house.store.events.filter(({ type }) => ['GuestInvited', 'GuestInvitedAgain'].includes(type));
    const data = sent.at(nth)?.data ?? {};
    const parts = [String(data['invitationId']), String(data['sendId'])];
    const expiresAt = new Date(String(data['expiresAt']));
    return signedTokens(house.keys.deriveEach(LINKS)).signToken({ purpose: GUEST_PATH, parts, expiresAt });
  };

  const asService = (name: 'workers' | 'operator') => {
    const keys = { signingKey: house.signingKeys[name], tokenKeys: tokenKeysOf(house.signingKeys) };
    return callsWith(tokensOf(keys, house.clock).sign(serviceClaims(name)));
  };

  return {
    happened,
    signUp,
    confirm,
    callsWith,
    logIn,
    link,
    asService,
    accountOf: (id: string) => stateOf(house.log, account, id),
  };
}
export type Office = ReturnType<typeof officeOf>;
