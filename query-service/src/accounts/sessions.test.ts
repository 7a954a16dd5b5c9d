import { expect, it } from '@jest/globals';
import { visitor } from 'platform/http';
import { ENDED_SESSION_NOTICED_MS } from 'schemas/accounts/token';
import { sessionsFrom } from './sessions';

const caller = { ...visitor, accountId: 'ann', sessionId: 's', roles: ['ROLE_USER'] };
/** How long the read tables may take to meet what the log says: the projectors take a fraction of it. */
const FOLDED_AFTER_MS = 900;

it.each([
  ['the end of a session', { endedAt: '2026-11-22T10:00:00.000Z' }],
  ['a deactivation', { active: false }],
  ['a new password, or the end of all sessions', { passwordEpoch: 1 }],
])('notices %s within the promised time, the folding included', async (_, change) => {
  const row = { roles: ['ROLE_USER'], passwordEpoch: 0, active: true, endedAt: null as string | null };
  const time = { ms: 0 };
  const db = { prepared: () => Promise.resolve([{ ...row }]) } as Parameters<typeof sessionsFrom>[0];
  const { current } = sessionsFrom(db, { verify: () => undefined }, () => time.ms);
  time.ms = FOLDED_AFTER_MS - 1;
  expect(await current(caller)).toBeDefined();
  time.ms = FOLDED_AFTER_MS;
  Object.assign(row, change);
  time.ms = ENDED_SESSION_NOTICED_MS;
  expect(await current(caller)).toBeUndefined();
});
