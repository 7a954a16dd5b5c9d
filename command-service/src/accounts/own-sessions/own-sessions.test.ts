import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { validateUser, refreshSession } from 'schemas/accounts/accounts.contract';
import { addChild } from 'schemas/accounts/family.contract';
import { endMyOtherSessions, endMySession } from 'schemas/accounts/own-sessions/own-sessions.contract';
import { ENDED_SESSION_NOTICED_MS } from 'schemas/accounts/token';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { loggedIn, signedUp, STAFF_PASSWORD as password } from '../../../testing/staff';
import { deviceOf } from './device-words';

const ann = 'ann@example.org';
let house: CommandHouse;
beforeEach(async () => {
  house = await commandHouse();
  await signedUp(house, ann);
});
afterEach(() => house.close());

/** A log-in, with its session's id as the token says it. */
async function device(email = ann) {
  const session = await loggedIn(house.browser(), email);
  const claims = JSON.parse(
    Buffer.from(String(session.body['accessToken']).split('.')[1] ?? '', 'base64url').toString(),
  ) as { holder: { sessionId: string } };
  return { ...session, sessionId: claims.holder.sessionId };
}
type Device = Awaited<ReturnType<typeof device>>;
const codeOf = ({ status, body }: { status: number; body: Readonly<Record<string, unknown>> }) =>
  status === 200 ? 200 : [status, body['code']];
const renewed = async ({ browser }: Device) => codeOf(await browser.call(refreshSession));
const ENDED = [401, 'SessionEnded'];

it('tells the device by what the browser calls itself, and nothing where that says nothing', async () => {
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
  await house.browser().call(validateUser, { email: ann, password }, { 'User-Agent': agent });
  await house.browser().call(validateUser, { email: ann, password }, { 'User-Agent': 'x'.repeat(4_000) });
  const opened = house.store.events.filter(({ type }) => type === 'SessionOpened').map(({ data }) => data['device']);
  expect(opened).toEqual(['Chrome on Windows', undefined]);
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on an iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'Safari on an iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on a Mac'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36', 'Chrome on a Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Something of 2040 (Windows)', 'A browser on Windows'],
  ['curl/8.0', undefined],
  ['', undefined],
])('calls %s what somebody would', (agent, words) => expect(deviceOf(agent)).toBe(words));

it('ends one of the caller’s own sessions, and no other', async () => {
  const [phone, laptop] = [await device(), await device()];
  await signedUp(house, 'eve@example.org');
  const eve = await device('eve@example.org');
  const end = { sessionId: laptop.sessionId };
  for (const sessionId of [laptop.sessionId, phone.sessionId, 'nobody-s'])
    expect(codeOf(await eve.call(endMySession, { sessionId }))).toEqual([404, 'SessionNotYours']);
  expect(await renewed(laptop)).toBe(200);
  const both = await Promise.all([phone.call(endMySession, end), phone.call(endMySession, end)]);
  expect(both.map(codeOf)).toContain(200);
  expect(house.store.events.filter(({ type }) => type === 'SessionEnded')).toHaveLength(1);
  expect(await renewed(laptop)).toEqual(ENDED);
  expect(await renewed(phone)).toBe(200);
  expect(codeOf(await phone.call(endMySession, end))).toEqual([404, 'SessionNotYours']);
});

it('ends all others at once, and goes on with the token of the reply, its door as it was', async () => {
  const [phone, laptop, tablet] = [await device(), await device(), await device()];
  expect(codeOf(await phone.call(endMyOtherSessions, { keep: laptop.sessionId }))).toEqual([404, 'SessionNotYours']);
  const reply = await phone.call(endMyOtherSessions, { keep: phone.sessionId });
  expect(codeOf(reply)).toBe(200);
  expect(await Promise.all([laptop, tablet].map(renewed))).toEqual([ENDED, ENDED]);
  expect(codeOf(await phone.with(reply.body['accessToken'])(addChild, { name: 'Tunde' }))).toBe(200);
  expect(await renewed(phone)).toBe(200);
  // The token of the other is believed for no longer than is promised.
  expect(ENDED_SESSION_NOTICED_MS).toBeLessThan(5_000);
});

it('keeps the browser that ended all others twice at the same moment', async () => {
  const phone = await device();
  const replies = await Promise.all([1, 2, 3].map(() => phone.call(endMyOtherSessions, { keep: phone.sessionId })));
  expect(replies.map(codeOf)).toContain(200);
  expect(await renewed(phone)).toBe(200);
});

it('opens no door that was shut', async () => {
  const phone = await device();
  house.clock.set(new Date(house.clock.now().getTime() + 16 * 60_000).toISOString());
  const { body } = await phone.browser.call(refreshSession);
  const reply = await phone.with(body['accessToken'])(endMyOtherSessions, { keep: phone.sessionId });
  expect(reply.body['doorOpenSeconds']).toBe(0);
  expect(codeOf(await phone.with(reply.body['accessToken'])(addChild, { name: 'Tunde' }))).toEqual([
    403,
    'PasswordWanted',
  ]);
});
