import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { handle, stateOf } from 'platform/decider/handle';
import { keyring, masterKeys, memoryKeyStore, tokenKeysOf } from 'platform/crypto';
import { eventLog } from 'platform/event-log';
import { WrongRevision } from 'platform/event-store';
import { stories } from 'platform/testing';
import { memoryStore } from 'platform/testing/memory-store';
import { createFreeAccount, grantRole, revokeRole, validateUser } from 'schemas/accounts/accounts.contract';
import type { AdminsEvent } from 'schemas/accounts/admins/admins.events';
import { serviceClaims } from 'schemas/accounts/token';
import type { Contract } from 'schemas/describe/contract';
import { eventTypes } from 'schemas/events';
import { commandHouse, type Browser, type CommandHouse } from '../../../testing/house';
import { tokensOf } from '../../tokens';
import { account } from './account.decider';
import { admins, OFFICE } from './admins.decider';

const given = stories(admins);
const take = (by: string, accountId: string) => ({ type: 'TakeAdminRole' as const, data: { accountId, by } });
const use = (by: string) => ({ type: 'UseAdminRole' as const, data: { by } });
const taken = (by: string, accountId: string): AdminsEvent => ({ type: 'AdminRoleTaken', data: { accountId, by } });
const returned = (accountId: string): AdminsEvent => ({ type: 'AdminRoleReturned', data: { accountId } });

describe('the admin role', () => {
  it('is taken by whoever has it', () => given().when(take('ann', 'bob')).then(taken('ann', 'bob')));
  it('is taken by nobody from whom it was taken', () =>
    given(taken('ann', 'bob')).when(take('bob', 'ann')).thenRefused('AdminRoleGone'));
  it('is taken once', () => given(taken('ann', 'bob')).when(take('cy', 'bob')).thenNothing());
  it('gives nothing once it was taken, and writes nothing where it was not', () => {
    given(taken('ann', 'bob')).when(use('bob')).thenRefused('AdminRoleGone');
    given(taken('ann', 'bob')).when(use('ann')).thenNothing();
    given(taken('ann', 'bob'), returned('bob')).when(use('bob')).thenNothing();
  });
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
    return callsWith(browser, String(body['accessToken']));
  };
  const callsWith =
    (browser: Browser, token: string) =>
    (contract: Contract, accountId = '', role = 'ROLE_ADMIN') =>
      browser.call(contract, contract === revokeRole ? { accountId, role, reason: 'left us' } : { accountId, role }, {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': randomUUID(),
      });
  const operator = () => {
    const { signingKeys, clock } = house;
    const keys = { signingKey: signingKeys.operator, tokenKeys: tokenKeysOf(signingKeys) };
    const token = tokensOf(keys, clock).sign(serviceClaims('operator'));
    return callsWith(house.browser(), token);
  };
  const written = (wanted: string) => house.store.events.filter(({ type }) => type === wanted).length;
  const revoked = () => written('RoleRevoked');
  const rolesOf = async (id = '') => (await stateOf(house.log, account, id))?.roles ?? [];

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

  it('who take the role from each other at once: the loser gives it to nobody, themself or another', async () => {
    const names = { parentFirstName: 'C', parentLastName: 'Lee', password };
    await house.browser().call(createFreeAccount, { ...names, parentEmail: 'cy@example.org' });
    const other = String(house.store.events.findLast(({ type }) => type === 'AccountRegistered')?.data['accountId']);
    const calls = [await admin(people[0]), await admin(people[1])];
    // Their sessions have been looked at, and are believed for some seconds.
    for (const [n, call] of calls.entries()) expect((await call(grantRole, ids[n])).status).toBe(200);
    // Each takes it from the other, and gives it back to themself several times in the same moment.
    const wishes = calls.map(async (call, n) => {
      const revoking = call(revokeRole, ids[1 - n]);
      const own = [1, 2, 3].map(() => call(grantRole, ids[n]));
      await Promise.all(own);
      return revoking;
    });
    const lost = 1 - (await Promise.all(wishes)).findIndex(({ status }) => status === 200);
    // Within the seconds for which the session is believed to be an admin's still.
    for (const [id, role] of [
      [ids[lost], 'ROLE_ADMIN'],
      [other, 'ROLE_ADMIN'],
      [ids[lost], 'ROLE_CONTENT_ENTRY'],
    ] as const)
      expect([403, 409]).toContain((await calls[lost]?.(grantRole, id, role))?.status);
    expect([await rolesOf(ids[lost]), await rolesOf(other)]).toEqual([['ROLE_FREE_USER'], ['ROLE_FREE_USER']]);
    expect(await rolesOf(ids[1 - lost])).toContain('ROLE_ADMIN');
    // Both were given it before, and nobody since.
    expect([written('RoleGranted'), revoked()]).toEqual([2, 1]);
  });

  it('of whom one is just losing the role: it gives nothing, until the operator gives it back', async () => {
    const [ann = '', bob = ''] = ids;
    const call = await admin(people[1]);
    // Taken at the office, and not yet from the account: the session is an admin's for as long as it lasts.
    const recording = { commandId: 'take', at: '2026-11-21T10:00:00.000Z', actor: { id: ann, role: 'ROLE_ADMIN' } };
    await handle(house.log, admins, { id: OFFICE, command: take(ann, bob), recording });
    for (const role of ['ROLE_ADMIN', 'ROLE_USER'])
      expect((await call(grantRole, bob, role)).body['code']).toBe('AdminRoleGone');
    expect((await operator()(grantRole, bob)).status).toBe(200);
    expect((await call(grantRole, bob, 'ROLE_USER')).status).toBe(200);
  });

  it('of whom one has lost it in the account alone: it gives nothing, whatever its session says', async () => {
    const [ann = '', bob = ''] = ids;
    const call = await admin(people[1]);
    expect((await call(grantRole, bob, 'ROLE_TEACHER')).status).toBe(200);
    const recording = { commandId: 'old', at: '2026-11-21T10:00:00.000Z', actor: { id: ann, role: 'ROLE_ADMIN' } };
    const data = { accountId: bob, role: 'ROLE_ADMIN' as const };
    await handle(house.log, account, { id: bob, command: { type: 'RevokeRole', data, by: ann }, recording });
    expect([403, 409]).toContain((await call(grantRole, bob)).status);
    expect(await rolesOf(bob)).toEqual(['ROLE_FREE_USER', 'ROLE_TEACHER']);
  });
});
