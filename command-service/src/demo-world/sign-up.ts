import type { Clock } from 'platform/clock';
import { LINKS, signedTokens } from 'platform/crypto';
import { stateOf } from 'platform/decider/handle';
import { visitor, type Caller } from 'platform/http';
import type { DecidingGround } from 'platform/service';
import { confirmEmail, createFreeAccount, grantRole } from 'schemas/accounts/accounts.contract';
import { CONFIRM_EMAIL_PATH } from 'schemas/accounts/links';
import { account } from '../accounts/account/account.decider';
import { login } from '../accounts/signing-in/login.decider';
import { tools, type Call } from './caller';
import { PASSWORD, type DemoPerson } from './people';

interface Parts {
  readonly ground: DecidingGround;
  readonly clock: Clock;
  readonly accountOf: AccountFinder;
}

/** The account of an address; undefined where it has none. */
export type AccountFinder = (email: string) => Promise<string | undefined>;

export const accountFinder =
  ({ log, names }: DecidingGround, hashed: (email: string) => string): AccountFinder =>
  async (email) => {
    const index = hashed(email);
    return (await stateOf(log, login, (await names.find(index)) ?? index)).accountId;
  };

/** Signs somebody up and confirms their address; who has done so before is found. */
export async function signUp(
  person: DemoPerson,
  call: Call,
  { ground: { log, keys }, clock, accountOf }: Parts,
): Promise<Caller> {
  const { email, parentFirstName, parentLastName, childName, grant } = person;
  const request = {
    parentEmail: email,
    parentFirstName,
    parentLastName,
    password: PASSWORD,
    ...(childName !== undefined && { childName }),
  };
  if ((await accountOf(email)) === undefined)
    await call(createFreeAccount, request, { caller: visitor, key: `sign-up ${email}` });
  const accountId = (await accountOf(email)) ?? '';
  await call(confirmEmail, { token: linkOf(accountId, keys, clock) }, { caller: visitor, key: `confirm ${email}` });
  if (grant) await call(grantRole, { accountId, role: grant }, { caller: tools, key: `grant ${email}` });
  const state = await stateOf(log, account, accountId);
  if (state === null) throw new Error(`${email} has no account`);
  return {
    accountId,
    learnerId: state.learnerId,
    email,
    roles: state.roles,
    sessionId: 'demo-world',
    passwordEpoch: 0,
  };
}

// As it stands in the welcome mail.
const linkOf = (accountId: string, keys: DecidingGround['keys'], clock: Clock): string =>
  signedTokens(keys.deriveEach(LINKS)).signToken({
    purpose: CONFIRM_EMAIL_PATH,
    parts: [accountId],
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  });
