import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { grantRole, refreshSession } from 'schemas/accounts/accounts.contract';
import { endMySession } from 'schemas/accounts/own-sessions/own-sessions.contract';
import {
  offerSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  setUpSecondFactor,
} from 'schemas/accounts/second-factor/second-factor.contract';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { loggedIn, signedUp, STAFF_PASSWORD as password } from '../../../testing/staff';

const ann = 'ann@example.org';
const STEP_MS = 30_000;
let house: CommandHouse;
let annId: string;
beforeEach(async () => {
  house = await commandHouse({ staffSecondFactor: 'required' });
  annId = await signedUp(house, ann, 'ROLE_ADMIN');
});
afterEach(() => house.close());

/** What the app shows, some half minutes from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: house.clock.now().getTime() + steps * STEP_MS,
  });
const later = (ms: number) => house.clock.set(new Date(house.clock.now().getTime() + ms).toISOString());
const codeOf = ({ status, body }: { status: number; body: Readonly<Record<string, unknown>> }) =>
  status === 200 ? 200 : [status, body['code']];
const written = (wanted: string) => house.store.events.filter(({ type }) => type === wanted).length;
const logIn = (code?: string, address?: string) => loggedIn(house.browser(address), ann, code);

/** Sets it up, and lets the half minute pass whose code that took. */
async function enrolled(email = ann) {
  const session = await loggedIn(house.browser(), email);
  const secret = String((await session.call(offerSecondFactor, { password })).body['secret']);
  const reply = await session.call(setUpSecondFactor, { code: shown(secret) });
  expect(codeOf(reply)).toBe(200);
  later(STEP_MS);
  return { ...session, secret, recoveryCodes: reply.body['recoveryCodes'] as string[] };
}

describe('staff without a second factor, where one is required', () => {
  it('may do nothing else before they have set one up, and all at once after it', async () => {
    const session = await logIn();
    expect(session.body['mustEnrol']).toBe(true);
    const grant = { accountId: annId, role: 'ROLE_TEACHER' };
    expect(codeOf(await session.call(grantRole, grant))).toEqual([403, 'SecondFactorMissing']);
    const { secret, address } = (await session.call(offerSecondFactor, { password })).body as Record<string, string>;
    expect(address).toContain(`secret=${secret}`);
    expect(codeOf(await session.call(grantRole, grant))).toEqual([403, 'SecondFactorMissing']);
    const { body } = await session.call(setUpSecondFactor, { code: shown(secret ?? '') });
    expect(new Set(body['recoveryCodes'] as string[]).size).toBe(10);
    expect(codeOf(await session.call(grantRole, grant))).toBe(200);
  });
  it('begin with their password: an open browser alone lets nobody set up a phone of their own', async () => {
    const session = await logIn();
    expect(codeOf(await session.call(offerSecondFactor, { password: 'a guess' }))).toEqual([403, 'PasswordNotRight']);
    expect(codeOf(await session.call(setUpSecondFactor, { code: '123456' }))).toEqual([410, 'SecondFactorNotOffered']);
  });
  it('set up the newest that was offered, by its code, within twenty minutes, and one alone', async () => {
    const session = await logIn();
    const offer = async () => String((await session.call(offerSecondFactor, { password })).body['secret']);
    const [first, second] = [await offer(), await offer()];
    expect(codeOf(await session.call(setUpSecondFactor, { code: shown(first) }))).toEqual([403, 'SecondCodeNotRight']);
    const both = await Promise.all([0, 1].map(() => session.call(setUpSecondFactor, { code: shown(second) })));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(written('SecondFactorSetUp')).toBe(1);
    expect(codeOf(await session.call(offerSecondFactor, { password }))).toEqual([409, 'SecondFactorStands']);
  });
  it('find an offer of twenty minutes ago gone', async () => {
    const session = await logIn();
    const secret = String((await session.call(offerSecondFactor, { password })).body['secret']);
    later(20 * 60_000);
    const { body } = await session.browser.call(refreshSession);
    const renewed = await session.with(body['accessToken'])(setUpSecondFactor, { code: shown(secret) });
    expect(codeOf(renewed)).toEqual([410, 'SecondFactorNotOffered']);
  });
});

describe('an answer that was lost', () => {
  const at = (call: Awaited<ReturnType<typeof logIn>>['call'], key: string) => ({
    offer: async (said = password) => (await call(offerSecondFactor, { password: said }, key)).body['secret'],
    setUp: (code: string) => call(setUpSecondFactor, { code }, key),
  });
  it('to the offer is given again: the same secret by the same key, and another by another', async () => {
    const { call } = await logIn();
    const secrets = await Promise.all([1, 2, 3, 4].map(() => at(call, 'a-key').offer()));
    const [secret] = secrets;
    expect(new Set(secrets).size).toBe(1);
    expect(await at(call, 'a-key').offer('a guess')).toBeUndefined();
    expect(await at(call, 'another').offer()).not.toBe(secret);
    expect(await at(call, 'a-key').offer()).toBe(secret);
    expect(written('SecondFactorOffered')).toBe(2);
  });
  it('to the setting up is given again with the same codes, for ten minutes and to the same asking alone', async () => {
    const session = await logIn();
    const { call } = session;
    const code = shown(String(await at(call, 'offer').offer()));
    const replies = await Promise.all([1, 2, 3, 4].map(() => at(call, 'a-key').setUp(code)));
    const [first] = replies.map(({ body }) => body['recoveryCodes']);
    expect(replies.map(codeOf)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body['recoveryCodes']))).size).toBe(1);
    expect(first).toHaveLength(10);
    later(9 * 60_000);
    expect((await at(call, 'a-key').setUp(code)).body['recoveryCodes']).toEqual(first);
    expect(codeOf(await at(call, 'another').setUp(code))).toEqual([409, 'SecondFactorStands']);
    expect(codeOf(await at(call, 'a-key').setUp('123456'))).toEqual([409, 'SecondFactorStands']);
    expect(await at(call, 'offer').offer()).toBeUndefined();
    later(60_000);
    const { body } = await session.browser.call(refreshSession);
    const renewed = at(session.with(body['accessToken']), 'a-key');
    expect(codeOf(await renewed.setUp(code))).toEqual([409, 'SecondFactorStands']);
    expect(written('SecondFactorSetUp')).toBe(1);
  });
  it('is not given again once one of the codes has been used', async () => {
    const { call } = await logIn();
    const code = shown(String(await at(call, 'offer').offer()));
    const { body } = await at(call, 'a-key').setUp(code);
    const [one] = body['recoveryCodes'] as string[];
    expect(codeOf(await logIn(one))).toBe(200);
    expect(codeOf(await at(call, 'a-key').setUp(code))).toEqual([409, 'SecondFactorStands']);
  });
  it('makes codes that are each another, of one account as of two', async () => {
    await signedUp(house, 'bob@example.org', 'ROLE_ADMIN');
    const all = [...(await enrolled()).recoveryCodes, ...(await enrolled('bob@example.org')).recoveryCodes];
    expect(new Set(all).size).toBe(20);
    for (const one of all) expect(one).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/);
  });
});

describe('a log-in with a second factor', () => {
  it('asks for a code after the password, and opens nothing before', async () => {
    const { secret } = await enrolled();
    const opened = written('SessionOpened');
    for (const code of [undefined, '', '  ']) expect(codeOf(await logIn(code))).toEqual([403, 'SecondFactorWanted']);
    expect(codeOf(await logIn('not a code'))).toEqual([403, 'SecondCodeNotRight']);
    expect(written('SessionOpened')).toBe(opened);
    const session = await logIn(` ${shown(secret).slice(0, 3)} ${shown(secret).slice(3)} `);
    expect(session.status).toBe(200);
    expect(session.body['mustEnrol']).toBeUndefined();
  });
  it.each([-1, 0, 1])('takes the code of a clock that is %i half minutes off', async (steps) => {
    const { secret } = await enrolled();
    later(STEP_MS * 2);
    expect(codeOf(await logIn(shown(secret, steps)))).toBe(200);
  });
  it.each([-2, 2])('takes none of a clock that is %i off', async (steps) => {
    const { secret } = await enrolled();
    later(STEP_MS * 4);
    expect(codeOf(await logIn(shown(secret, steps)))).toEqual([403, 'SecondCodeNotRight']);
  });
  it('takes each code once, and none from before the last: also not the one that set it up', async () => {
    const { secret } = await enrolled();
    expect(codeOf(await logIn(shown(secret, -1)))).toEqual([403, 'SecondCodeNotRight']);
    expect(codeOf(await logIn(shown(secret)))).toBe(200);
    expect(codeOf(await logIn(shown(secret)))).toEqual([403, 'SecondCodeNotRight']);
    expect(codeOf(await logIn(shown(secret, 1)))).toBe(200);
    expect(codeOf(await logIn(shown(secret)))).toEqual([403, 'SecondCodeNotRight']);
  });
  it('lets one of five in that show the same code at once', async () => {
    const { secret } = await enrolled();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => logIn(shown(secret))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(written('SecondFactorUsed')).toBe(1);
  });
  it('hears six guesses in a quarter of an hour, from wherever, and then not even the right code', async () => {
    const { secret } = await enrolled();
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => logIn(`00000${n % 10}`, `198.51.100.${n}`)));
    expect(guesses.filter(({ body }) => body['code'] === 'TooManyAttempts')).toHaveLength(6);
    expect(codeOf(await logIn(shown(secret), '198.51.100.99'))).toEqual([429, 'TooManyAttempts']);
  });
});

describe('a recovery code', () => {
  it('logs in once each, however it is typed', async () => {
    const { recoveryCodes } = await enrolled();
    const [one = '', two = ''] = recoveryCodes;
    expect(codeOf(await logIn(one.toLowerCase().replaceAll('-', ' ')))).toBe(200);
    expect(codeOf(await logIn(one))).toEqual([403, 'SecondCodeNotRight']);
    const both = await Promise.all([logIn(two), logIn(two)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      house.store.events.filter(({ type }) => type === 'RecoveryCodeUsed').map(({ data }) => data['left']),
    ).toEqual([9, 8]);
  });
  it('of somebody else opens nothing', async () => {
    const { recoveryCodes } = await enrolled();
    await signedUp(house, 'bob@example.org', 'ROLE_ADMIN');
    await enrolled('bob@example.org');
    const [code] = recoveryCodes;
    expect(codeOf(await loggedIn(house.browser(), 'bob@example.org', code))).toEqual([403, 'SecondCodeNotRight']);
  });
  it('takes the lost phone away, so that another can be set up', async () => {
    const { recoveryCodes, secret } = await enrolled();
    const session = await logIn(recoveryCodes[0]);
    const wrong = await session.call(removeSecondFactor, { password, code: recoveryCodes[0] });
    expect(codeOf(wrong)).toEqual([403, 'SecondCodeNotRight']);
    expect(codeOf(await session.call(removeSecondFactor, { password, code: recoveryCodes[1] }))).toBe(200);
    const again = await enrolled();
    expect(codeOf(await logIn(shown(secret)))).toEqual([403, 'SecondCodeNotRight']);
    expect(codeOf(await logIn(recoveryCodes[2]))).toEqual([403, 'SecondCodeNotRight']);
    expect(codeOf(await logIn(shown(again.secret)))).toBe(200);
  });
});

describe('an admin', () => {
  it('resets the factor of another, which logs them out, and never their own', async () => {
    const { call: annCalls } = await enrolled();
    const bobId = await signedUp(house, 'bob@example.org', 'ROLE_ADMIN');
    const bob = await enrolled('bob@example.org');
    const reset = { accountId: annId, reason: 'lost her phone' };
    const own = await annCalls(resetSecondFactor, reset);
    expect(codeOf(own)).toEqual([409, 'OwnSecondFactor']);
    expect(codeOf(await bob.call(resetSecondFactor, { accountId: bobId, reason: 'mine' }))).toEqual([
      409,
      'OwnSecondFactor',
    ]);
    expect(codeOf(await bob.call(resetSecondFactor, { accountId: 'nobody', reason: 'none' }))).toEqual([
      404,
      'AccountNotFound',
    ]);
    const replies = await Promise.all([bob.call(resetSecondFactor, reset), bob.call(resetSecondFactor, reset)]);
    expect(replies.map(codeOf)).toContain(200);
    expect(written('SecondFactorRemoved')).toBe(1);
    expect(JSON.stringify(house.store.events)).not.toContain(reset.reason);
    const ended = await logIn();
    expect(ended.body['mustEnrol']).toBe(true);
    expect(codeOf(await bob.call(resetSecondFactor, reset))).toEqual([409, 'SecondFactorNotThere']);
  });
});

it('keeps secrets and recovery codes out of the log: none can be read there', async () => {
  const { secret, recoveryCodes } = await enrolled();
  const raw = JSON.stringify(house.store.events);
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(raw.includes(text)).toBe(false);
});

it('asks nobody for a code who has none set up, and needs none where that is optional', async () => {
  const other = await commandHouse();
  await signedUp(other, ann, 'ROLE_ADMIN');
  const session = await loggedIn(other.browser(), ann);
  expect(session.body['mustEnrol']).toBeUndefined();
  const reply = await session.call(endMySession, { sessionId: 'nobody-s' });
  expect(codeOf(reply)).toEqual([404, 'SessionNotYours']);
  await other.close();
});
