import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { tokenSigner } from 'platform/crypto';
import { commandCalls, CommandRefused } from 'platform/http';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import { serviceClaims, tokenRules, type TokenClaims } from 'schemas/accounts/token';
import {
  agreeToAdvertising,
  closeConversion,
  openConversion,
  withdrawFromAdvertising,
} from 'schemas/advertising/advertising.contract';
import { ADVERTISING_TEXT } from 'schemas/advertising/conversions';
import type { Contract } from 'schemas/describe/contract';
import { commandHouse, type CommandHouse } from '../../../command-service/testing/house';
import { accountsProjection } from '../../../projectors/src/accounts/accounts.projection';
import { advertisedParentsProjection } from '../../../projectors/src/advertising/advertised-parents.projection';
import { rowsOf } from '../../../projectors/testing/rows-of';
import type { AdvertisedParent } from '../../../workers/src/advertising/advertised-parent';
import { passOn } from '../../../workers/src/advertising/pass-on.job';
import type { PassedOn } from '../../../workers/src/advertising/receiver';
import type { Services } from '../../../workers/src/services';

// The command-service over a log in memory, and the workers' job that asks it, each as it is; the tables are folded when the
// test says so, and so may be behind.

const receiver = 'Adverts Ltd';
const agreement = { textVersion: ADVERTISING_TEXT, receiver };
const noWish = { textVersion: null, receiver: null, agreedAt: null };
const password = 'amber tractor violin';
let house: CommandHouse;
let heard: PassedOn[];

beforeEach(async () => {
  house = await commandHouse();
  heard = [];
});
afterEach(() => house.close());

const signUp = (email: string, more: object = { advertising: agreement }) =>
  house
    .browser()
    .call(createFreeAccount, { parentFirstName: 'Ada', parentLastName: 'Lee', parentEmail: email, password, ...more });

async function happened(type?: string) {
  const all = [];
  for await (const batch of house.log.readAll('0')) all.push(...batch);
  return type === undefined ? all : all.filter((event) => event.type === type);
}

const accountOf = async (nth = 0): Promise<string> =>
  String((await happened('AccountRegistered'))[nth]?.data['accountId']);

async function parent(email: string) {
  const browser = house.browser();
  const { body } = await browser.call(validateUser, { email, password });
  const headers = { Authorization: `Bearer ${String(body['accessToken'])}` };
  return (contract: Contract, request: object = {}) => browser.call(contract, request, headers);
}

/** As the tables know somebody now. */
async function known(accountId: string): Promise<AdvertisedParent | 'erased'> {
  const logged = (await happened()).map(({ type, data, meta: { at } }) => ({ type, data, at }));
  const events = logged as unknown as Parameters<typeof rowsOf>[1][];
  const holder = rowsOf(accountsProjection, ...events).find((one) => one['accountId'] === accountId);
  if (holder === undefined) throw new Error(`${accountId} has no row`);
  const { email, parentFirstName, parentLastName } = holder;
  if (email === null) return 'erased';
  const wishes = rowsOf(advertisedParentsProjection, ...events);
  const wish = wishes.find((one) => one['accountId'] === accountId) ?? noWish;
  const named = { email, firstName: parentFirstName, lastName: parentLastName };
  return { accountId, ...named, ...wish } as unknown as AdvertisedParent;
}

/** Runs the job beside what the tables knew; `dies` says before which of its commands its worker ends. */
async function run(
  row: AdvertisedParent | 'erased',
  { attempt = 1, dies }: { attempt?: number; dies?: Contract } = {},
) {
  const tokens = tokenSigner<typeof TokenClaims>({
    signingKey: house.signingKeys.workers,
    issuer: tokenRules.issuer,
    clock: house.clock,
  });
  const call = commandCalls({ url: house.url, token: () => tokens.sign(serviceClaims('workers')) });
  const send: typeof call = (contract, ...rest) =>
    (contract as Contract) === dies ? Promise.reject(new Error('killed')) : call(contract, ...rest);
  const accountId = row === 'erased' ? 'erased' : row.accountId;
  const data = { accountId, conversion: 'Lead', happenedAt: house.clock.now().toISOString() } as const;
  const key = `advertising.pass-on/${passOn.once(data)}`;
  const services = {
    conversionReceiver: {
      name: receiver,
      receive: (passed: PassedOn) => {
        heard.push(passed);
        return Promise.resolve('taken' as const);
      },
    },
    advertisedParent: () => Promise.resolve(row),
    allowed: async (contract: Contract, request: never) =>
      (await send(contract, request, key).catch((error: unknown) => {
        if (error instanceof CommandRefused) return 'refused';
        throw error;
      })) === 'done',
    command: async (contract: Contract, request: never) =>
      (await send(contract, request, key)) === 'done' ? 'done' : 'skipped',
  } as unknown as Services;
  return passOn.perform(data, services, { key, attempt });
}

it('passes on once what a parent agreed to while signing up, and lists it before', async () => {
  await signUp('ada@example.org');
  const ada = await known(await accountOf());
  expect(await run(ada)).toBe('done');
  expect(heard).toMatchObject([{ conversion: 'Lead', email: 'ada@example.org', firstName: 'Ada', lastName: 'Lee' }]);
  const fields = 'e-mail address, first name, last name';
  expect(await happened('ConversionOpened')).toMatchObject([{ data: { ...agreement, conversion: 'Lead', fields } }]);
  expect(await happened('ConversionClosed')).toMatchObject([{ data: { outcome: 'taken' } }]);
  expect(await run(ada, { attempt: 2 })).toBe('skipped');
  expect(heard).toHaveLength(1);
  expect(JSON.stringify(house.store.events)).not.toMatch(/ada@example|e-mail address/);
});

it('names it the same after a death between the receiver and the log', async () => {
  await signUp('ada@example.org');
  const ada = await known(await accountOf());
  await expect(run(ada, { dies: openConversion })).rejects.toThrow('killed');
  expect(heard).toEqual([]);
  await expect(run(ada, { attempt: 2, dies: closeConversion })).rejects.toThrow('killed');
  expect(await run(ada, { attempt: 3 })).toBe('done');
  expect(new Set(heard.map(({ conversionId }) => conversionId)).size).toBe(1);
  expect(await happened('ConversionOpened')).toHaveLength(1);
  expect(await happened('ConversionClosed')).toHaveLength(1);
});

it('passes nothing on that was taken back in between, whatever the tables still say', async () => {
  await signUp('ada@example.org');
  const stale = await known(await accountOf());
  const ada = await parent('ada@example.org');
  expect((await ada(withdrawFromAdvertising)).status).toBe(200);
  expect(await run(stale)).toBe('skipped');
  await ada(agreeToAdvertising, agreement);
  await expect(run(stale, { dies: closeConversion })).rejects.toThrow('killed');
  await ada(withdrawFromAdvertising);
  expect(await run(stale, { attempt: 2 })).toBe('skipped');
  expect(heard).toHaveLength(1);
});

it('passes nothing on of somebody erased, whatever the tables still say', async () => {
  await signUp('ada@example.org');
  const accountId = await accountOf();
  const stale = await known(accountId);
  await house.keyring.destroy(accountId);
  expect(await run(stale)).toBe('skipped');
  expect(await run(await known(accountId))).toBe('skipped');
  expect(heard).toEqual([]);
  expect(await happened('ConversionOpened')).toEqual([]);
});

it('is agreed to by nobody for somebody else: the address has an account, or the words have changed', async () => {
  await signUp('ada@example.org', {});
  await signUp('ada@example.org');
  await signUp('ben@example.org', { advertising: { ...agreement, textVersion: '2025-01' } });
  expect(await happened('AccountRegistered')).toHaveLength(2);
  for (const nth of [0, 1]) expect(await known(await accountOf(nth))).toMatchObject({ receiver: null, agreedAt: null });
});

it('is agreed to and taken back once by many presses at once', async () => {
  await signUp('ada@example.org', {});
  const ada = await parent('ada@example.org');
  const statuses = async (contract: Contract, request: object) =>
    new Set((await Promise.all(Array.from({ length: 20 }, () => ada(contract, request)))).map(({ status }) => status));
  expect(await statuses(agreeToAdvertising, agreement)).toEqual(new Set([200]));
  expect(await happened('AdvertisingAgreed')).toHaveLength(1);
  expect(await statuses(withdrawFromAdvertising, {})).toEqual(new Set([200]));
  expect(await happened('AdvertisingWithdrawn')).toHaveLength(1);
});

it('takes what the spec’s forms send of advertisements and of browsers, however long, and keeps nothing of it', async () => {
  const sent = {
    ip: '198.51.100.9',
    clientUserAgent: 'Mozilla/5.0',
    fbAdId: 7,
    fbAdName: 'x'.repeat(9_000),
    fbclid: 'Iw',
  };
  expect((await signUp('ada@example.org', { ...sent, fbclid: { deep: ['Iw'] } })).status).toBe(200);
  const written = JSON.stringify(await happened());
  for (const trace of ['198.51.100.9', 'Mozilla', 'xxx', 'deep']) expect(written).not.toContain(trace);
});
