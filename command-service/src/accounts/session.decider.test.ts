import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { SessionEvent } from 'schemas/accounts/session.events';
import { session, type SessionCommand } from './session.decider';

const given = stories(session);
const sessionId = 's-1';
const data = {
  sessionId,
  accountId: 'ann',
  passwordEpoch: 0,
  refreshHash: 'one',
  expiresAt: '2026-12-21T00:00:00.000Z',
};
const opened: SessionEvent = { type: 'SessionOpened', data };
const refresh = (presentedHash: string, nextHash: string, at = '2026-11-21T10:00:00.000Z'): SessionCommand => ({
  type: 'RefreshSession',
  data: { sessionId, presentedHash, nextHash, at },
});
const refreshed = (refreshHash: string): SessionEvent => ({
  type: 'SessionRefreshed',
  data: { sessionId, refreshHash },
});
const stolen: SessionEvent = {
  type: 'SessionEnded',
  data: { sessionId, accountId: 'ann', reason: 'refresh token used twice' },
};

describe('a session', () => {
  it('opens once', () => {
    given().when({ type: 'OpenSession', data }).then(opened);
    given(opened).when({ type: 'OpenSession', data }).thenNothing();
  });
  it('renews with its token', () => given(opened).when(refresh('one', 'two')).then(refreshed('two')));
  it('takes the token before once more: a reply may be lost', () =>
    given(opened, refreshed('two')).when(refresh('one', 'three')).then(refreshed('three')));
  it('ends when an older token comes back', () =>
    given(opened, refreshed('two'), refreshed('three')).when(refresh('one', 'four')).then(stolen));
  it('does not renew after its time', () =>
    given(opened)
      .when(refresh('one', 'two', '2026-12-22T00:00:00.000Z'))
      .thenNothing());
  it('does not renew after its end', () => given(opened, stolen).when(refresh('one', 'two')).thenNothing());
  it('ends on signing out, once', () => {
    const signedOut: SessionEvent = {
      type: 'SessionEnded',
      data: { sessionId, accountId: 'ann', reason: 'signed out' },
    };
    given(opened).when({ type: 'EndSession', data: { sessionId } }).then(signedOut);
    given(opened, signedOut).when({ type: 'EndSession', data: { sessionId } }).thenNothing();
  });
  it('is known by its stage', () => {
    expect(given().state().stage).toBe('none');
    expect(given(opened).state().stage).toBe('open');
    expect(given(opened, stolen).state().stage).toBe('ended');
  });
});
