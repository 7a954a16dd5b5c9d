import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlacesTaken, type Place } from 'platform/passwords';
import { changePassword, createFreeAccount, forgotPassword, validateUser } from 'schemas/accounts/accounts.contract';
import { LINKS, signedTokens } from 'platform/crypto';
import { CONNECTION } from 'platform/http/connection';
import { commandHouse, type Browser, type CommandHouse } from '../../../testing/house';
import { DEVICE_COOKIE } from './refresh-secret';

// A hundred and more requests, beside whatever else the machine is doing.
const ann = { email: 'ann@example.org', password: 'correct horse' };
const wrong = { ...ann, password: 'a guess at it' };
const home = '203.0.113.7';
const elsewhere = '198.51.100.9';
let house: CommandHouse;
let judged: (Place | undefined)[];
let isFull: boolean;

beforeEach(async () => {
  judged = [];
  isFull = false;
  const judging = (right: boolean, place?: Place) => {
    if (isFull) return Promise.reject(new PlacesTaken('full'));
    judged.push(place);
    return Promise.resolve(right);
  };
  house = await commandHouse({
    passwords: {
      verify: (hash, password, place) => judging(hash === `plain ${password}`, place),
      verifyDummy: (_, place) => judging(false, place).then(() => false as const),
    },
  });
  await house.browser().call(createFreeAccount, {
    parentFirstName: 'Ann',
    parentLastName: 'Lee',
    parentEmail: ann.email,
    password: ann.password,
  });
});
afterEach(() => house.close());

const told = async (browser: Browser, credentials: object = wrong) => {
  const { status, body } = await browser.call(validateUser, credentials);
  return `${status} ${String(body['code'])}`;
};
const guessing = async (from: string, times: number, credentials: object = wrong) => {
  const browser = house.browser(from);
  return Promise.all(Array.from({ length: times }, () => told(browser, credentials)));
};
const RIGHT = '200 undefined';
const TOO_MANY = '429 TooManyAttempts';

describe('guesses at one address', () => {
  it('are counted before they are judged: of 150 at once, five are', async () => {
    const answers = await guessing(elsewhere, 150);
    expect(judged).toHaveLength(5);
    expect(answers.filter((answer) => answer === TOO_MANY)).toHaveLength(145);
  });

  it('count the same where there is no account', async () => {
    await guessing(elsewhere, 30, { email: 'nobody@example.org', password: 'x' });
    expect(judged).toHaveLength(5);
  });

  it('count by the network, of which a home has 64 bits to choose from', async () => {
    const answers = [];
    for (let host = 1; host <= 20; host += 1) answers.push(...(await guessing(`2001:db8:1:2::${host}`, 1)));
    expect(answers.filter((answer) => answer !== TOO_MANY)).toHaveLength(5);
    expect(await guessing('2001:db8:1:3::1', 1)).toEqual(['401 CredentialsNotRight']);
  });

  it('from many networks are twenty at most', async () => {
    for (let host = 1; host <= 40; host += 1) await guessing(`192.0.2.${host}`, 3);
    expect(judged).toHaveLength(20);
  });

  it('do not lock its owner out, who is elsewhere', async () => {
    await guessing(elsewhere, 150);
    expect(await told(house.browser(home), ann)).toBe(RIGHT);
  });

  it('of a neighbour do not lock its owner out of a device that was never here, in a school of one network', async () => {
    const by = async (connection: string, credentials: object) => {
      const { status } = await house.browser(elsewhere).call(validateUser, credentials, { [CONNECTION]: connection });
      return status;
    };
    const neighbour = await Promise.all(Array.from({ length: 30 }, () => by('neighbour', wrong)));
    expect([judged.length, neighbour.filter((status) => status === 429).length]).toEqual([5, 25]);
    expect(await by('ann', ann)).toBe(200);
    // However many connections there are, an address is guessed at twenty times.
    for (let n = 0; n < 30; n += 1) await by(`another ${n}`, wrong);
    expect(judged).toHaveLength(5 + 1 + 15);
  });

  it('do not lock its owner out of a device that is known, however many they are', async () => {
    const own = house.browser(home);
    expect(await told(own, ann)).toBe(RIGHT);
    for (let host = 1; host <= 30; host += 1) await guessing(`192.0.2.${host}`, 2);
    await guessing(home, 30);
    expect(await told(house.browser(home), ann)).toBe(TOO_MANY);
    expect(await told(own, ann)).toBe(RIGHT);
    expect(judged.at(-1)).toMatchObject({ isKnown: true });
  });

  it('are five on a known device, too, and its cookie is good for its owner alone', async () => {
    const own = house.browser(home);
    await told(own, ann);
    judged.length = 0;
    await Promise.all(Array.from({ length: 30 }, () => told(own)));
    expect(judged).toHaveLength(5);
    await told(own, { ...wrong, email: 'bob@example.org' });
    expect(judged.at(-1)).toMatchObject({ isKnown: false });
    const forged = house.browser(elsewhere, new Map([[DEVICE_COOKIE, 'WzQsImEiXQ.AAAAAAAAAAAAAAAAAAAAAA']]));
    await told(forged, ann);
    expect(judged.at(-1)).toMatchObject({ isKnown: false });
  });
});

describe('who was locked out', () => {
  it('is told until when, to the minute and in seconds', async () => {
    await guessing(home, 5);
    const { headers, body } = await house.browser(home).call(validateUser, ann);
    expect(body['title']).toBe('Too many attempts. Please try again at 10:15 am, or ask for a new password.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('begins anew with a right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      await guessing(home, 4);
      expect(await told(house.browser(home), ann)).toBe(RIGHT);
    }
  });

  it('begins anew with a new password', async () => {
    await guessing(home, 9);
    const owner = house.browser(home);
    expect(await told(owner, ann)).toBe(TOO_MANY);
    await owner.call(forgotPassword, { email: ann.email });
    const asked = house.store.events.find(({ type }) => type === 'PasswordResetAsked');
    const { accountId = '', resetId = '' } = (asked?.data ?? {}) as Record<string, string>;
    const token = signedTokens(house.keys.deriveEach(LINKS)).signToken({
      purpose: '/auth/change-password',
      parts: [accountId, resetId, asked?.meta.at ?? ''],
      expiresAt: new Date('2026-11-21T11:00:00.000Z'),
    });
    house.clock.advance(60);
    expect((await owner.call(changePassword, { password: 'another horse', token })).status).toBe(200);
    expect(await told(owner, { ...ann, password: 'another horse' })).toBe(RIGHT);
  });
});

describe('a guess that found no place in the queue', () => {
  it('is told so, and does not count', async () => {
    isFull = true;
    const { status, headers, body } = await house.browser(home).call(validateUser, wrong);
    expect([status, body['code']]).toEqual([429, 'TooManyRequests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect(Number(headers.get('retry-after'))).toBeLessThan(9);
    for (let round = 0; round < 9; round += 1) await told(house.browser(home));
    isFull = false;
    expect(await told(house.browser(home), ann)).toBe(RIGHT);
  });
});
