import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { streamOf } from 'platform/event-store';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import { addChild, archiveChild, restoreChild } from 'schemas/accounts/family.contract';
import type { Contract } from 'schemas/describe/contract';
import type { AnyEvent } from 'schemas/events';
import { askErasure, beginErasure, cancelErasure } from 'schemas/privacy/erasure.contract';
import { callAsWorkers, nothingLeft } from '../../testing/erasing';
import { commandHouse, type CommandHouse } from '../../testing/house';

const password = 'amber tractor violin';
const FORTNIGHT_MS = 14 * 86_400_000;
const at = '2026-11-20T10:00:00.000Z';

let house: CommandHouse;
let families = 0;
beforeAll(async () => {
  house = await commandHouse({ finder: nothingLeft });
});
afterAll(() => house.close());

async function happened() {
  const found = [];
  for await (const batch of house.log.readAll('0'.repeat(20))) found.push(...batch);
  return found;
}

/** A family of Ann and Bob, and whoever speaks for it. */
async function family() {
  const email = `last-child-${(families += 1)}@example.org`;
  const parent = { parentFirstName: 'Grace', parentLastName: 'O’Neill', parentEmail: email, password };
  const browser = house.browser();
  await browser.call(createFreeAccount, { ...parent, childName: 'Ann' });
  const { body } = await browser.call(validateUser, { email, password });
  const authorization = { authorization: `Bearer ${String(body['accessToken'])}` };
  const call = (contract: Contract, request: object = {}) => browser.call(contract, request, authorization);
  const bob = String((await call(addChild, { name: 'Bob' })).body['learnerId']);
  const founded = (await happened()).find(({ type, data }) => type === 'ChildAdded' && data['learnerId'] === bob);
  const familyId = String(founded?.data['familyId']);
  const first = (await happened()).find(({ type, data }) => type === 'FamilyFounded' && data['familyId'] === familyId);
  const erase = (learnerId?: string) =>
    call(askErasure, { password, typed: 'erase', ...(learnerId !== undefined && { learnerId }) });
  return { call, erase, familyId, ann: String(first?.data['learnerId']), bob };
}

async function alsoHappened(stream: string, event: Pick<AnyEvent, 'type' | 'data'>): Promise<void> {
  const expected = (await house.log.readStream(stream)).at(-1)?.revision ?? -1;
  const recording = { commandId: randomUUID(), at, actor: { id: 'test', role: 'service' } };
  await house.log.append({ stream, expected, events: [event], recording });
}

const begin = (request: object) => callAsWorkers(house, beginErasure, request);

it('is not put away while the others are to be erased, and can be once one is kept', async () => {
  const { call, erase, ann, bob } = await family();
  const { erasureId } = (await erase(bob)).body;
  const refused = await call(archiveChild, { learnerId: ann });
  expect([refused.status, refused.body['code']]).toEqual([409, 'LastChild']);
  expect(String(refused.body['title'])).toContain('erase the whole family');
  await call(cancelErasure, { erasureId });
  expect((await call(archiveChild, { learnerId: ann })).status).toBe(200);
  expect((await call(restoreChild, { learnerId: ann })).status).toBe(200);
});

it('is not erased alone, put away or not; the whole family is', async () => {
  const { call, erase, familyId, ann, bob } = await family();
  await erase(bob);
  expect((await erase(ann)).body['code']).toBe('LastChild');
  await alsoHappened(streamOf('family', familyId), { type: 'ChildArchived', data: { familyId, learnerId: ann } });
  expect((await erase(ann)).body['code']).toBe('LastChild');
  expect((await erase(bob)).status).toBe(200);
  expect((await call(restoreChild, { learnerId: ann })).status).toBe(200);
  expect((await erase()).status).toBe(200);
});

it('is one of two whom two presses at once want erased', async () => {
  const { erase, ann, bob } = await family();
  const replies = await Promise.all([erase(ann), erase(bob)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('is kept on the day, and the parents are told why, where the other was put away in the moment of asking', async () => {
  const { erase, familyId, ann, bob } = await family();
  const { erasureId } = (await erase(bob)).body;
  // What two presses at once may leave: each had read the stream of the other before it was written to.
  await alsoHappened(streamOf('family', familyId), { type: 'ChildArchived', data: { familyId, learnerId: ann } });
  house.clock.set(new Date(house.clock.now().getTime() + FORTNIGHT_MS));
  expect((await begin({ erasureId, familyId })).status).toBe(200);
  const last = (await happened()).findLast(({ data }) => data['erasureId'] === erasureId);
  expect([last?.type, last?.data['why']]).toEqual(['ErasureCancelled', 'last child']);
});
