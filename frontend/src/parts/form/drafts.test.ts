import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { signInSomebody } from '../../../testing/somebody';
import { device, tab } from '../../client/device-store';
import { session, sessionStore } from '../../client/session';
import { draftOf, forgetDraft, keepDraft } from './drafts';

const typed = { firstName: 'Ada', password: 'amber tractor violin' };
const keep = () => keepDraft('register-parent', typed, { secret: ['password'], personal: true });
const left = () => JSON.stringify([sessionStorage, localStorage]);

beforeEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const laterBy = (ms: number) => jest.useFakeTimers({ now: Date.now() + ms, advanceTimers: true });

describe('what was typed of a family', () => {
  it('is kept for a reload, and nothing secret of it', () => {
    keep();
    expect(draftOf('register-parent', true)).toEqual({ firstName: 'Ada' });
  });
  it('is forgotten after an hour', () => {
    keep();
    laterBy(3_600_001);
    expect(draftOf('register-parent', true)).toEqual({});
    expect(left()).not.toContain('Ada');
  });
  it.each(['logs in', 'logs out', 'is logged out by the server'])('is forgotten where somebody %s', (what) => {
    if (what !== 'logs in') signInSomebody('ROLE_FREE_USER');
    keep();
    laterBy(1_000);
    if (what === 'logs in') signInSomebody('ROLE_FREE_USER');
    else session.close(what === 'logs out' ? 'left' : 'expired');
    // Though nobody opens that form again.
    expect(left()).not.toContain('Ada');
    expect(draftOf('register-parent', true)).toEqual({});
  });
  it('stays where a page comes back from its rest and nobody has logged in or out meanwhile', () => {
    session.close('left');
    laterBy(1_000);
    keep();
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(left()).toContain('Ada');
  });
  it('is forgotten by the first page that is loaded after the hour, whichever', () => {
    keep();
    keepDraft('make-session', { place: 'The hall' });
    sessionStore(device, tab);
    expect(left()).toContain('Ada');
    laterBy(3_600_001);
    sessionStore(device, tab);
    expect(left()).not.toContain('Ada');
    expect(left()).toContain('The hall');
  });
  it('is forgotten where it was kept before times were', () => {
    keep();
    sessionStorage.removeItem('fieldfare.draft.register-parent.typed-at');
    expect(draftOf('register-parent', true)).toEqual({});
  });
  it('is forgotten when it is said', () => {
    keep();
    forgetDraft('register-parent');
    expect(sessionStorage).toHaveLength(0);
  });
});

it('keeps what is of no family for as long as the tab lives', () => {
  keepDraft('look-as', { reason: 'A test.' });
  laterBy(86_400_000);
  expect(draftOf('look-as')).toEqual({ reason: 'A test.' });
});
