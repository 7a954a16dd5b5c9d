import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createFreeAccount, registerUser, refreshSession, validateUser } from 'schemas/accounts/accounts.contract';
import { addChild, chooseLearner, openParentsDoor, shutParentsDoor } from 'schemas/accounts/family.contract';
import { commandHouse, type Browser, type CommandHouse } from '../../../testing/house';

const ann = { email: 'ann@example.org', password: 'correct horse' };
const applicant = { parentFirstName: 'Ann', parentLastName: 'Lee', parentEmail: ann.email, password: ann.password };
const MINUTE = 60_000;

let house: CommandHouse;
let browser: Browser;
beforeEach(async () => {
  house = await commandHouse();
  browser = house.browser();
  await browser.call(createFreeAccount, { ...applicant, childName: 'Amara' });
});
afterEach(() => house.close());

type Body = Awaited<ReturnType<Browser['call']>>['body'];
const bearer = (body: Body) => ({ Authorization: `Bearer ${String(body['accessToken'])}` });
const later = (minutes: number) =>
  house.clock.set(new Date(house.clock.now().getTime() + minutes * MINUTE).toISOString());
const logIn = async () => (await browser.call(validateUser, ann)).body;
const adds = async (session: Body, name: string) => {
  const { status, body } = await browser.call(addChild, { name }, bearer(session));
  return status === 200 ? 200 : [status, body['code']];
};

it('stands open for 15 minutes from a log-in, which no renewal prolongs', async () => {
  const session = await logIn();
  expect(session['doorOpenSeconds']).toBe(900);
  expect(await adds(session, 'Tunde')).toBe(200);
  later(9);
  const { body: renewed } = await browser.call(refreshSession, {});
  expect(renewed['doorOpenSeconds']).toBe(360);
  expect(await adds(renewed, 'Ife')).toBe(200);
  later(6);
  expect(await adds(renewed, 'Kofi')).toEqual([403, 'PasswordWanted']);
  const { body: again } = await browser.call(refreshSession, {});
  expect(again['doorOpenSeconds']).toBe(0);
  expect(await adds(again, 'Kofi')).toEqual([403, 'PasswordWanted']);
});

it('is shut by the child who sits down, and opened by the right password alone', async () => {
  const session = await logIn();
  const { body: chosen } = await browser.call(chooseLearner, { learnerId: session['learnerId'] }, bearer(session));
  expect(await adds(chosen, 'Tunde')).toEqual([403, 'PasswordWanted']);
  const wrong = await browser.call(openParentsDoor, { password: 'a guess' }, bearer(chosen));
  // Not 401: a browser would take its log-in for ended, and send the guess once more.
  expect([wrong.status, wrong.body['code']]).toEqual([403, 'PasswordNotRight']);
  const { body: open } = await browser.call(openParentsDoor, { password: ann.password }, bearer(chosen));
  expect(open).toMatchObject({ doorOpenSeconds: 900, learnerId: session['learnerId'] });
  expect(await adds(open, 'Tunde')).toBe(200);
  const { body: shut } = await browser.call(shutParentsDoor, {}, bearer(open));
  expect(await adds(shut, 'Ife')).toEqual([403, 'PasswordWanted']);
});

it('counts guesses as the log-in does', async () => {
  const session = await logIn();
  const codes = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const { body } = await browser.call(openParentsDoor, { password: `guess ${guess}` }, bearer(session));
    codes.push(body['code']);
  }
  expect(codes[0]).toBe('PasswordNotRight');
  expect(codes.at(-1)).toBe('TooManyAttempts');
});

it('is shut to nobody who is signed in by what strangers guess, nor anywhere else by a child who guesses at it', async () => {
  const [tablet, phone] = [await logIn(), await logIn()];
  for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5'])
    for (let guess = 0; guess < 5; guess += 1)
      await house.browser(network).call(validateUser, { ...ann, password: `guess ${guess}` });
  // A browser sends the cookie of a known device to `/auth` alone.
  const opens = async (session: Body, password: string) =>
    (await house.browser().call(openParentsDoor, { password }, bearer(session))).body['code'];
  expect(await opens(tablet, ann.password)).toBeUndefined();
  for (let guess = 0; guess < 7; guess += 1) await opens(tablet, `guess ${guess}`);
  expect(await opens(tablet, ann.password)).toBe('TooManyAttempts');
  expect(await opens(phone, ann.password)).toBeUndefined();
});

it.each(['2199-01-01', '1900-01-01'])('takes no child born on %s, at the sign-up neither', async (dateOfBirth) => {
  const session = await logIn();
  const added = await browser.call(addChild, { name: 'Ife', bornOn: dateOfBirth }, bearer(session));
  const bob = { ...applicant, parentEmail: 'bob@example.org' };
  const signedUp = await browser.call(createFreeAccount, { ...bob, dateOfBirth });
  const registered = await browser.call(registerUser, {
    studentName: 'Ife',
    parentEmail: 'bob@example.org',
    password: ann.password,
    studentDob: dateOfBirth,
  });
  for (const { status, body } of [added, signedUp, registered])
    expect([status, body['code']]).toEqual([422, 'BirthdayNotPossible']);
});

it.each(['\u200b\u200d', '\u3164', '\u2800\u2800', '\u00ad', '\u{e0041}'])(
  'takes no name of which nothing can be seen, at the sign-up neither: %j',
  async (name) => {
    const session = await logIn();
    const bob = { ...applicant, parentEmail: 'bob@example.org' };
    const tried = [
      await browser.call(addChild, { name }, bearer(session)),
      await browser.call(createFreeAccount, { ...bob, childName: name }),
      await browser.call(createFreeAccount, { ...bob, parentFirstName: name }),
      await browser.call(createFreeAccount, { ...bob, parentLastName: name }),
      await browser.call(registerUser, { studentName: name, parentEmail: 'bob@example.org', password: ann.password }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    // Beside what is seen it would make a second child that looks like the first.
    expect((await browser.call(addChild, { name: `Tunde${name}` }, bearer(session))).status).toBe(400);
    expect((await browser.call(addChild, { name: '👩\u200d👧' }, bearer(session))).status).toBe(200);
    expect((await browser.call(createFreeAccount, { ...bob, childName: ' ' })).status).toBe(200);
  },
);
