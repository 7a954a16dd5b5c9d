import { expect, it } from '@jest/globals';
import { systemClock } from 'platform/clock';
import { keyring, masterKeys, memoryKeyStore } from 'platform/crypto';
import type { DomainEvent } from 'platform/decider';
import { eventLog } from 'platform/event-log';
import { NO_STREAM } from 'platform/event-store';
import { visitor } from 'platform/http';
import { memoryStore } from 'platform/testing/memory-store';
import type { AccountEvent } from 'schemas/accounts/account.events';
import type { SessionEvent } from 'schemas/accounts/session.events';
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
  const time = { ms: 0 };
  const sessions = sessionsOf(
    log,
    { verify: () => undefined },
    { staffSecondFactor: 'optional', clock: systemClock, ticks: () => time.ms },
  );
  return { happens, time, current: () => sessions.current(caller) };
}

const ends: readonly (readonly [string, string, SessionEvent | AccountEvent])[] = [
  [
    'signing out',
    'session-s',
    { type: 'SessionEnded', data: { sessionId: 's', accountId: 'ann', reason: 'signed out' } },
  ],
  ['an admin who ends all', 'account-ann', { type: 'AllSessionsEnded', data: { accountId: 'ann' } }],
  ['a deactivation', 'account-ann', { type: 'AccountDeactivated', data: { accountId: 'ann', reason: 'asked for' } }],
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
