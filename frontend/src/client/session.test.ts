import { describe, expect, it, jest } from '@jest/globals';
import { signInSomebody } from '../../testing/somebody';
import { session } from './session';

describe('the session', () => {
  it('is kept under one name with the fields of the spec, and nothing of the password', () => {
    const { email, accessToken, roles } = signInSomebody();
    const kept = JSON.parse(localStorage.getItem('fieldfare.session') ?? '{}') as Record<string, unknown>;
    expect(kept).toMatchObject({ email, accessToken, roles });
    expect(Object.keys(kept)).not.toContain('password');
  });

  it('is the same object as long as nothing has changed', () => {
    signInSomebody();
    expect(session.current()).toBe(session.current());
  });

  it('asks nobody who is practising where one child alone is left to choose', () => {
    const before = signInSomebody();
    const child = (learnerId: string) => ({ learnerId, childName: 'Amara' });
    session.open({ ...before, learnerId: 'own', learners: [child('own')] }, 'instead');
    expect(session.current()?.asksWho).toBe(false);
    session.open({ ...before, learnerId: 'other', learners: [child('own'), child('other')] }, 'instead');
    expect(session.current()?.asksWho).toBe(true);
  });

  it('tells those who watch when somebody signs in or leaves', () => {
    const listener = jest.fn();
    const stop = session.watch(listener);
    signInSomebody();
    session.close();
    stop();
    signInSomebody();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('hears that another tab has signed out', () => {
    signInSomebody();
    const listener = jest.fn();
    const stop = session.watch(listener);
    localStorage.removeItem('fieldfare.session');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'fieldfare.session' }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.current()).toBeUndefined();
    stop();
  });

  it.each(['{', 'null', '{"email":"a@b.c"}', '[]'])('takes %j in its place as nobody', (text) => {
    localStorage.setItem('fieldfare.session', text);
    expect(session.current()).toBeUndefined();
  });

  it('knows whether somebody left, or was sent out', () => {
    session.close('expired');
    expect(session.wasLeft()).toBe(false);
    session.close();
    expect(session.wasLeft()).toBe(true);
    signInSomebody();
    expect(session.wasLeft()).toBe(false);
  });
});
