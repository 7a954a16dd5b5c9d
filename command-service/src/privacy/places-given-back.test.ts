import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { tokenSigner } from 'platform/crypto';
import { streamOf } from 'platform/event-store';
import { serviceClaims, tokenRules, type TokenClaims } from 'schemas/accounts/token';
import type { AnyEvent } from 'schemas/events';
import { carryOutErasure } from 'schemas/privacy/erasure.contract';
import { commandHouse, type CommandHouse } from '../../testing/house';

const at = '2026-11-20T10:00:00.000Z';
const sessions = ['december', 'january', 'free', 'over'].map((sessionId) => ({
  sessionId,
  startsAt: sessionId === 'over' ? '2026-11-01T10:00:00.000Z' : '2027-01-09T10:00:00.000Z',
  capacity: sessionId === 'free' ? null : 2,
}));

let house: CommandHouse;
beforeAll(async () => {
  house = await commandHouse({
    mockSessions: {
      find: (id) => Promise.resolve(sessions.find(({ sessionId }) => sessionId === id)),
      toCome: ({ now }) => Promise.resolve(sessions.filter(({ startsAt }) => startsAt > now)),
    },
  });
});
afterAll(() => house.close());

async function happened(stream: string, events: readonly Pick<AnyEvent, 'type' | 'data'>[]): Promise<void> {
  const expected = (await house.log.readStream(stream)).at(-1)?.revision ?? -1;
  const recording = { commandId: randomUUID(), at, actor: { id: 'test', role: 'service' } };
  await house.log.append({ stream, expected, events, recording });
}

async function placeOf(learnerId: string, sessionId: string, familyId?: string): Promise<void> {
  const seat = { sessionId, learnerId };
  await happened(streamOf('places', sessionId), [{ type: 'PlaceTaken', data: { ...seat, takenAt: at } }]);
  if (familyId === undefined) return;
  const data = { ...seat, familyId, bookedAt: at };
  await happened(streamOf('booking', `${sessionId}.${learnerId}`), [{ type: 'BookingMade', data }]);
}

async function begun(familyId: string, people: readonly string[], learnerId?: string): Promise<object> {
  const which = { erasureId: randomUUID(), familyId };
  await happened(streamOf('erasure', familyId), [
    {
      type: 'ErasureAsked',
      data: {
        ...which,
        accountId: familyId,
        told: [familyId],
        whom: learnerId === undefined ? 'family' : 'child',
        askedAt: at,
        dueAt: at,
        ...(learnerId !== undefined && { learnerId }),
      },
    },
    { type: 'ErasureBegun', data: { ...which, people: [...people], values: ['a word'], before: [], begunAt: at } },
  ]);
  return which;
}

function carryOut(which: object) {
  const signer = tokenSigner<typeof TokenClaims>({
    signingKey: house.signingKeys.workers,
    issuer: tokenRules.issuer,
    clock: house.clock,
  });
  const authorization = { authorization: `Bearer ${signer.sign(serviceClaims('workers'))}` };
  return house.browser().call(carryOutErasure, which, authorization);
}

const lastOf = async (stream: string) => (await house.log.readStream(stream)).at(-1)?.type;

it('gives back the places of a child who is erased, of those to come and of nobody else', async () => {
  for (const { sessionId } of sessions) await placeOf('kofi', sessionId, 'family-1');
  await placeOf('sibling', 'december', 'family-1');
  const which = await begun('family-1', ['kofi'], 'kofi');
  const replies = await Promise.all([carryOut(which), carryOut(which)]);
  replies.push(await carryOut(which));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const sessionId of ['december', 'january', 'free']) {
    const story = await house.log.readStream(streamOf('booking', `${sessionId}.kofi`));
    expect(story.map(({ type }) => type)).toEqual(['BookingMade', 'BookingCancelled']);
  }
  expect(await lastOf(streamOf('booking', 'over.kofi'))).toBe('BookingMade');
  expect(await lastOf(streamOf('booking', 'december.sibling'))).toBe('BookingMade');
  const returned = (await house.log.readStream(streamOf('places', 'december'))).filter(
    ({ type }) => type === 'PlaceReturned',
  );
  expect(returned.map(({ data }) => data['learnerId'])).toEqual(['kofi']);
});

it('gives back those of every child of a family, the ones held for whoever had no account yet as well', async () => {
  const account = { accountId: 'family-2', learnerId: 'ama', email: 'ama@families.example', passwordHash: 'hash' };
  await happened(streamOf('account', 'family-2'), [
    { type: 'AccountRegistered', data: { ...account, roles: ['ROLE_FREE_USER'] } },
  ]);
  await placeOf('ama', 'january', 'family-2');
  await placeOf('esi', 'january');
  await carryOut(await begun('family-2', ['family-2', 'ama', 'esi']));
  expect(await lastOf(streamOf('booking', 'january.ama'))).toBe('BookingCancelled');
  const january = await house.log.readStream(streamOf('places', 'january'));
  expect(january.slice(-2).map(({ type, data }) => [type, data['learnerId']])).toEqual([
    ['PlaceReturned', 'ama'],
    ['PlaceReturned', 'esi'],
  ]);
});
