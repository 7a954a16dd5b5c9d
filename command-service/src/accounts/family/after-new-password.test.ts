import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LINKS, signedTokens } from 'platform/crypto';
import { streamOf } from 'platform/event-store';
import { atTheEnd } from 'platform/testing/at-the-end';
import { changePassword, forgotPassword } from 'schemas/accounts/accounts.contract';
import { addChild } from 'schemas/accounts/family.contract';
import {
  acceptInvitation,
  inviteParent,
  readInvitation,
  withdrawInvitation,
  withdrawInvitationsOf,
} from 'schemas/accounts/family/parents.contract';
import { JOIN_FAMILY_PATH } from 'schemas/accounts/links';
import type { Contract } from 'schemas/describe/contract';
import type { AnyEvent } from 'schemas/events';
import { askErasure, cancelErasure, keepAfterNewPassword } from 'schemas/privacy/erasure.contract';
import { nothingLeft } from '../../../testing/erasing';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { officeOf, PASSWORD, type Office } from '../../../testing/office';

// Somebody made an account with the address of another before them, and did with it what they could.

const ANN = 'ann@example.org';
const BOB = 'bob@example.org';
const wish = { password: PASSWORD, typed: 'erase' };

let house: CommandHouse;
let office: Office;
let annId: string;
let stranger: Awaited<ReturnType<Office['logIn']>>['call'];
beforeEach(async () => {
  house = await commandHouse({ finder: nothingLeft });
  office = officeOf(house);
  annId = await office.signUp(ANN);
  // The owner pressed what stood in the first mail.
  await office.confirm(annId);
  stranger = (await office.logIn(ANN)).call;
});
afterEach(() => house.close());

const link = (purpose: string, parts: readonly string[]) =>
  signedTokens(house.keys.deriveEach(LINKS)).signToken({
    purpose,
    parts: [...parts],
    expiresAt: new Date(house.clock.now().getTime() + 3_600_000),
  });
const later = (ms: number) => house.clock.set(new Date(house.clock.now().getTime() + ms).toISOString());
const dataOf = (type: string) => office.happened(type).map(({ data }) => data);

/** What came through beside the new password. */
async function writtenDown(event: AnyEvent) {
  const stream = streamOf('family', annId);
  const recording = { commandId: randomUUID(), at: house.clock.now().toISOString(), actor: { id: annId, role: '' } };
  await atTheEnd(house.log, stream, (expected) =>
    house.log.append({ stream, expected, events: [event], recording, about: [] }),
  );
}

async function invite(email = BOB) {
  const { body } = await stranger(inviteParent, { email });
  const invitationId = String(body['invitationId']);
  return { invitationId, token: link(JOIN_FAMILY_PATH, [annId, invitationId]) };
}

const accept = (token: string) =>
  house.browser().call(acceptInvitation, {
    parentFirstName: 'Bob',
    parentLastName: 'Lee',
    password: PASSWORD,
    acceptTerms: true,
    token,
  });

/** The owner chooses a new password by the link in the mail. */
async function chooseAnew(password = 'chosen by its owner', { email, accountId } = { email: ANN, accountId: annId }) {
  later(60_000);
  await house.browser().call(forgotPassword, { email });
  const { resetId } = dataOf('PasswordResetAsked').at(-1) ?? {};
  const token = link('/auth/change-password', [accountId, String(resetId), house.clock.now().toISOString()]);
  later(60_000);
  const { status, body } = await house.browser().call(changePassword, { password, token });
  expect(status).toBe(200);
  return body;
}

/** What the workers do about it, as often as they like. */
async function workersCome() {
  const { accountId, resetId, changedAt } = dataOf('PasswordChanged').at(-1) ?? {};
  const asWorkers = office.asService('workers');
  const calls: readonly [Contract, object][] = [
    [withdrawInvitationsOf, { accountId, resetId, changedAt }],
    [keepAfterNewPassword, { accountId, changedAt }],
  ];
  for (const [contract, request] of [...calls, ...calls]) expect((await asWorkers(contract, request)).status).toBe(200);
}

describe('an invitation that was open before a new password', () => {
  it('leads nowhere from that moment, before any worker comes', async () => {
    const { invitationId, token } = await invite();
    await chooseAnew();
    expect((await house.browser().call(readInvitation, { token })).status).toBe(410);
    expect((await accept(token)).status).toBe(410);
    const { resetId } = dataOf('PasswordChanged')[0] ?? {};
    expect(dataOf('InvitationWithdrawn')).toEqual([{ familyId: annId, invitationId, resetId }]);
    await workersCome();
    expect(dataOf('InvitationWithdrawn')).toHaveLength(1);
  });
  it('may have been made while the former session was still believed, and is withdrawn then', async () => {
    await chooseAnew();
    const invitationId = 'made-with-the-former-password';
    later(3_000);
    const invitedAt = house.clock.now().toISOString();
    const expiresAt = new Date(Date.parse(invitedAt) + 3_600_000).toISOString();
    const data = {
      familyId: annId,
      invitationId,
      inviterId: annId,
      email: BOB,
      invitedAt,
      expiresAt,
      passwordEpoch: 0,
    };
    await writtenDown({ type: 'ParentInvited', data });
    const token = link(JOIN_FAMILY_PATH, [annId, invitationId]);
    await workersCome();
    expect((await accept(token)).status).toBe(410);
  });
  it('is not one that the owner makes at once, with the new password', async () => {
    await chooseAnew();
    const { call: owner } = await office.logIn(ANN, 'chosen by its owner');
    later(1_000);
    const { body } = await owner(inviteParent, { email: BOB });
    await workersCome();
    expect(dataOf('InvitationWithdrawn')).toEqual([]);
    expect((await accept(link(JOIN_FAMILY_PATH, [annId, String(body['invitationId'])]))).status).toBe(200);
  });
  it('is withdrawn by the workers where whoever set the password died before', async () => {
    const { token } = await invite();
    later(1_000);
    const changedAt = house.clock.now().toISOString();
    later(1_000);
    const asked = { accountId: annId, resetId: 'r-1', changedAt };
    const asWorkers = office.asService('workers');
    const replies = await Promise.all([1, 2, 3].map(() => asWorkers(withdrawInvitationsOf, asked)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await accept(token)).status).toBe(410);
    expect(dataOf('InvitationWithdrawn')).toHaveLength(1);
  });
  it('is not one that the owner makes afterwards, nor one that they had withdrawn', async () => {
    const { invitationId } = await invite('cem@example.org');
    await stranger(withdrawInvitation, { invitationId });
    await chooseAnew();
    later(10_000);
    const owner = (await office.logIn(ANN, 'chosen by its owner')).call;
    const { body } = await owner(inviteParent, { email: BOB });
    await workersCome();
    expect(dataOf('InvitationWithdrawn')).toEqual([{ familyId: annId, invitationId }]);
    expect((await accept(link(JOIN_FAMILY_PATH, [annId, String(body['invitationId'])]))).status).toBe(200);
  });
});

it('says how many other parents stay to whoever may take them out: the one who began the family', async () => {
  expect((await chooseAnew())['otherParents']).toBe(0);
  stranger = (await office.logIn(ANN, 'chosen by its owner')).call;
  await accept((await invite()).token);
  expect((await chooseAnew('chosen once more'))['otherParents']).toBe(1);
  const bobId = String(dataOf('ParentJoinedFamily')[0]?.['accountId']);
  expect((await chooseAnew('chosen by Bob', { email: BOB, accountId: bobId }))['otherParents']).toBe(0);
});

describe('what was asked to be erased before a new password', () => {
  it('is kept, and told why', async () => {
    const { body } = await stranger(askErasure, wish);
    await chooseAnew();
    await workersCome();
    expect(dataOf('ErasureCancelled')).toMatchObject([
      { erasureId: body['erasureId'], familyId: annId, accountId: annId, told: [annId], why: 'new password' },
    ]);
  });
  it('is not what the owner asks for at once, with the new password', async () => {
    await chooseAnew();
    const { call: owner } = await office.logIn(ANN, 'chosen by its owner');
    later(1_000);
    expect((await owner(askErasure, { ...wish, password: 'chosen by its owner' })).status).toBe(200);
    await workersCome();
    expect(dataOf('ErasureCancelled')).toEqual([]);
  });
  it('is not what the owner asks for afterwards, nor what had been taken back', async () => {
    const { body } = await stranger(askErasure, wish);
    await stranger(cancelErasure, { erasureId: body['erasureId'] });
    await chooseAnew();
    later(10_000);
    const owner = (await office.logIn(ANN, 'chosen by its owner')).call;
    expect((await owner(askErasure, { ...wish, password: 'chosen by its owner' })).status).toBe(200);
    await workersCome();
    expect(dataOf('ErasureCancelled')).toMatchObject([{ why: 'taken back' }]);
  });
  it('stays where another parent of the family asked', async () => {
    await accept((await invite()).token);
    const { call: bob } = await office.logIn(BOB);
    await bob(addChild, { name: 'Kofi', bornOn: '2016-09-01' });
    const { learnerId } = dataOf('ChildAdded')[0] ?? {};
    expect((await bob(askErasure, { ...wish, learnerId })).status).toBe(200);
    await chooseAnew();
    await workersCome();
    expect(dataOf('ErasureAsked')).toHaveLength(1);
    expect(dataOf('ErasureCancelled')).toHaveLength(0);
  });
});
