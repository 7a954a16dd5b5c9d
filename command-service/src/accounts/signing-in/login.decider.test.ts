import { expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { LoginEvent } from 'schemas/accounts/logins/login.events';
import { login, type LoginCommand } from './login.decider';
import { signUp } from '../signing-up/sign-up.decider';

const given = stories(login);
const claimed: LoginEvent = { type: 'EmailClaimed', data: { emailHash: 'h', accountId: 'first' } };
const ask = (resetId: string, at: string): LoginCommand => ({
  type: 'AskPasswordReset',
  data: { emailHash: 'h', resetId, at, expiresAt: `${at}+1h` },
});
const asked = (resetId: string, expiresAt: string): LoginEvent => ({
  type: 'PasswordResetAsked',
  data: { emailHash: 'h', resetId, expiresAt },
});

it('gives an address to the first who claims it', () => {
  given().when({ type: 'ClaimEmail', data: claimed.data }).then(claimed);
  given(claimed)
    .when({ type: 'ClaimEmail', data: { emailHash: 'h', accountId: 'second' } })
    .thenNothing();
  expect(given(claimed).state().accountId).toBe('first');
});
it('writes a request for a link whether the address is known or not', () =>
  given().when(ask('r1', '10')).then(asked('r1', '10+1h')));
it('has three links open at most', () =>
  given(asked('a', '11'), asked('b', '11'), asked('c', '11')).when(ask('d', '10')).thenNothing());
it('counts only those that are still good', () =>
  given(asked('a', '09'), asked('b', '11'), asked('c', '11')).when(ask('d', '10')).then(asked('d', '10+1h')));
it('offers a password to whoever was never sent a link, once', () => {
  const offer = (resetId: string): LoginCommand => ({
    type: 'OfferPassword',
    data: { emailHash: 'h', resetId, at: '10', expiresAt: '10+1h' },
  });
  given(claimed).when(offer('r1')).then(asked('r1', '10+1h'));
  given(claimed, asked('r1', '09')).when(offer('r2')).thenNothing();
});
it('notes a repeated sign-up, once in 24 hours', () => {
  const note = (repeatedAt: string): LoginCommand => ({
    type: 'NoteRepeatedSignUp',
    data: { emailHash: 'h', accountId: 'first', repeatedAt },
  });
  const noted = (repeatedAt?: string): LoginEvent => ({
    type: 'SignUpRepeated',
    data: { emailHash: 'h', accountId: 'first', ...(repeatedAt !== undefined && { repeatedAt }) },
  });
  const [noon, soon, later] = ['2026-11-21T12:00:00.000Z', '2026-11-22T11:59:59.999Z', '2026-11-22T12:00:00.000Z'];
  given(claimed).when(note(noon)).then(noted(noon));
  given(claimed, noted(noon)).when(note(soon)).thenNothing();
  given(claimed, noted(noon)).when(note(later)).then(noted(later));
  given(claimed, noted()).when(note(noon)).then(noted(noon));
});

it('forgets a sign-up once', () => {
  const begun = {
    type: 'SignUpStarted' as const,
    data: { signUpId: 's', emailHash: 'h', email: 'a@example.org', productId: 1 },
  };
  const forgotten = { type: 'SignUpForgotten' as const, data: { signUpId: 's' } };
  const story = stories(signUp);
  story().when({ type: 'StartSignUp', data: begun.data }).then(begun);
  story(begun)
    .when({ type: 'ForgetSignUp', data: { signUpId: 's' } })
    .then(forgotten);
  story(begun, forgotten)
    .when({ type: 'ForgetSignUp', data: { signUpId: 's' } })
    .thenNothing();
  story()
    .when({ type: 'ForgetSignUp', data: { signUpId: 's' } })
    .thenNothing();
});
