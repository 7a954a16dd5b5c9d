import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  changePassword,
  grantRole,
  revokeRole,
  sendConfirmationAgain,
  validateUser,
} from 'schemas/accounts/accounts.contract';
import { resetPasswordForUser, toggleAccountActivation } from 'schemas/accounts/people/people.contract';
import { LINKS, signedTokens } from 'platform/crypto';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { officeOf, PASSWORD, type Office } from '../../../testing/office';

const ADA = 'ada@example.org';
const BOB = 'bob@example.org';
const ANN = 'ann@example.org';
const reason = 'They asked for it by telephone.';

let house: CommandHouse;
let office: Office;
let ids: { ada: string; bob: string; ann: string };
type Call = Awaited<ReturnType<Office['logIn']>>['call'];
let ada: Call;

beforeEach(async () => {
  house = await commandHouse();
  office = officeOf(house);
  ids = {
    ada: await office.signUp(ADA, 'ROLE_ADMIN'),
    bob: await office.signUp(BOB, 'ROLE_ADMIN'),
    ann: await office.signUp(ANN),
  };
  ada = (await office.logIn(ADA)).call;
});
afterEach(() => house.close());

const set = (call: Call, userId: string, newAccountStatus: boolean | string) =>
  call(toggleAccountActivation, { userId, newAccountStatus, reason });

describe('deactivating an account', () => {
  it('ends its sessions, and lets nobody log in until it is activated again', async () => {
    const ann = await office.logIn(ANN);
    expect((await set(ada, ids.ann, 'false')).status).toBe(200);
    // What is believed of a session for up to three seconds is tested where sessions are checked.
    expect((await ann.call(sendConfirmationAgain)).status).toBe(401);
    expect((await office.logIn(ANN)).status).toBe(403);
    expect((await ada(toggleAccountActivation, { userId: ids.ann, newAccountStatus: true })).status).toBe(200);
    expect((await office.logIn(ANN)).status).toBe(200);
    // The session from before has ended for good.
    expect((await ann.call(sendConfirmationAgain)).status).toBe(401);
  });
  it('is told to whoever knows the password, and to nobody else', async () => {
    await set(ada, ids.ann, false);
    const code = async (password: string) =>
      (await house.browser().call(validateUser, { email: ANN, password })).body['code'];
    expect(await code('somebody’s guess')).toBe('CredentialsNotRight');
    expect(await code(PASSWORD)).toBe('AccountClosed');
  });
  it('wants a reason, is written once, and finds nobody where nobody is', async () => {
    expect((await ada(toggleAccountActivation, { userId: ids.ann, newAccountStatus: false })).code).toBe(
      'ReasonNeeded',
    );
    expect((await set(ada, 'nobody', false)).code).toBe('AccountNotFound');
    await Promise.all([1, 2, 3, 4].map(() => set(ada, ids.ann, false)));
    expect(office.happened('AccountDeactivated')).toHaveLength(1);
    // What was said of somebody stands sealed in the log.
    expect(JSON.stringify(office.happened('AccountDeactivated'))).not.toContain('telephone');
  });
  it('says whether it was news', async () => {
    const told = async (active: boolean) => (await set(ada, ids.ann, active)).body['changed'];
    const inTurn = [await told(true), await told(false), await told(false), await told(true)];
    expect(inTurn).toEqual([false, true, false, true]);
  });
  it('shuts nobody out by their own hand', async () => {
    expect((await set(ada, ids.ada, false)).code).toBe('OwnAccount');
    expect(
      (await ada(toggleAccountActivation, { userId: ids.ann, newAccountStatus: false, reason, adminEmail: BOB }))
        .status,
    ).toBe(403);
  });
  it('leaves one of two admins who shut each other out at once', async () => {
    const bob = (await office.logIn(BOB)).call;
    await Promise.all([set(ada, ids.bob, false), set(bob, ids.ada, false)]);
    const standing = await Promise.all([ids.ada, ids.bob].map(async (id) => (await office.accountOf(id))?.active));
    expect(standing.filter(Boolean)).toHaveLength(1);
  });
  it('leaves one of two who shut each other out by both ways, one by deactivating and one by the role', async () => {
    const bob = (await office.logIn(BOB)).call;
    await Promise.all([
      set(ada, ids.bob, false),
      bob(revokeRole, { accountId: ids.ada, role: 'ROLE_ADMIN', reason: 'left us' }),
    ]);
    const accounts = await Promise.all([ids.ada, ids.bob].map((id) => office.accountOf(id)));
    expect(accounts.filter((one) => one?.active === true && one.roles.includes('ROLE_ADMIN'))).toHaveLength(1);
  });
  it('of an admin can be undone, and they are one again', async () => {
    await set(ada, ids.bob, false);
    expect((await ada(toggleAccountActivation, { userId: ids.bob, newAccountStatus: true })).status).toBe(200);
    const bob = (await office.logIn(BOB)).call;
    expect((await bob(grantRole, { accountId: ids.ann, role: 'ROLE_TEACHER' })).status).toBe(200);
  });
});

describe('a new password for somebody else', () => {
  const reset = (more: object = {}) => ada(resetPasswordForUser, { userId: ids.ann, ...more });
  it('is theirs to choose by a link: one that comes with the call opens nothing', async () => {
    expect((await reset({ password: 'typed by another', adminEmail: ADA })).status).toBe(200);
    expect((await office.logIn(ANN, 'typed by another')).status).toBe(401);
    expect((await office.logIn(ANN)).status).toBe(200);
    const asked = office.happened('PasswordResetAsked')[0];
    expect(asked).toMatchObject({ data: { accountId: ids.ann, byStaff: true }, meta: { actor: { id: ids.ada } } });
    const token = signedTokens(house.keys.deriveEach(LINKS)).signToken({
      purpose: '/auth/change-password',
      parts: [ids.ann, String(asked?.data['resetId']), '2026-11-21T10:00:01.000Z'],
      expiresAt: new Date(String(asked?.data['expiresAt'])),
    });
    const chosen = { password: 'chosen by its owner', token };
    expect((await house.browser().call(changePassword, chosen)).body).toMatchObject({ changed: true });
    expect((await house.browser().call(changePassword, { ...chosen, password: 'and another' })).status).toBe(410);
    expect((await office.logIn(ANN, 'chosen by its owner')).status).toBe(200);
  });
  it('is offered three times an hour, however often the button is pressed', async () => {
    const codes = (await Promise.all([reset(), reset(), reset(), reset(), reset()])).map(({ code }) => code);
    expect(codes.filter((code) => code === 'LinksSentAlready')).toHaveLength(2);
    expect(office.happened('PasswordResetAsked')).toHaveLength(3);
  });
  it('is for an account that is active, and there', async () => {
    expect((await reset({ userId: 'nobody' })).code).toBe('AccountNotFound');
    await set(ada, ids.ann, false);
    expect((await reset()).code).toBe('AccountDeactivated');
  });
});

it('does nothing for somebody whose role was just taken', async () => {
  const bob = (await office.logIn(BOB)).call;
  await bob(resetPasswordForUser, { userId: 'nobody' });
  await ada(revokeRole, { accountId: ids.bob, role: 'ROLE_ADMIN', reason: 'left us' });
  expect([403, 409]).toContain((await set(bob, ids.ann, false)).status);
  expect([403, 409]).toContain((await bob(resetPasswordForUser, { userId: ids.ann })).status);
  expect(office.happened('AccountDeactivated')).toHaveLength(0);
});
