import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { blindIndex } from 'platform/crypto';
import { NO_STREAM } from 'platform/event-store';
import {
  collectPartialSignUpInfo,
  createFreeAccount,
  forgotPassword,
  validateUser,
} from 'schemas/accounts/accounts.contract';
import { commandHouse, type Browser, type CommandHouse } from '../../../testing/house';

const ann = { email: 'ann@example.org', password: 'correct horse' };
const form = { parentFirstName: 'Ann', parentLastName: 'Lee', parentEmail: ann.email, password: ann.password };
let house: CommandHouse;
let browser: Browser;
beforeEach(async () => {
  house = await commandHouse();
  browser = house.browser();
});
afterEach(() => house.close());

const index = () => blindIndex(house.keys)(ann.email);
const ofType = (type: string) => house.store.events.filter((event) => event.type === type);
const accountIds = () => ofType('AccountRegistered').map(({ data }) => String(data['accountId']));
const signIn = async () => (await browser.call(validateUser, ann)).status;

async function erased(...subjectIds: string[]): Promise<void> {
  for (const subjectId of subjectIds) await house.keyring.destroy(subjectId);
}

describe('the address of somebody who has been erased', () => {
  beforeEach(async () => {
    await browser.call(createFreeAccount, form);
    expect(await signIn()).toBe(200);
    await browser.call(createFreeAccount, form);
    await browser.call(forgotPassword, { email: ann.email });
    expect(accountIds()).toHaveLength(1);
    await erased(...accountIds());
  });

  it('leads nowhere, not with the master keys either', async () => {
    expect(await house.names.find(index())).toBeUndefined();
    const log = JSON.stringify(house.store.events);
    for (const trace of [ann.email, index()]) expect(log).not.toContain(trace);
    expect(await house.store.readStream(`login-${index()}`)).toEqual([]);
  });

  it('is answered like one that never was there', async () => {
    const before = house.store.events.length;
    const stranger = (await browser.call(validateUser, { ...ann, email: 'never@example.org' })).body;
    const { body } = await browser.call(validateUser, ann);
    expect([body['status'], body['code']]).toEqual([401, 'CredentialsNotRight']);
    expect(body['title']).toBe(stranger['title']);
    expect(house.store.events).toHaveLength(before);
    await browser.call(forgotPassword, { email: ann.email });
    expect(ofType('PasswordResetAsked').at(-1)?.data).not.toHaveProperty('accountId');
    expect(await house.names.find(index())).toBeUndefined();
  });

  it('may be used for a new account, which has nothing in common with the old one', async () => {
    await browser.call(createFreeAccount, form);
    expect(await signIn()).toBe(200);
    const [old = '', young = ''] = accountIds();
    expect(young).not.toBe(old);
    const names = ofType('EmailClaimed').map(({ stream }) => stream);
    expect(new Set(names).size).toBe(2);
    await erased(old);
    expect(await signIn()).toBe(200);
  });
});

describe('a name with control characters', () => {
  it.each(['A\nB', 'A\u0001B', '\u0001', '\u000b'])('is refused in words at every door: %j', async (name) => {
    const asked = { email: ann.email, productId: 1 };
    const replies = [
      await browser.call(createFreeAccount, { ...form, childName: name }),
      await browser.call(createFreeAccount, { ...form, parentFirstName: name }),
      await browser.call(collectPartialSignUpInfo, { ...asked, surname: name }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(house.store.events).toEqual([]);
  });

  it('is none where the name is left blank', async () => {
    expect((await browser.call(createFreeAccount, { ...form, childName: ' ' })).status).toBe(200);
  });
});

describe('an address', () => {
  it('has one name, however many sign up with it at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => browser.call(createFreeAccount, form)));
    expect(accountIds()).toHaveLength(1);
    expect(new Set(ofType('EmailClaimed').map(({ stream }) => stream)).size).toBe(1);
  });

  it('that was only typed into the first step is forgotten with it, unless an account came of it', async () => {
    const step = { email: ann.email, productId: 1 };
    const begun = () => ofType('SignUpStarted').map(({ data }) => String(data['signUpId']));
    await browser.call(collectPartialSignUpInfo, step);
    expect(await house.names.find(index())).toBe(ofType('SignUpStarted')[0]?.data['emailHash']);
    await erased(...begun());
    expect(await house.names.find(index())).toBeUndefined();
    await browser.call(collectPartialSignUpInfo, step);
    await browser.call(createFreeAccount, form);
    await browser.call(collectPartialSignUpInfo, step);
    await erased(...begun());
    expect(await house.names.find(index())).toBe(ofType('EmailClaimed')[0]?.data['emailHash']);
    expect(await signIn()).toBe(200);
  });

  it('that nobody has leaves no name behind when a link is asked for', async () => {
    for (let round = 0; round < 2; round += 1) await browser.call(forgotPassword, { email: ann.email });
    expect(await house.names.find(index())).toBeUndefined();
    expect(JSON.stringify(house.store.events)).not.toContain(index());
  });
});

describe('a login of before, named by the keyed hash', () => {
  beforeEach(async () => {
    const recording = { commandId: 'c', actor: { id: 'a', role: 'r' }, at: '2026-11-20T10:00:00.000Z' };
    const claimed = { emailHash: index(), accountId: 'old' };
    const registered = {
      accountId: 'old',
      learnerId: 'child',
      email: ann.email,
      passwordHash: `plain ${ann.password}`,
      roles: ['ROLE_FREE_USER'],
    };
    for (const [stream, type, data] of [
      [`login-${index()}`, 'EmailClaimed', claimed],
      ['account-old', 'AccountRegistered', registered],
    ] as const)
      await house.log.append({ stream, expected: NO_STREAM, events: [{ type, data }], recording });
  });

  it('goes on as it was: it signs in, is asked for a link, and is found by another sign-up', async () => {
    expect(await signIn()).toBe(200);
    await browser.call(forgotPassword, { email: ann.email });
    expect(ofType('PasswordResetAsked')[0]?.data['accountId']).toBe('old');
    await browser.call(createFreeAccount, form);
    expect(ofType('SignUpRepeated')[0]?.stream).toBe(`login-${index()}`);
    expect(accountIds()).toEqual(['old']);
  });

  it('gives its address free once it has been erased', async () => {
    await erased('old');
    expect(await signIn()).toBe(401);
    await browser.call(createFreeAccount, form);
    expect(await signIn()).toBe(200);
    expect(accountIds()).toHaveLength(2);
    expect(ofType('EmailClaimed').at(-1)?.stream).not.toBe(`login-${index()}`);
  });
});
