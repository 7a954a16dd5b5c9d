import { randomUUID } from 'node:crypto';
import { streamOf } from 'platform/event-store';
import { atTheEnd } from 'platform/testing/at-the-end';
import { addChild } from 'schemas/accounts/family.contract';
import type { AnyEvent } from 'schemas/events';
import type { Shop } from './shop';

const at = '2026-11-21T10:00:00.000Z';

interface Somebody {
  readonly accountId: string;
  readonly learnerId: string;
}

/** Writes down what no call of a person does, as an operator or the workers would. */
export async function writtenDown(shop: Shop, stream: string, events: readonly AnyEvent[]): Promise<void> {
  const { log } = shop.house;
  const recording = { commandId: randomUUID(), at, actor: { id: 'operator', role: '' } };
  await atTheEnd(log, stream, (expected) => log.append({ stream, expected, events, recording, about: [] }));
}

/** A family, signed in, of Kofi, who is chosen, and Ben. */
export async function twoChildren(shop: Shop, email: string) {
  const family = await shop.family(email);
  const { body } = await family.call(addChild, { name: 'Ben' });
  const kofi: Somebody = { accountId: family.accountId, learnerId: family.learnerId };
  return { email, family, kofi, ben: { ...kofi, learnerId: String(body['learnerId']) } };
}

/** There is no way back any more from erasing a child, or their whole family: what is still to be done is for the workers. */
export async function erasureBegun(shop: Shop, { accountId, learnerId }: Somebody, whom: 'child' | 'family') {
  const which = { erasureId: randomUUID(), familyId: accountId };
  const child = whom === 'child' ? { learnerId } : {};
  const people = whom === 'child' ? [learnerId] : [accountId, learnerId];
  await writtenDown(shop, streamOf('erasure', accountId), [
    { type: 'ErasureAsked', data: { ...which, accountId, ...child, told: [accountId], whom, askedAt: at, dueAt: at } },
    { type: 'ErasureBegun', data: { ...which, people, values: ['a word of theirs'], before: [], begunAt: at } },
  ]);
  return which;
}
