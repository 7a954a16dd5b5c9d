import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  acceptGuest,
  createAdminUser,
  createMockExamUser,
  forgetGuest,
  inviteGuestAgain,
  readGuestInvitation,
  withdrawGuest,
} from 'schemas/accounts/people/people.contract';
import { createFreeAccount, revokeRole } from 'schemas/accounts/accounts.contract';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { officeOf, PASSWORD, type Office } from '../../../testing/office';
import { GUESTS_A_DAY } from './inviting';

const ADA = 'ada@example.org';
const GUEST = 'grace@example.org';
const answer = { firstName: 'Grace', lastName: 'O’Neill', password: 'a long password of hers' };
const mock = { parentFirstName: 'Grace', parentLastName: 'O’Neill', childName: 'Kofi', email: GUEST };
const DAY_SECONDS = 86_400;

let house: CommandHouse;
let office: Office;
let ada: Awaited<ReturnType<Office['logIn']>>['call'];

beforeEach(async () => {
  house = await commandHouse();
  office = officeOf(house);
  await office.signUp(ADA, 'ROLE_ADMIN');
  ada = (await office.logIn(ADA)).call;
});
afterEach(() => house.close());

const accept = async (token: string, said: object = answer) =>
  (await house.browser().call(acceptGuest, { token, ...said })).body['code'];
const idOf = ({ body }: { body: Readonly<Record<string, unknown>> }) => String(body['invitationId']);

const behind = (token: string) => house.browser().call(readGuestInvitation, { token });

describe('what stands behind the link of an invitation', () => {
  it('is whom it is for and as what, until it is used', async () => {
    await ada(createAdminUser, { email: GUEST, as: 'editor' });
    const token = office.link();
    expect((await behind(token)).body).toMatchObject({ email: GUEST, as: 'editor', hasAccount: false });
    expect(await accept(token)).toBeUndefined();
    expect((await behind(token)).body['code']).toBe('LinkNotValid');
  });
  it('is told to nobody else: not by an older link, a made-up one, nor after it was withdrawn', async () => {
    const invitationId = idOf(await ada(createAdminUser, { email: GUEST }));
    const older = office.link();
    await ada(inviteGuestAgain, { invitationId });
    expect((await behind(older)).body['code']).toBe('LinkNotValid');
    expect((await behind(office.link())).status).toBe(200);
    expect((await behind('made.up')).body['code']).toBe('LinkNotValid');
    await ada(withdrawGuest, { invitationId, reason: 'Sent to the wrong address.' });
    expect((await behind(office.link())).body['code']).toBe('LinkNotValid');
  });
  it('says so where the address has an account by now', async () => {
    await ada(createAdminUser, { email: GUEST });
    const token = office.link();
    await house
      .browser()
      .call(createFreeAccount, { ...mock, parentEmail: GUEST, email: undefined, password: PASSWORD });
    expect((await behind(token)).body).toMatchObject({ email: GUEST, hasAccount: true });
  });
});

describe('an invitation to the office', () => {
  it('makes an admin, who chose their own password', async () => {
    const made = await ada(createAdminUser, { email: GUEST, password: 'typed by another' });
    expect(made.status).toBe(200);
    expect(office.happened('AccountRegistered')).toHaveLength(1);
    expect(await accept(office.link())).toBeUndefined();
    expect((await office.logIn(GUEST, 'typed by another')).status).toBe(401);
    expect(await office.logIn(GUEST, answer.password)).toMatchObject({ status: 200, roles: ['ROLE_ADMIN'] });
  });
  it('works once, also for two at once who choose different passwords', async () => {
    await ada(createAdminUser, { email: GUEST });
    const tries = [1, 2, 3, 4, 5].map((n) => accept(office.link(), { ...answer, password: `a long password ${n}` }));
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([undefined, 'LinkNotValid']));
    expect(await accept(office.link())).toBe('LinkNotValid');
    expect(office.happened('AccountRegistered')).toHaveLength(2);
  });
  it('leads on where its account broke off after it was accepted', async () => {
    await ada(createAdminUser, { email: GUEST });
    // As a service would that dies at the account's own event.
    const append = house.store.append.bind(house.store);
    house.store.append = (one) => (one.stream.startsWith('account-') ? Promise.reject(new Error('died')) : append(one));
    expect(await accept(office.link())).toBeDefined();
    house.store.append = append;
    expect(office.happened('GuestAccepted')).toHaveLength(1);
    expect(await accept(office.link())).toBeUndefined();
    expect((await office.logIn(GUEST, answer.password)).status).toBe(200);
  });
  it('is for an address without an account, now and when it is accepted', async () => {
    expect((await ada(createAdminUser, { email: ADA.toUpperCase() })).code).toBe('AddressHasAccount');
    await ada(createAdminUser, { email: GUEST });
    await house.browser().call(createFreeAccount, {
      parentFirstName: 'G',
      parentLastName: 'O',
      parentEmail: GUEST,
      password: PASSWORD,
    });
    expect(await accept(office.link())).toBe('AddressHasAccount');
    expect(await office.logIn(GUEST)).toMatchObject({ status: 200, roles: ['ROLE_FREE_USER'] });
  });
  it('ends after a week, and takes no password that everybody tries', async () => {
    await ada(createAdminUser, { email: GUEST });
    expect(await accept(office.link(), { ...answer, password: 'password1' })).toBe('PasswordTooCommon');
    const token = office.link();
    house.clock.advance(7 * DAY_SECONDS + 1);
    expect(await accept(token)).toBe('LinkNotValid');
  });
  it('is mailed three times a day, and the newest link alone is good', async () => {
    const invitationId = idOf(await ada(createAdminUser, { email: GUEST }));
    const again = async () => (await ada(inviteGuestAgain, { invitationId })).code;
    const wishes = await Promise.all([again(), again(), again(), again()]);
    expect(wishes.toSorted()).toEqual(['GuestMailedOften', 'GuestMailedOften', undefined, undefined]);
    expect(office.happened('GuestInvitedAgain')).toHaveLength(2);
    expect([await accept(office.link(0)), await accept(office.link(1))]).toEqual(['LinkNotValid', 'LinkNotValid']);
    expect(await accept(office.link())).toBeUndefined();
    expect(await again()).toBe('GuestNotOpen');
  });
  it('is withdrawn or accepted, and never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = `guest${round}@example.org`;
      const invitationId = idOf(await ada(createAdminUser, { email }));
      const token = office.link();
      const [withdrawn, accepted] = await Promise.all([
        ada(withdrawGuest, { invitationId, reason: 'Sent to the wrong address.' }),
        accept(token),
      ]);
      const isThere = (await office.logIn(email, answer.password)).status === 200;
      expect([withdrawn.status === 200, accepted === undefined]).toEqual([!isThere, isThere]);
    }
  });
  it('forgets who was withdrawn, and who did not come', async () => {
    const invitationId = idOf(await ada(createAdminUser, { email: GUEST }));
    const { accountId } = office.happened('GuestInvited')[0]?.data ?? {};
    const forget = () => office.asService('workers')(forgetGuest, { invitationId });
    await forget();
    expect(office.happened('GuestForgotten')).toHaveLength(0);
    await ada(withdrawGuest, { invitationId, reason: 'Sent to the wrong address.' });
    await Promise.all([forget(), forget()]);
    await forget();
    expect(office.happened('GuestForgotten')).toHaveLength(1);
    expect(office.happened('SubjectErased').map(({ data }) => data['subjectId'])).toContain(accountId);
    expect((await ada(createAdminUser, { email: GUEST })).status).toBe(200);
  });
  it('is of fifty a day, however many are sent at once, and a repeat counts once', async () => {
    const sent = Array.from({ length: GUESTS_A_DAY + 5 }, (_, n) =>
      ada(createAdminUser, { email: `g${n}@example.org` }, 'key-of-the-first'.repeat(n === 0 ? 1 : 0) || `key ${n}`),
    );
    const codes = (await Promise.all(sent)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'TooManyGuests')).toHaveLength(5);
    expect(office.happened('GuestInvited')).toHaveLength(GUESTS_A_DAY);
  });
  it('is sent by nobody from whom the admin role was taken', async () => {
    const bob = await office.signUp('bob@example.org', 'ROLE_ADMIN');
    const { call } = await office.logIn('bob@example.org');
    await call(inviteGuestAgain, { invitationId: 'none' });
    expect((await ada(revokeRole, { accountId: bob, role: 'ROLE_ADMIN', reason: 'left us' })).status).toBe(200);
    expect([403, 409]).toContain((await call(createAdminUser, { email: GUEST })).status);
    expect(office.happened('GuestInvited')).toHaveLength(0);
  });
});

describe('a user of mock exams', () => {
  const grants = () => office.happened('GrantGiven').map(({ data }) => data);
  it('is given all mock exams from one day in London to the end of another, once', async () => {
    await ada(createMockExamUser, {
      ...mock,
      password: 'typed by another',
      fromOn: '2027-04-01',
      untilOn: '2027-04-30',
    });
    const tries = await Promise.all([accept(office.link()), accept(office.link())]);
    expect(tries.filter((code) => code === undefined)).toHaveLength(1);
    expect(grants()).toMatchObject([
      {
        familyId: office.happened('GuestInvited')[0]?.data['accountId'],
        gives: ['all-mock-sessions'],
        source: 'staff',
        beginsAt: '2027-03-31T23:00:00.000Z',
        endsAt: '2027-04-30T23:00:00.000Z',
      },
    ]);
    expect(await office.logIn(GUEST, answer.password)).toMatchObject({ roles: ['ROLE_MOCK_EXAM_STUDENT'] });
    expect(office.happened('AccountRegistered').at(-1)?.data['parentLastName']).not.toBe('O’Neill');
  });
  it('needs no days', async () => {
    await ada(createMockExamUser, mock);
    expect(await accept(office.link())).toBeUndefined();
    expect(grants()).toEqual([]);
  });
  it('has days in their order that are still to come, and sessions that there are', async () => {
    const codeOf = async (more: object) => (await ada(createMockExamUser, { ...mock, ...more })).code;
    expect(await codeOf({ fromOn: '2027-04-02', untilOn: '2027-04-01' })).toBe('DaysNotPossible');
    expect(await codeOf({ fromOn: '2026-01-01', untilOn: '2026-11-20' })).toBe('DaysNotPossible');
    // Ends in a year that no event can say.
    expect(await codeOf({ untilOn: '2199-12-31' })).toBe('DaysNotPossible');
    expect(await codeOf({ selectedDates: ['none-such'] })).toBe('SessionNotFound');
    expect(await codeOf({ selectedDates: 'all' })).toBe('NoSessionToCome');
    expect(office.happened('GuestInvited')).toHaveLength(0);
  });
});
