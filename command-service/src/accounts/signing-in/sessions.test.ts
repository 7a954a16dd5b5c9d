import { describe, expect, it } from '@jest/globals';
import { systemClock } from 'platform/clock';
import { keyring, masterKeys, memoryKeyStore } from 'platform/crypto';
import type { DomainEvent } from 'platform/decider';
import { eventLog } from 'platform/event-log';
import { NO_STREAM } from 'platform/event-store';
import { visitor } from 'platform/http';
import { memoryStore } from 'platform/testing/memory-store';
import type { AccountEvent } from 'schemas/accounts/account.events';
import type { FamilyEvent } from 'schemas/accounts/family/family.events';
import type { ParentEvent } from 'schemas/accounts/family/parents.events';
import type { SessionEvent } from 'schemas/accounts/own-sessions/session.events';
import { ENDED_SESSION_NOTICED_MS } from 'schemas/accounts/token';
import { eventTypes } from 'schemas/events';
import { sessionsOf } from './sessions';

const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: { accountId: 'ann', learnerId: 'child', email: 'ann@example.org', passwordHash: 'x', roles: ['ROLE_ADMIN'] },
};
const opened: SessionEvent = {
  type: 'SessionOpened',
  data: { sessionId: 's', accountId: 'ann', passwordEpoch: 0, refreshHash: 'h', expiresAt: '2026-12-21T10:00:00.000Z' },
};
const caller = { ...visitor, accountId: 'ann', learnerId: 'child', sessionId: 's', roles: ['ROLE_ADMIN'] };

async function house() {
  const log = eventLog(
    memoryStore(),
    eventTypes,
    keyring(memoryKeyStore(), masterKeys('a secret for the tests of sessions')),
  );
  let appended = 0;
  const revisions = new Map<string, number>();
  const happens = async (stream: string, event: DomainEvent) => {
    const recording = {
      commandId: `c-${(appended += 1)}`,
      actor: { id: 'a', role: 'r' },
      at: '2026-11-21T10:00:00.000Z',
    };
    const expected = revisions.get(stream) ?? NO_STREAM;
    const { revision } = await log.append({ stream, expected, events: [event], recording });
    revisions.set(stream, revision);
  };
  await happens('account-ann', registered);
  await happens('session-s', opened);
  await happens('family-ann', { type: 'FamilyFounded', data: { familyId: 'ann', learnerId: 'child' } });
  const time = { ms: 0 };
  const sessions = sessionsOf(
    log,
    { verify: () => undefined },
    { staffSecondFactor: 'optional', clock: systemClock, ticks: () => time.ms },
  );
  return {
    happens,
    time,
    current: (claims: Partial<typeof caller & { familyId: string }> = {}) => sessions.current({ ...caller, ...claims }),
  };
}

const ends: readonly (readonly [string, string, SessionEvent | AccountEvent | FamilyEvent])[] = [
  [
    'signing out',
    'session-s',
    { type: 'SessionEnded', data: { sessionId: 's', accountId: 'ann', reason: 'signed out' } },
  ],
  ['an admin who ends all', 'account-ann', { type: 'AllSessionsEnded', data: { accountId: 'ann' } }],
  ['a deactivation', 'account-ann', { type: 'AccountDeactivated', data: { accountId: 'ann', reason: 'asked for' } }],
  ['a child who is put away', 'family-ann', { type: 'ChildArchived', data: { familyId: 'ann', learnerId: 'child' } }],
];

// Whenever the session was looked at last before its end.
it.each(ends)('notices %s within the promised time', async (_, stream, event) => {
  for (let lookedAt = 0; lookedAt <= ENDED_SESSION_NOTICED_MS; lookedAt += 500) {
    const { happens, time, current } = await house();
    time.ms = lookedAt;
    expect(await current()).toBeDefined();
    await happens(stream, event);
    time.ms = lookedAt + ENDED_SESSION_NOTICED_MS;
    expect(await current()).toBeUndefined();
  }
});

it('notices a role that was taken away within the promised time', async () => {
  const { happens, time, current } = await house();
  expect((await current())?.roles).toEqual(['ROLE_ADMIN']);
  await happens('account-ann', { type: 'RoleRevoked', data: { accountId: 'ann', role: 'ROLE_ADMIN' } });
  time.ms = ENDED_SESSION_NOTICED_MS;
  expect((await current())?.roles).toEqual([]);
});

describe('a parent who joined another family', () => {
  const bob: AccountEvent = {
    type: 'AccountRegistered',
    data: { accountId: 'bob', learnerId: 'kofi', email: 'bob@example.org', passwordHash: 'x', roles: ['ROLE_USER'] },
  };
  const began: ParentEvent = { type: 'FamilyJoinBegan', data: { accountId: 'ann', familyId: 'bob' } };
  const joined: ParentEvent = {
    type: 'ParentJoinedFamily',
    data: { familyId: 'bob', accountId: 'ann', invitationId: 'i' },
  };
  const removed: ParentEvent = {
    type: 'ParentLeftFamily',
    data: { familyId: 'bob', accountId: 'ann', by: 'the holder' },
  };
  const theirs = { familyId: 'bob', learnerId: 'kofi' };

  it('is of it by that family’s word alone, and may there what it may', async () => {
    const { happens, time, current } = await house();
    await happens('account-bob', bob);
    await happens('account-ann', began);
    expect(await current(theirs)).toBeUndefined();
    expect(await current()).toMatchObject({ familyId: 'ann', firstLearnerId: 'child' });
    await happens('family-bob', joined);
    time.ms = ENDED_SESSION_NOTICED_MS;
    expect(await current()).toBeUndefined();
    const roles = ['ROLE_ADMIN', 'ROLE_USER'];
    expect(await current(theirs)).toMatchObject({ familyId: 'bob', firstLearnerId: 'kofi', roles });
  });

  it('sees its children no more within the promised time after they were taken out, nor by an own child’s name', async () => {
    const { happens, time, current } = await house();
    await happens('account-bob', bob);
    await happens('account-ann', began);
    await happens('family-bob', joined);
    expect(await current(theirs)).toBeDefined();
    await happens('family-bob', removed);
    time.ms = ENDED_SESSION_NOTICED_MS;
    expect(await current(theirs)).toBeUndefined();
    expect(await current({ learnerId: 'kofi' })).toBeUndefined();
    expect(await current({ familyId: 'bob' })).toBeUndefined();
    expect(await current()).toMatchObject({ familyId: 'ann' });
  });
});
