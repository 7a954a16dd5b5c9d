import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LINKS, signedTokens } from 'platform/crypto';
import {
  changePassword,
  confirmEmail,
  createFreeAccount,
  sendConfirmationAgain,
  validateUser,
} from 'schemas/accounts/accounts.contract';
import { CONFIRM_EMAIL_PATH } from 'schemas/accounts/links';
import { startPlannedWorksheet } from 'schemas/practice/worksheets/issuing.contract';
import { saveWorksheet, submitAnswer } from 'schemas/practice/worksheets/answering.contract';
import { commandHouse, type Browser, type CommandHouse } from '../../../testing/house';

const ann = { email: 'ann@example.org', password: 'correct horse' };
const bob = { email: 'bob@example.org', password: 'quite another one' };
const FIRST_DAY = '2026-11-21T23:59:00.000Z';
const SECOND_DAY = '2026-11-22T00:00:00.000Z';

let house: CommandHouse;
let browser: Browser;

beforeEach(async () => {
  house = await commandHouse();
  browser = house.browser();
  for (const { email, password } of [ann, bob])
    await browser.call(createFreeAccount, {
      parentFirstName: 'Ann',
      parentLastName: 'Lee',
      parentEmail: email,
      password,
    });
});
afterEach(() => house.close());

const happened = (type: string) => house.store.events.filter((event) => event.type === type);
const accountOf = (nth: number) => String(happened('AccountRegistered')[nth]?.data['accountId']);
const link = (accountId: string, { path = CONFIRM_EMAIL_PATH, days = 14, more = [] as string[] } = {}) =>
  signedTokens(house.keys.deriveEach(LINKS)).signToken({
    purpose: path,
    parts: [accountId, ...more],
    expiresAt: new Date(house.clock.now().getTime() + days * 86_400_000),
  });
const told = async (reply: ReturnType<Browser['call']>) => {
  const { status, body } = await reply;
  return status === 200 ? 200 : [status, body['code']];
};
const open = (token: string) => told(browser.call(confirmEmail, { token }));

/** Somebody who is logged in, at whatever time it is. */
async function signedIn({ email, password } = ann) {
  const { status, body } = await browser.call(validateUser, { email, password });
  expect(status).toBe(200);
  return { Authorization: `Bearer ${String(body['accessToken'])}` };
}
const plan = { purpose: 'practice', parts: [{ questionType: 'fraction-of', count: 1, level: 1 }] };
const starts = async (who = ann) => told(browser.call(startPlannedWorksheet, plan, await signedIn(who)));

describe('an address that nobody has confirmed', () => {
  it('does for the first day, until midnight in London', async () => {
    expect(await starts()).toBe(200);
    house.clock.set(FIRST_DAY);
    expect(await starts()).toBe(200);
  });

  it('gets no new worksheet from the second day on, and finishes what was begun', async () => {
    const { body } = await browser.call(startPlannedWorksheet, plan, await signedIn());
    house.clock.set(SECOND_DAY);
    expect(await starts()).toEqual([403, 'EmailNotConfirmed']);
    const worksheetId = String(body['worksheetId']);
    const me = await signedIn();
    expect(await told(browser.call(submitAnswer, { worksheetId, questionNumber: 1, answer: '3' }, me))).toBe(200);
    expect(await told(browser.call(saveWorksheet, { worksheetId }, me))).toBe(200);
    expect(happened('WorksheetDealt')).toHaveLength(1);
  });

  it('gets worksheets again once the link is opened, or a new password was set with one', async () => {
    house.clock.set(SECOND_DAY);
    const resetLink = link(accountOf(1), {
      path: '/auth/change-password',
      more: ['reset-1', house.clock.now().toISOString()],
    });
    const password = 'a new one altogether';
    expect(await open(link(accountOf(0)))).toBe(200);
    expect(await told(browser.call(changePassword, { password, token: resetLink }))).toBe(200);
    expect([await starts(ann), await starts({ ...bob, password })]).toEqual([200, 200]);
    expect(happened('EmailConfirmed').map(({ data }) => data['by'])).toEqual(['confirmation', 'new password']);
  });
});

describe('a link', () => {
  it('confirms once, however often and at once it is opened', async () => {
    const token = link(accountOf(0));
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(token)));
    for (const each of opened) expect([200, [409, 'Conflict']]).toContainEqual(each);
    expect(await open(token)).toBe(200);
    expect(happened('EmailConfirmed')).toHaveLength(1);
  });

  it('of somebody else confirms their address alone', async () => {
    house.clock.set(SECOND_DAY);
    expect(await open(link(accountOf(1)))).toBe(200);
    expect(await starts(ann)).toEqual([403, 'EmailNotConfirmed']);
  });

  it('is refused where it is old, altered, or made for something else', async () => {
    const good = link(accountOf(0));
    const [payload = '', mark = ''] = good.split('.');
    const [others = ''] = link(accountOf(1)).split('.');
    const bad = [
      link(accountOf(0), { days: 0 }),
      link(accountOf(0), { path: '/auth/change-password', more: ['reset-1', house.clock.now().toISOString()] }),
      link(accountOf(0), { path: '/auth/confirm' }),
      `${others}.${mark}`,
      `${payload}.`,
      accountOf(0),
    ];
    for (const token of bad) expect(await open(token)).toEqual([410, 'LinkNotValid']);
    house.clock.set('2026-12-05T10:00:00.000Z');
    expect(await open(good)).toEqual([410, 'LinkNotValid']);
    expect(happened('EmailConfirmed')).toEqual([]);
  });
});

describe('the mail', () => {
  it('is sent again three times in a day, of thirty at once, and only to whoever is logged in', async () => {
    const me = await signedIn();
    const asked = await Promise.all(
      Array.from({ length: 30 }, () => told(browser.call(sendConfirmationAgain, {}, me))),
    );
    // Whoever lost a race for the stream asks again.
    for (let more = 0; more < 5; more += 1) asked.push(await told(browser.call(sendConfirmationAgain, {}, me)));
    expect(asked.filter((each) => each === 200)).toHaveLength(3);
    expect(asked.at(-1)).toEqual([429, 'MailSentAlready']);
    const { headers } = await browser.call(sendConfirmationAgain, {}, me);
    // The oldest of the three was sent at ten, and it is ten.
    expect(headers.get('Retry-After')).toBe('86400');
    expect(happened('ConfirmationMailAsked').map(({ data }) => data['accountId'])).toEqual(
      Array.from({ length: 3 }, () => accountOf(0)),
    );
    expect(await told(browser.call(sendConfirmationAgain))).toEqual([401, expect.any(String)]);
    house.clock.set('2026-11-22T10:00:00.000Z');
    expect(await told(browser.call(sendConfirmationAgain, {}, await signedIn()))).toBe(200);
  });

  it('counts once where the same request comes twice, and is not sent to a confirmed address', async () => {
    const me = { ...(await signedIn()), 'Idempotency-Key': 'the-same-request-again' };
    for (let time = 0; time < 6; time += 1) expect(await told(browser.call(sendConfirmationAgain, {}, me))).toBe(200);
    expect(happened('ConfirmationMailAsked')).toHaveLength(1);
    await open(link(accountOf(0)));
    expect(await told(browser.call(sendConfirmationAgain, {}, await signedIn()))).toBe(200);
    expect(happened('ConfirmationMailAsked')).toHaveLength(1);
  });
});
