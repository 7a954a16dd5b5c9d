import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFreeAccount, refreshSession, signOut, validateUser } from 'schemas/accounts/accounts.contract';
import { commandHouse, type Browser, type CommandHouse } from '../../../testing/house';
import { REFRESH_COOKIE } from './refresh-secret';

// A hundred and more requests, beside whatever else the machine is doing.
const ann = { email: 'ann@example.org', password: 'correct horse' };
let house: CommandHouse;
let victim: Browser;

beforeEach(async () => {
  house = await commandHouse();
  victim = house.browser();
  await victim.call(createFreeAccount, {
    parentFirstName: 'Ann',
    parentLastName: 'Lee',
    parentEmail: ann.email,
    password: ann.password,
  });
  expect((await victim.call(validateUser, ann)).status).toBe(200);
});
afterEach(() => house.close());

const cookieOf = (browser: Browser) => browser.cookies.get(REFRESH_COOKIE) ?? '';
const thiefWith = (value: string) => house.browser('198.51.100.9', new Map([[REFRESH_COOKIE, value]]));
const refreshed = async (browser: Browser, headers?: Record<string, string>) =>
  (await browser.call(refreshSession, {}, headers)).status;
const ends = () => house.store.events.filter(({ type }) => type === 'SessionEnded').map(({ data }) => data['reason']);

describe('a known command id', () => {
  it.each(['Idempotency-Key', 'X-Request-Id'])('opens nothing with another secret: %s', async (header) => {
    const known = { [header]: 'a-key-somebody-has-read' };
    expect(await refreshed(victim, known)).toBe(200);
    const [sessionId = ''] = cookieOf(victim).split('.');
    for (const secret of ['x'.repeat(70), 'a'.repeat(43), cookieOf(victim).slice(sessionId.length + 1, -1)]) {
      const thief = thiefWith(`${sessionId}.${secret}`);
      const reply = await thief.call(refreshSession, {}, known);
      expect([reply.status, reply.body['code']]).toEqual([401, 'SessionEnded']);
      expect(reply.headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0'))).toEqual([]);
    }
    expect(await refreshed(victim)).toBe(200);
  });

  it('of a sign-in opens nothing without the password', async () => {
    const known = { 'Idempotency-Key': 'the-key-of-a-sign-in' };
    const laptop = house.browser();
    await laptop.call(validateUser, ann, known);
    const reply = await thiefWith('').call(validateUser, { ...ann, password: 'guessed it' }, known);
    expect(reply.status).toBe(401);
  });

  it('stands in no event as something that a secret follows from', async () => {
    const known = { 'Idempotency-Key': 'one key for both' };
    await refreshed(victim, known);
    const first = cookieOf(victim);
    await refreshed(victim, known);
    expect(cookieOf(victim)).not.toBe(first);
    expect(JSON.stringify(house.store.events)).not.toContain(first.split('.')[1]);
  });
});

describe('a lost reply', () => {
  it('is made good for the holder of the token before, even while the first is still under way', async () => {
    const before = new Map(victim.cookies);
    const tabs = Array.from({ length: 6 }, () => house.browser(undefined, new Map(before)));
    expect(await Promise.all(tabs.map((tab) => refreshed(tab)))).toEqual([200, 200, 200, 200, 200, 200]);
    expect(ends()).toEqual([]);
    // The browser kept one of the six, whichever it was.
    for (const tab of tabs.slice(3, 4)) expect(await refreshed(tab)).toBe(200);
    expect(ends()).toEqual([]);
  });
});

describe('thirty requests with one cookie at once', () => {
  it('all succeed, with a successor that is good whichever of them the browser keeps', async () => {
    const before = new Map(victim.cookies);
    const tabs = Array.from({ length: 30 }, () => house.browser(undefined, new Map(before)));
    const statuses = await Promise.all(tabs.map((tab) => refreshed(tab)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const tab of tabs.slice(-1)) expect(await refreshed(tab)).toBe(200);
    expect(ends()).toEqual([]);
  });

  it('do not hide a thief who shows it once it is used up', async () => {
    const thief = thiefWith(cookieOf(victim));
    const before = new Map(victim.cookies);
    await Promise.all(Array.from({ length: 30 }, () => refreshed(house.browser(undefined, new Map(before)))));
    await refreshed(victim);
    expect(await refreshed(victim)).toBe(200);
    expect(await refreshed(thief)).toBe(401);
    expect(ends()).toEqual(['refresh token used twice']);
  });
});

describe('victim and thief', () => {
  it('who alternate are found out at once, and both are out', async () => {
    const thief = thiefWith(cookieOf(victim));
    const rounds: number[] = [];
    for (let round = 0; round < 20; round += 1) rounds.push(await refreshed(victim), await refreshed(thief));
    expect(rounds.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
    expect(ends()).toEqual(['refresh token used twice']);
    expect([await refreshed(victim), await refreshed(thief)]).toEqual([401, 401]);
  });

  it('are found out when the thief waits until the owner has gone on', async () => {
    const thief = thiefWith(cookieOf(victim));
    await refreshed(victim);
    house.clock.advance(31);
    expect(await refreshed(thief)).toBe(401);
    expect(await refreshed(victim)).toBe(401);
    expect(ends()).toEqual(['refresh token used twice']);
  });
});

describe('a page of another origin', () => {
  it.each([refreshSession, signOut])('neither renews nor ends a session: $path', async (contract) => {
    for (const [name, value] of [
      ['Sec-Fetch-Site', 'cross-site'],
      ['Origin', 'https://evil.example'],
    ] as const) {
      const reply = await victim.call(contract, {}, { [name]: value });
      expect([reply.status, reply.body['code']]).toEqual([403, 'NotAllowed']);
    }
    expect(await refreshed(victim)).toBe(200);
  });
});

describe('over TLS', () => {
  it('cookies have a name that no other host and no plain page can set', async () => {
    const tls = { 'X-Forwarded-Proto': 'https' };
    const browser = house.browser();
    await browser.call(validateUser, ann, tls);
    expect([...browser.cookies.keys()].sort()).toEqual(['__Secure-fieldfare_device', '__Secure-fieldfare_session']);
    expect(await refreshed(browser, tls)).toBe(200);
    const planted = house.browser(undefined, new Map([[REFRESH_COOKIE, cookieOf(victim)]]));
    expect(await refreshed(planted, tls)).toBe(401);
    expect(await refreshed(victim)).toBe(200);
  });
});

describe('signing out', () => {
  it('takes the secret, not the id alone', async () => {
    const [sessionId = ''] = cookieOf(victim).split('.');
    const stranger = thiefWith(`${sessionId}.${'x'.repeat(70)}`);
    expect((await stranger.call(signOut)).status).toBe(200);
    expect(ends()).toEqual([]);
    expect(await refreshed(victim)).toBe(200);
    await victim.call(signOut);
    expect(ends()).toEqual(['signed out']);
  });
});
