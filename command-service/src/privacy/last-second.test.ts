import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import type { Contract } from 'schemas/describe/contract';
import { askErasure, beginErasure, cancelErasure } from 'schemas/privacy/erasure.contract';
import { askCopy } from 'schemas/privacy/privacy.contract';
import { callAsWorkers, nothingLeft } from '../../testing/erasing';
import { commandHouse, type CommandHouse } from '../../testing/house';

const password = 'amber tractor violin';
const FORTNIGHT_MS = 14 * 86_400_000;

let house: CommandHouse;
let families = 0;
beforeAll(async () => {
  house = await commandHouse({ finder: nothingLeft });
});
afterAll(() => house.close());

async function signedIn(email: string) {
  const browser = house.browser();
  const { body } = await browser.call(validateUser, { email, password });
  const authorization = { authorization: `Bearer ${String(body['accessToken'])}` };
  return (contract: Contract, request: object = {}) => browser.call(contract, request, authorization);
}

async function newFamily(): Promise<string> {
  const parentEmail = `last-second-${(families += 1)}@example.org`;
  const parent = { parentFirstName: 'Grace', parentLastName: 'O’Neill', parentEmail, password };
  await house.browser().call(createFreeAccount, { ...parent, childName: 'Kofi' });
  return parentEmail;
}

const asWorkers = (contract: Contract, request: object) => callAsWorkers(house, contract, request);

async function happened() {
  const found = [];
  for await (const batch of house.log.readAll('0'.repeat(20))) found.push(...batch);
  return found;
}
const typesOf = async (erasureId: unknown) =>
  (await happened()).filter(({ data }) => data['erasureId'] === erasureId).map(({ type }) => type);

const wish = { password, typed: 'erase' };

it('is asked for once by many presses at once, and copies likewise', async () => {
  const call = await signedIn(await newFamily());
  const asked = await Promise.all([1, 2, 3, 4].map(() => call(askErasure, wish)));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(asked.map(({ body }) => body['erasureId'])).size).toBe(1);
  expect(await typesOf(asked[0]?.body['erasureId'])).toEqual(['ErasureAsked']);
  const copies = await Promise.all([1, 2, 3, 4].map(() => call(askCopy)));
  expect(new Set(copies.map(({ body }) => body['copyId'])).size).toBe(1);
});

it('is kept by nobody of another family', async () => {
  const [call, stranger] = [await signedIn(await newFamily()), await signedIn(await newFamily())];
  const { body } = await call(askErasure, wish);
  expect((await stranger(cancelErasure, { erasureId: body['erasureId'] })).status).toBe(404);
  expect(await typesOf(body['erasureId'])).toEqual(['ErasureAsked']);
});

it.each(['the parents', 'the workers'])(
  'is kept or begun in its last second, and never both: first come %s',
  async (first) => {
    const email = await newFamily();
    const { body } = await (await signedIn(email))(askErasure, wish);
    const { erasureId } = body;
    const asked = (await happened()).find(({ data }) => data['erasureId'] === erasureId);
    const request = { erasureId, familyId: asked?.data['familyId'] };
    expect((await asWorkers(beginErasure, request)).body['code']).toBe('ErasureNotDue');
    house.clock.set(new Date(house.clock.now().getTime() + FORTNIGHT_MS));
    const [one, other] = [await signedIn(email), await signedIn(email)];
    const keep = () => [one, other].map((call) => call(cancelErasure, { erasureId }));
    const begin = () => [1, 2].map(() => asWorkers(beginErasure, request));
    const all = first === 'the parents' ? [...keep(), ...begin()] : [...begin(), ...keep()];
    await Promise.all(all);
    const types = await typesOf(erasureId);
    expect(types).toHaveLength(2);
    expect(['ErasureCancelled', 'ErasureBegun']).toContain(types[1]);
    const late = await one(cancelErasure, { erasureId });
    expect([late.status, late.body['code']]).toEqual(
      types[1] === 'ErasureBegun' ? [409, 'ErasureBegun'] : [200, undefined],
    );
  },
);
