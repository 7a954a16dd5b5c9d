import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { handle, stateOf } from 'platform/decider/handle';
import { keyring, masterKeys, memoryKeyStore } from 'platform/crypto';
import { eventLog } from 'platform/event-log';
import { WrongRevision } from 'platform/event-store';
import { stories } from 'platform/testing';
import { memoryStore } from 'platform/testing/memory-store';
import { createFreeAccount, grantRole, revokeRole, validateUser } from 'schemas/accounts/accounts.contract';
import type { AdminsEvent } from 'schemas/accounts/admins.events';
import type { Contract } from 'schemas/describe/contract';
import { eventTypes } from 'schemas/events';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { account } from './account.decider';
import { admins, OFFICE } from './admins.decider';

const given = stories(admins);
const take = (by: string, accountId: string) => ({ type: 'TakeAdminRole' as const, data: { accountId, by } });
const taken = (by: string, accountId: string): AdminsEvent => ({ type: 'AdminRoleTaken', data: { accountId, by } });
const returned = (accountId: string): AdminsEvent => ({ type: 'AdminRoleReturned', data: { accountId } });

describe('the admin role', () => {
  it('is taken by whoever has it', () => given().when(take('ann', 'bob')).then(taken('ann', 'bob')));
  it('is taken by nobody from whom it was taken', () =>
    given(taken('ann', 'bob')).when(take('bob', 'ann')).thenRefused('AdminRoleGone'));
  it('is taken once', () => given(taken('ann', 'bob')).when(take('cy', 'bob')).thenNothing());
  it('may be used again once it was given back', () =>
    given(taken('ann', 'bob'), returned('bob')).when(take('bob', 'ann')).then(taken('bob', 'ann')));
});

type Wish = readonly [by: string, from: string];

/** As several services meet: none of them knows of the others' turns, and a conflict is told to the caller. */
async function atOnce(wishes: readonly Wish[]): Promise<number> {
  const log = eventLog(
    memoryStore(),
    eventTypes,
    keyring(memoryKeyStore(), masterKeys('a secret for the tests of who is an admin')),
  );
  const done = wishes.map(async ([by, from], n) => {
    const recording = { commandId: `wish ${n}`, at: '2026-11-21T10:00:00.000Z', actor: { id: by, role: 'ROLE_ADMIN' } };
    await handle(log, admins, { id: OFFICE, command: take(by, from), recording }).catch((error: unknown) => {
      if (!(error instanceof WrongRevision)) throw error;
    });
  });
  await Promise.all(done);
  return (await stateOf(log, admins, OFFICE)).size;
}

it('is left to one of two who take it from each other at once', async () => {
  expect(
    await atOnce([
      ['ann', 'bob'],
      ['bob', 'ann'],
    ]),
  ).toBe(1);
});

it('is left to somebody, whoever takes it from whom at once', async () => {
  const people = ['ann', 'bob', 'cy', 'di'];
  const pairs = people.flatMap((by) => people.filter((from) => from !== by).map((from): Wish => [by, from]));
  for (let seed = 1; seed <= 25; seed += 1) {
    // Many orders, the same in each run.
    const places = pairs.map((pair, n) => ({ pair, place: ((n + 1) ** ((seed % 5) + 1) * seed) % 13 }));
    const wishes = places.toSorted((one, other) => one.place - other.place).map(({ pair }) => pair);
    expect(await atOnce(wishes.slice(0, 3 + (seed % 10)))).toBeLessThan(people.length);
  }
});

describe('two admins', () => {
  const people = ['ann@example.org', 'bob@example.org'] as const;
  const password = 'correct horse';
  let house: CommandHouse;
  let ids: string[];
  beforeEach(async () => {
    house = await commandHouse();
    const names = { parentFirstName: 'A', parentLastName: 'Lee', password };
    for (const parentEmail of people) await house.browser().call(createFreeAccount, { ...names, parentEmail });
    const registered = house.store.events.filter(({ type }) => type === 'AccountRegistered');
    ids = registered.map(({ data }) => String(data['accountId']));
    const recording = { commandId: 'grant', at: '2026-11-21T10:00:00.000Z', actor: { id: 'operator', role: '' } };
    for (const id of ids) {
      const command = { type: 'GrantRole' as const, data: { accountId: id, role: 'ROLE_ADMIN' as const } };
      await handle(house.log, account, { id, command, recording });
    }
  });
  afterEach(() => house.close());

  const admin = async (email: string) => {
    const browser = house.browser();
    const { body } = await browser.call(validateUser, { email, password });
    return (contract: Contract, accountId = '') =>
      browser.call(
        contract,
        { accountId, role: 'ROLE_ADMIN' },
        { Authorization: `Bearer ${String(body['accessToken'])}`, 'Idempotency-Key': randomUUID() },
      );
  };
  const revoked = () => house.store.events.filter(({ type }) => type === 'RoleRevoked').length;

  it('who take the role from each other at once: one of them keeps it', async () => {
    const calls = [await admin(people[0]), await admin(people[1])];
    const replies = await Promise.all(calls.map((call, n) => call(revokeRole, ids[1 - n])));
    const left = replies.findIndex(({ status }) => status === 200);
    // Refused by the office, or, where it came later, as somebody who is no admin any more.
    expect([403, 409]).toContain(replies[1 - left]?.status);
    expect(revoked()).toBe(1);
    // Given back, it is as good as before.
    expect((await calls[left]?.(grantRole, ids[1 - left]))?.status).toBe(200);
    house.clock.advance(10);
    const again = await admin(people[1 - left] ?? '');
    expect((await again(revokeRole, ids[left])).status).toBe(200);
    expect(revoked()).toBe(2);
  });
});
