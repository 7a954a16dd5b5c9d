import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LINKS, signedTokens } from 'platform/crypto';
import { confirmEmail, createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import { handle, stateOf } from 'platform/decider/handle';
import { START } from 'platform/event-store';
import type { Contract } from 'schemas/describe/contract';
import { addChild } from 'schemas/accounts/family.contract';
import {
  acceptInvitation,
  inviteParent,
  joinFamily,
  leaveFamily,
  readInvitation,
  removeParent,
  withdrawInvitation,
} from 'schemas/accounts/family/parents.contract';
import { CONFIRM_EMAIL_PATH, JOIN_FAMILY_PATH } from 'schemas/accounts/links';
import { commandHouse, type Browser, type CommandHouse } from '../../../testing/house';
import { account } from '../account/account.decider';
import { family } from './family.decider';
import { isParent } from './parents.rules';

const password = 'correct horse';
const names = { parentFirstName: 'Ann', parentLastName: 'Lee' };
const guest = { parentFirstName: 'Bob', parentLastName: 'Lee', password, acceptTerms: true };

let house: CommandHouse;
/** What happens while a password is hashed: between a link that was found good and the account that comes of it. */
let meanwhile: () => Promise<unknown>;
const hash = async (typed: string) => {
  await meanwhile();
  return `plain ${typed}`;
};
beforeEach(async () => {
  meanwhile = () => Promise.resolve();
  house = await commandHouse({ passwords: { hash } });
});
afterEach(() => house.close());

interface Person {
  readonly accountId: string;
  readonly learnerId: string;
  readonly call: (contract: Contract, request?: object, key?: string) => ReturnType<Browser['call']>;
}

const claimsOf = (token: string) => {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { holder: Record<'accountId' | 'learnerId' | 'familyId', string> }).holder;
};

async function logIn(email: string, browser = house.browser()): Promise<Person> {
  const { body } = await browser.call(validateUser, { email, password });
  return withToken(String(body['accessToken']), browser);
}

function withToken(token: string, browser: Browser): Person {
  const { accountId, learnerId } = claimsOf(token);
  return {
    accountId,
    learnerId,
    call: (contract, request, key) =>
      browser.call(contract, request, { Authorization: `Bearer ${token}`, ...(key && { 'Idempotency-Key': key }) }),
  };
}

async function parent(name: string, childName?: string): Promise<Person> {
  const email = `${name}@example.org`;
  const said = { ...names, parentEmail: email, password };
  await house.browser().call(createFreeAccount, { ...said, ...(childName !== undefined && { childName }) });
  const person = await logIn(email);
  const token = linkTo(CONFIRM_EMAIL_PATH, [person.accountId]);
  await house.browser().call(confirmEmail, { token });
  return person;
}

const linkTo = (purpose: string, parts: readonly string[]) =>
  signedTokens(house.keys.deriveEach(LINKS)).signToken({
    purpose,
    parts: [...parts],
    expiresAt: new Date(house.clock.now().getTime() + 30 * 86_400_000),
  });

const later = (ms: number) => house.clock.set(new Date(house.clock.now().getTime() + ms).toISOString());

async function invite(holder: Person, email: string) {
  const { body } = await holder.call(inviteParent, { email });
  const invitationId = String(body['invitationId']);
  return { invitationId, token: linkTo(JOIN_FAMILY_PATH, [holder.accountId, invitationId]) };
}

const deactivate = (accountId: string) =>
  handle(house.log, account, {
    id: accountId,
    command: { type: 'DeactivateAccount', data: { accountId, reason: 'asked for' } },
    recording: { commandId: 'c', actor: { id: 'a', role: 'r' }, at: house.clock.now().toISOString() },
  });

const told = ({ status, body }: Awaited<ReturnType<Browser['call']>>) => (status === 200 ? 200 : body['code']);

/** The family of whoever logs in, by what their token says. */
async function familyOf(email: string) {
  const browser = house.browser();
  const { body } = await browser.call(validateUser, { email, password });
  const { familyId } = claimsOf(String(body['accessToken']));
  return { familyId, children: (body['learners'] as { childName: string }[]).map(({ childName }) => childName) };
}

describe('a repeat of joining, of which the answer was lost', () => {
  const position = ({ body }: Awaited<ReturnType<Browser['call']>>) => String(body['position']);
  it('replies where the first took effect, as one who is new and as one who was there', async () => {
    const ann = await parent('ann', 'Amara');
    const bob = await parent('bob');
    const { token: toEve } = await invite(ann, 'eve@example.org');
    const { token: toBob } = await invite(ann, 'bob@example.org');
    const asEve = () =>
      house.browser().call(acceptInvitation, { ...guest, token: toEve }, { 'Idempotency-Key': 'one-key-of-eve' });
    const asBob = (key: string) => bob.call(joinFamily, { token: toBob, leavesOwnAside: true }, key);
    const firsts = [await asEve(), await asBob('one-key-of-bob')].map(position);
    await parent('somebody-else');
    expect([await asEve(), await asBob('one-key-of-bob')].map(position)).toEqual(firsts);
    // By another key, as after a page that was loaded anew: not before it.
    expect(position(await asBob('another')) >= (firsts[1] ?? '')).toBe(true);
    expect(firsts).not.toContain(START);
    expect(house.store.events.filter(({ type }) => type === 'ParentJoinedFamily')).toHaveLength(2);
  });
});

describe('an invitation', () => {
  it('makes an account by its link, which belongs to the family at once', async () => {
    const ann = await parent('ann', 'Amara');
    const { token } = await invite(ann, 'bob@example.org');
    const read = await house.browser().call(readInvitation, { token });
    expect(read.body).toMatchObject({ email: 'bob@example.org', inviterEmail: 'ann@example.org', hasAccount: false });
    expect(told(await house.browser().call(acceptInvitation, { ...guest, token }))).toBe(200);
    expect(await familyOf('bob@example.org')).toEqual({ familyId: ann.accountId, children: ['Amara'] });
  });

  it('is joined by an account that there is, with children of its own left aside, and back when it leaves', async () => {
    const ann = await parent('ann', 'Amara');
    const bob = await parent('bob', 'Kofi');
    const { token } = await invite(ann, 'BOB@example.org');
    expect(told(await house.browser().call(acceptInvitation, { ...guest, token }))).toBe('HasAccount');
    expect(told(await bob.call(joinFamily, { token }))).toBe('OwnChildrenHere');
    expect(told(await bob.call(joinFamily, { token, leavesOwnAside: true }))).toBe(200);
    expect(await familyOf('bob@example.org')).toEqual({ familyId: ann.accountId, children: ['Amara'] });
    const joined = await logIn('bob@example.org');
    expect(told(await joined.call(leaveFamily))).toBe(200);
    expect(await familyOf('bob@example.org')).toEqual({ familyId: bob.accountId, children: ['Kofi'] });
    expect(await familyOf('ann@example.org')).toEqual({ familyId: ann.accountId, children: ['Amara'] });
  });

  it('leads nowhere once it is used, withdrawn, over, or guessed', async () => {
    const ann = await parent('ann', 'Amara');
    const used = await invite(ann, 'bob@example.org');
    await house.browser().call(acceptInvitation, { ...guest, token: used.token });
    const withdrawn = await invite(ann, 'cem@example.org');
    expect(told(await ann.call(withdrawInvitation, { invitationId: withdrawn.invitationId }))).toBe(200);
    const guessed = linkTo(JOIN_FAMILY_PATH, [ann.accountId, 'a-guess']);
    const other = linkTo(CONFIRM_EMAIL_PATH, [ann.accountId, used.invitationId]);
    const over = await invite(ann, 'dan@example.org');
    later(7 * 86_400_000);
    for (const token of [used.token, withdrawn.token, guessed, other, over.token, 'no.link'])
      for (const reply of [
        await house.browser().call(readInvitation, { token }),
        await house.browser().call(acceptInvitation, { ...guest, token }),
      ])
        expect(told(reply)).toBe('LinkNotValid');
  });

  it.each(['AccountDeactivated', 'erased'] as const)('leads nowhere once its inviter is gone: %s', async (how) => {
    const ann = await parent('ann', 'Amara');
    const { token } = await invite(ann, 'bob@example.org');
    if (how === 'erased') await house.keyring.destroy(ann.accountId);
    else await deactivate(ann.accountId);
    expect(told(await house.browser().call(acceptInvitation, { ...guest, token }))).toBe('LinkNotValid');
  });

  it('is for the address that it was sent to, though the link was sent on', async () => {
    const ann = await parent('ann', 'Amara');
    const eve = await parent('eve');
    const { token } = await invite(ann, 'bob@example.org');
    expect(told(await eve.call(joinFamily, { token, leavesOwnAside: true }))).toBe('InvitationForAnother');
    expect(await familyOf('eve@example.org')).toMatchObject({ familyId: eve.accountId });
  });

  it('is accepted once, however many accept it at once', async () => {
    const ann = await parent('ann', 'Amara');
    const { token } = await invite(ann, 'bob@example.org');
    const tried = await Promise.all(
      Array.from({ length: 6 }, () => house.browser().call(acceptInvitation, { ...guest, token })),
    );
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await familyOf('bob@example.org')).toEqual({ familyId: ann.accountId, children: ['Amara'] });
  });

  it('is either withdrawn or accepted where both come at once', async () => {
    const ann = await parent('ann', 'Amara');
    const bob = await parent('bob');
    for (let round = 0; round < 3; round += 1) {
      const { token, invitationId } = await invite(ann, 'bob@example.org');
      const [withdrawn, accepted] = await Promise.all([
        ann.call(withdrawInvitation, { invitationId }),
        bob.call(joinFamily, { token, leavesOwnAside: true }),
      ]);
      expect([withdrawn.status, accepted.status].filter((status) => status === 200)).toHaveLength(1);
      const { familyId } = await familyOf('bob@example.org');
      expect(familyId).toBe(accepted.status === 200 ? ann.accountId : bob.accountId);
      if (accepted.status === 200) return;
    }
  });

  it('that is withdrawn while the account is made leaves no account behind, and its address as new', async () => {
    const ann = await parent('ann', 'Amara');
    const { token, invitationId } = await invite(ann, 'bob@example.org');
    meanwhile = () => ann.call(withdrawInvitation, { invitationId });
    expect(told(await house.browser().call(acceptInvitation, { ...guest, token }))).toBe('LinkNotValid');
    meanwhile = () => Promise.resolve();
    expect((await house.browser().call(validateUser, { email: 'bob@example.org', password })).status).not.toBe(200);
    const bob = await parent('bob', 'Kofi');
    expect(await familyOf('bob@example.org')).toEqual({ familyId: bob.accountId, children: ['Kofi'] });
  });

  it('is accepted by nobody whose own waits to be: two holders never change places', async () => {
    const [ann, bob] = [await parent('ann', 'Amara'), await parent('bob', 'Kofi')];
    const [toBob, toAnn] = [await invite(ann, 'bob@example.org'), await invite(bob, 'ann@example.org')];
    const replies = await Promise.all([
      ann.call(joinFamily, { token: toAnn.token, leavesOwnAside: true }),
      bob.call(joinFamily, { token: toBob.token, leavesOwnAside: true }),
    ]);
    expect(replies.map(told)).toEqual(['OwnFamilyShared', 'OwnFamilyShared']);
    expect(await familyOf('ann@example.org')).toEqual({ familyId: ann.accountId, children: ['Amara'] });
    expect(await familyOf('bob@example.org')).toEqual({ familyId: bob.accountId, children: ['Kofi'] });
  });

  it('of two families accepted at once leads into one, and takes no place in the other', async () => {
    const [ann, cem, bob] = [await parent('ann'), await parent('cem'), await parent('bob')];
    const links = [await invite(ann, 'bob@example.org'), await invite(cem, 'bob@example.org')];
    const replies = await Promise.all(links.map(({ token }) => bob.call(joinFamily, { token, leavesOwnAside: true })));
    expect(replies.map(told).toSorted()).toEqual([200, 'InAnotherFamily']);
    const isIn = await Promise.all(
      [ann, cem].map(async ({ accountId }) =>
        isParent((await stateOf(house.log, family, accountId)).parents, bob.accountId),
      ),
    );
    expect(isIn).toEqual(replies.map(({ status }) => status === 200));
    const winner = replies[0]?.status === 200 ? ann : cem;
    expect(await familyOf('bob@example.org')).toMatchObject({ familyId: winner.accountId });
  });

  it('is refused where it is a flood, to one address or by one family', async () => {
    const ann = await parent('ann');
    const tried = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const { body } = await ann.call(inviteParent, { email: `guest${nth}@example.org` });
      await ann.call(withdrawInvitation, { invitationId: body['invitationId'] });
      tried.push(body['code'] ?? 200);
    }
    expect(tried).toEqual([200, 200, 200, 200, 200, 'TooManyInvitations']);
    const codes = [];
    for (const name of ['bob', 'cem', 'dan', 'eve'])
      codes.push(told(await (await parent(name)).call(inviteParent, { email: 'foe@example.org' })));
    expect(codes).toEqual([200, 200, 200, 'TooManyInvitations']);
  });

  it('says the same of an address with an account and of one without, and nothing of its own family twice', async () => {
    const ann = await parent('ann');
    await parent('bob');
    const [known, unknown] = [
      await ann.call(inviteParent, { email: 'bob@example.org' }),
      await ann.call(inviteParent, { email: 'nobody@example.org' }),
    ];
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
    expect(told(await ann.call(inviteParent, { email: 'Bob@Example.org' }))).toBe('AlreadyInvited');
    expect(told(await ann.call(inviteParent, { email: 'ANN@example.org' }))).toBe('ParentAlready');
    expect(told(await ann.call(inviteParent, { email: 'third@example.org' }))).toBe(200);
    expect(told(await ann.call(inviteParent, { email: 'fourth@example.org' }))).toBe('ParentsFull');
  });

  it('is sent by nobody whose own address is not confirmed: it would be anybody’s words in a stranger’s inbox', async () => {
    await house.browser().call(createFreeAccount, { ...names, parentEmail: 'ann@example.org', password });
    const ann = await logIn('ann@example.org');
    expect(told(await ann.call(inviteParent, { email: 'bob@example.org' }))).toBe('InviterNotConfirmed');
  });
});

describe('a parent who has joined', () => {
  const both = async () => {
    const ann = await parent('ann', 'Amara');
    const { token } = await invite(ann, 'bob@example.org');
    await house.browser().call(acceptInvitation, { ...guest, token });
    return { ann, bob: await logIn('bob@example.org') };
  };

  it('cares for the same children, and neither invites, withdraws nor removes', async () => {
    const { ann, bob } = await both();
    expect(bob.learnerId).toBe(ann.learnerId);
    expect(told(await bob.call(addChild, { name: 'Tunde' }))).toBe(200);
    expect(await familyOf('ann@example.org')).toMatchObject({ children: ['Amara', 'Tunde'] });
    expect(told(await bob.call(inviteParent, { email: 'cem@example.org' }))).toBe('HolderOnly');
    expect(told(await bob.call(withdrawInvitation, { invitationId: 'any' }))).toBe('HolderOnly');
    expect(told(await bob.call(removeParent, { accountId: ann.accountId }))).toBe('HolderOnly');
    expect(told(await ann.call(leaveFamily))).toBe('HolderStays');
    expect(told(await ann.call(removeParent, { accountId: ann.accountId }))).toBe('ParentNotFound');
    expect(told(await ann.call(removeParent, { accountId: 'a-stranger' }))).toBe('ParentNotFound');
  });

  it('joins no second family before they have left the first', async () => {
    const { bob } = await both();
    const cem = await parent('cem');
    const { token } = await invite(cem, 'bob@example.org');
    expect(told(await bob.call(joinFamily, { token, leavesOwnAside: true }))).toBe('InAnotherFamily');
    expect(told(await bob.call(leaveFamily))).toBe(200);
    const again = await logIn('bob@example.org');
    expect(told(await again.call(joinFamily, { token }))).toBe(200);
    expect(await familyOf('bob@example.org')).toMatchObject({ familyId: cem.accountId });
  });
});
