import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { blindIndex } from 'platform/crypto';
import {
  acceptGuest,
  createAdminUser,
  createMockExamUser,
  forgetGuest,
  inviteGuestAgain,
  withdrawGuest,
} from 'schemas/accounts/people/people.contract';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { officeOf, type Office } from '../../../testing/office';

const ADA = 'ada@example.org';
const BOB = 'bob@example.org';
const GUEST = 'grace@example.org';
const mock = { parentFirstName: 'Grace', parentLastName: 'O’Neill', childName: 'Kofi', email: GUEST };
const reason = 'Sent to the wrong address.';
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

const idOf = ({ body }: { body: Readonly<Record<string, unknown>> }) => String(body['invitationId']);
const withdraw = (invitationId: string) => ada(withdrawGuest, { invitationId, reason });
const later = async (seconds: number) => {
  house.clock.advance(seconds);
  ada = (await office.logIn(ADA)).call;
};
const times = <T>(many: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, n) => one(n)));
const mails = () => [...office.happened('GuestInvited'), ...office.happened('GuestInvitedAgain')].length;

describe('an address that is invited', () => {
  it('is invited once by however many at once, as whatever and however it is written', async () => {
    await office.signUp(BOB, 'ROLE_ADMIN');
    const bob = (await office.logIn(BOB)).call;
    const tries = await times(15, (n) =>
      n % 3 === 0
        ? bob(createMockExamUser, mock)
        : ada(createAdminUser, { email: n % 2 ? GUEST : 'GRACE@Example.org' }),
    );
    expect(tries.map(({ code }) => code).toSorted()).toEqual([
      ...Array<string>(14).fill('GuestInvitedAlready'),
      undefined,
    ]);
    expect([mails(), office.happened('GuestPlaceHeld').length]).toEqual([1, 1]);
    expect((await ada(createAdminUser, { email: GUEST })).code).toBe('GuestInvitedAlready');
  });

  it('is answered the same invitation by a repeat, also by many at once and when the day’s mails are used up', async () => {
    const first = await ada(createAdminUser, { email: GUEST }, 'a-key');
    const invitationId = idOf(first);
    for (const round of [1, 2])
      expect((await ada(inviteGuestAgain, { invitationId }, `round-${round}`)).status).toBe(200);
    const again = await times(5, () => ada(createAdminUser, { email: GUEST }, 'a-key'));
    expect(new Set(again.map(idOf))).toEqual(new Set([invitationId]));
    expect((await ada(inviteGuestAgain, { invitationId }, 'round-2')).status).toBe(200);
    expect(mails()).toBe(3);
    const { code } = await ada(inviteGuestAgain, { invitationId });
    expect(code).toBe('GuestMailedOften');
  });

  it('is free once the invitation is withdrawn or its link has ended, for one of many at once', async () => {
    const races = async () => {
      const codes = (await times(4, () => ada(createAdminUser, { email: GUEST }))).map(({ status }) => status);
      expect(codes.toSorted()).toEqual([200, 409, 409, 409]);
      return String(office.happened('GuestInvited').at(-1)?.data['invitationId']);
    };
    await withdraw(await races());
    await races();
    await later(7 * DAY_SECONDS - 60);
    expect((await ada(createAdminUser, { email: GUEST })).code).toBe('GuestInvitedAlready');
    await later(60);
    await races();
    expect(office.happened('GuestInvited')).toHaveLength(3);
  });

  it('stays taken by an invitation whose newest link is good, however old the first is', async () => {
    const invitationId = idOf(await ada(createAdminUser, { email: GUEST }));
    await later(5 * DAY_SECONDS);
    await ada(inviteGuestAgain, { invitationId });
    await later(5 * DAY_SECONDS);
    expect((await ada(createMockExamUser, mock)).code).toBe('GuestInvitedAlready');
  });

  it('is sent three mails a day, by however many invitations', async () => {
    await withdraw(idOf(await ada(createAdminUser, { email: GUEST })));
    const invitationId = idOf(await ada(createMockExamUser, mock));
    expect((await ada(inviteGuestAgain, { invitationId })).status).toBe(200);
    expect((await ada(inviteGuestAgain, { invitationId })).code).toBe('GuestMailedOften');
    await withdraw(invitationId);
    const refused = await ada(createAdminUser, { email: GUEST.toUpperCase() });
    expect([refused.status, refused.code]).toEqual([429, 'GuestMailedOften']);
    expect(mails()).toBe(3);
    expect((await ada(createAdminUser, { email: 'other@example.org' })).status).toBe(200);
  });

  it('is held up for a minute and no longer by who died before the invitation was written', async () => {
    const append = house.store.append.bind(house.store);
    house.store.append = (one) => (one.stream.startsWith('guest-') ? Promise.reject(new Error('died')) : append(one));
    expect((await ada(createAdminUser, { email: GUEST }, 'died')).status).toBe(500);
    house.store.append = append;
    expect((await ada(createAdminUser, { email: GUEST })).code).toBe('GuestInvitedAlready');
    // The one that died comes again, and is let on.
    expect((await ada(createAdminUser, { email: GUEST }, 'died')).status).toBe(200);
    await withdraw(String(office.happened('GuestInvited')[0]?.data['invitationId']));

    house.store.append = (one) => (one.stream.startsWith('guest-') ? Promise.reject(new Error('died')) : append(one));
    expect((await ada(createAdminUser, { email: GUEST })).status).toBe(500);
    house.store.append = append;
    house.clock.advance(60);
    expect((await ada(createAdminUser, { email: GUEST })).status).toBe(200);
  });

  it('leaves nothing behind once who was invited is forgotten, though others came too late for it', async () => {
    await times(5, () => ada(createAdminUser, { email: GUEST }));
    const { invitationId = '', emailHash } = office.happened('GuestPlaceHeld')[0]?.data ?? {};
    expect(await nameOf(GUEST)).toBe(emailHash);
    await withdraw(String(invitationId));
    await office.asService('workers')(forgetGuest, { invitationId });
    expect(await nameOf(GUEST)).toBeUndefined();
    expect(JSON.stringify(house.store.events)).not.toContain(GUEST);
  });

  it('keeps its name with the account that comes of it', async () => {
    await ada(createAdminUser, { email: GUEST });
    const name = await nameOf(GUEST);
    const answer = { firstName: 'Grace', lastName: 'O’Neill', password: 'a long password of hers' };
    await house.browser().call(acceptGuest, { token: office.link(), ...answer });
    expect((await office.logIn(GUEST, answer.password)).status).toBe(200);
    expect([await nameOf(GUEST), (await ada(createAdminUser, { email: GUEST })).code]).toEqual([
      name,
      'AddressHasAccount',
    ]);
  });
});

const nameOf = (email: string) => house.names.find(blindIndex(house.keys)(email));
