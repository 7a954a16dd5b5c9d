import { describe, expect, it } from '@jest/globals';
import { manualClock } from '../../clock/clock';
import type { Caller } from './caller';
import { sessionCache } from './session-cache';
import { ada } from '../testing/served';

const FRESH_MS = 1_000;

/** A cache at a clock that is set by hand; `asked` notes each check. */
function caching(check: (caller: Caller) => Promise<Caller | undefined> = (caller) => Promise.resolve(caller)) {
  const asked: Caller[] = [];
  const clock = { at: 0 };
  const sessions = sessionCache({
    open: () => undefined,
    check: (caller) => {
      asked.push(caller);
      return check(caller);
    },
    freshMs: FRESH_MS,
    most: 3,
    ticks: () => clock.at,
  });
  return { asked, clock, current: sessions.current };
}

describe('a session', () => {
  it('is checked once for all calls of a moment, also while the check goes on', async () => {
    const { asked, current } = caching();
    await Promise.all([current(ada), current(ada), current(ada)]);
    await current(ada);
    expect(asked).toHaveLength(1);
  });

  it('is checked again when the moment is over, and its end is noticed then', async () => {
    let stands = true;
    const { clock, current } = caching((caller) => Promise.resolve(stands ? caller : undefined));
    expect(await current(ada)).toEqual(ada);
    stands = false;
    clock.at = FRESH_MS - 1;
    expect(await current(ada)).toEqual(ada);
    clock.at = FRESH_MS;
    expect(await current(ada)).toBeUndefined();
  });

  it('is never answered with what was found for an older password, or for another account', async () => {
    const { asked, current } = caching();
    await current(ada);
    await current({ ...ada, passwordEpoch: ada.passwordEpoch + 1 });
    await current({ ...ada, accountId: 'somebody-else' });
    expect(asked).toHaveLength(3);
  });

  it('is never answered with what was found for another learner of the same browser', async () => {
    const { current } = caching();
    expect(await current(ada)).toMatchObject({ learnerId: ada.learnerId });
    const sibling = { ...ada, learnerId: 'sibling' };
    expect(await current(sibling)).toEqual(sibling);
  });

  it('that could not be checked is asked about again at once', async () => {
    let down = true;
    const { asked, current } = caching((caller) =>
      down ? Promise.reject(new Error('the log is away')) : Promise.resolve(caller),
    );
    await expect(current(ada)).rejects.toThrow('away');
    down = false;
    expect(await current(ada)).toEqual(ada);
    expect(asked).toHaveLength(2);
  });

  it('whose late failure comes after a newer check leaves that one standing', async () => {
    let fail: (error: Error) => void = () => undefined;
    const failing = new Promise<undefined>((_, reject) => (fail = reject));
    const answers = [failing, Promise.resolve(ada)];
    const { asked, clock, current } = caching(() => answers.shift() ?? Promise.resolve(undefined));
    const first = current(ada);
    clock.at = FRESH_MS;
    await current(ada);
    fail(new Error('too late'));
    await expect(first).rejects.toThrow('too late');
    expect(await current(ada)).toEqual(ada);
    expect(asked).toHaveLength(2);
  });

  it('is forgotten in time, so that the cache does not grow for ever', async () => {
    const { asked, clock, current } = caching();
    const sessionsOf = (moment: string) => ['a', 'b', 'c'].map((letter) => ({ ...ada, sessionId: moment + letter }));
    for (const caller of sessionsOf('early')) await current(caller);
    clock.at = FRESH_MS;
    for (const caller of sessionsOf('late')) await current(caller);
    for (const caller of sessionsOf('late')) await current(caller);
    expect(asked).toHaveLength(6);
  });

  it('has the roles that its token lends, each until its end, and none that another token lent', async () => {
    const clock = manualClock('2026-11-21T10:00:00.000Z');
    const check = (caller: Caller) => Promise.resolve({ ...caller, roles: ['ROLE_WRITER'] });
    const sessions = sessionCache({ open: () => undefined, check, freshMs: FRESH_MS, clock, ticks: () => 0 });
    const lent = [
      { role: 'ROLE_READER', endsAt: '2026-11-21T10:05:00.000Z' },
      { role: 'ROLE_WRITER', endsAt: null },
      { role: 'ROLE_GUEST', endsAt: null },
    ];
    const rolesOf = async (caller: Caller) => (await sessions.current(caller))?.roles;
    expect(await rolesOf({ ...ada, lent })).toEqual(['ROLE_WRITER', 'ROLE_READER', 'ROLE_GUEST']);
    expect(await rolesOf(ada)).toEqual(['ROLE_WRITER']);
    clock.advance(299);
    expect(await rolesOf({ ...ada, lent })).toContain('ROLE_READER');
    clock.advance(1);
    expect(await rolesOf({ ...ada, lent })).toEqual(['ROLE_WRITER', 'ROLE_GUEST']);
  });
});
