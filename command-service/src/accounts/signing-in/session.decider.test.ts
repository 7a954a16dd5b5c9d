import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { SessionEvent } from 'schemas/accounts/own-sessions/session.events';
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
const doorUntil = '2026-11-21T10:15:00.000Z';
const open: SessionCommand = { type: 'OpenSession', data, doorUntil };
const holder = { sessionId, accountId: 'ann' };
const doorOpened = (until: string): SessionEvent => ({ type: 'ParentsDoorOpened', data: { ...holder, until } });
const doorShut: SessionEvent = { type: 'ParentsDoorShut', data: holder };
const opened: SessionEvent = { type: 'SessionOpened', data };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds)).toISOString();
const refresh = (presentedHash: string, nextHash: string, seconds = 0): SessionCommand => ({
  type: 'RefreshSession',
  data: { sessionId, presentedHash, nextHash, isOurs: true, at: at(seconds) },
});
const renewed = (presentedHash: string, refreshHash: string, seconds = 0): SessionEvent => ({
  type: 'SessionRenewed',
  data: { sessionId, presentedHash, refreshHash, renewedAt: at(seconds) },
});
const end = (presentedHash: string): SessionCommand => ({
  type: 'EndSession',
  data: { sessionId, presentedHash, isOurs: true },
});
const stolen: readonly SessionEvent[] = [
  { type: 'RefreshTokenReused', data: { sessionId, accountId: 'ann' } },
  { type: 'SessionEnded', data: { sessionId, accountId: 'ann', reason: 'refresh token used twice' } },
];
const signedOut: SessionEvent = { type: 'SessionEnded', data: { sessionId, accountId: 'ann', reason: 'signed out' } };

describe('a session', () => {
  it('opens once', () => {
    given().when(open).then(opened, doorOpened(doorUntil));
    given(opened).when(open).thenNothing();
  });
  it('renews with its token', () => given(opened).when(refresh('one', 'two')).then(renewed('one', 'two')));
  it('renews with the token that an older release gave it', () =>
    given(opened, { type: 'SessionRefreshed', data: { sessionId, refreshHash: 'two' } })
      .when(refresh('two', 'three'))
      .then(renewed('two', 'three')));
  it('does not renew after its time', () =>
    given({ ...opened, data: { ...data, expiresAt: at(1) } })
      .when(refresh('one', 'two', 2))
      .thenNothing());
  it('does not renew after its end', () =>
    given(opened, ...stolen)
      .when(refresh('one', 'two'))
      .thenNothing());
  it('is known by its stage', () => {
    expect(given().state().stage).toBe('none');
    expect(given(opened).state().stage).toBe('open');
    expect(given(opened, ...stolen).state().stage).toBe('ended');
  });
});

describe('the parents’ door of a browser', () => {
  const openDoor: SessionCommand = { type: 'OpenParentsDoor', data: { ...holder, until: doorUntil } };
  const shut: SessionCommand = { type: 'ShutParentsDoor', data: holder };
  const choose: SessionCommand = { type: 'ChooseLearner', data: { ...holder, learnerId: 'tunde' } };
  const chosen: SessionEvent = { type: 'LearnerChosen', data: { ...holder, learnerId: 'tunde' } };

  it('is opened, again and again, and shut once', () => {
    given(opened).when(openDoor).then(doorOpened(doorUntil));
    given(opened, doorOpened(at(1)))
      .when(openDoor)
      .then(doorOpened(doorUntil));
    given(opened, doorOpened(doorUntil)).when(shut).then(doorShut);
    given(opened, doorOpened(doorUntil), doorShut).when(shut).thenNothing();
    given(opened).when(shut).thenNothing();
  });
  it('is not opened by a renewal, and none prolongs it', () => {
    expect(given(opened, renewed('one', 'two')).state()).toMatchObject({ doorUntil: null });
    expect(given(opened, doorOpened(at(9)), renewed('one', 'two')).state()).toMatchObject({ doorUntil: at(9) });
  });
  it('is shut when a child is chosen, the one who was there as well', () => {
    given(opened, doorOpened(doorUntil)).when(choose).then(chosen);
    expect(given(opened, doorOpened(doorUntil), chosen).state()).toMatchObject({ doorUntil: null });
    given(opened, chosen, doorOpened(doorUntil)).when(choose).then(doorShut);
  });
  it('is none before there is a session, and after its end', () => {
    given().when(openDoor).thenNothing();
    given(opened, signedOut).when(openDoor).thenNothing();
  });
});

describe('who practises in a browser', () => {
  const choose = (learnerId: string): SessionCommand => ({
    type: 'ChooseLearner',
    data: { sessionId, accountId: 'ann', learnerId },
  });
  const chosen = (learnerId: string): SessionEvent => ({
    type: 'LearnerChosen',
    data: { sessionId, accountId: 'ann', learnerId },
  });

  it('is chosen, again and again', () => {
    given(opened).when(choose('tunde')).then(chosen('tunde'));
    given(opened, chosen('tunde')).when(choose('tunde')).thenNothing();
    given(opened, chosen('tunde')).when(choose('amara')).then(chosen('amara'));
  });
  it('stays chosen when the session is renewed', () =>
    expect(given(opened, chosen('tunde'), renewed('one', 'two')).state()).toMatchObject({ learnerId: 'tunde' }));
  it('is nobody before there is a session, and after its end', () => {
    given().when(choose('tunde')).thenNothing();
    given(opened, signedOut).when(choose('tunde')).thenNothing();
  });
});

describe('a lost reply', () => {
  it('is given again for the token before, for 30 seconds', () => {
    given(opened, renewed('one', 'two'))
      .when(refresh('one', 'three', 30))
      .then(renewed('one', 'three', 30));
    given(opened, renewed('one', 'two'))
      .when(refresh('one', 'three', 31))
      .then(...stolen);
  });
  it('does not begin its time anew with each that is lost', () =>
    given(opened, renewed('one', 'two'), renewed('one', 'three', 29))
      .when(refresh('one', 'four', 31))
      .then(...stolen));
  it('is none once a new token has been used', () =>
    given(opened, renewed('one', 'two'), renewed('two', 'three', 1))
      .when(refresh('one', 'four', 2))
      .then(...stolen));
  it('leaves every token that may have arrived good until one of them is used', () => {
    const twice = [opened, renewed('one', 'two'), renewed('one', 'three', 1)];
    given(...twice)
      .when(refresh('two', 'four', 600))
      .then(renewed('two', 'four', 600));
    given(...twice)
      .when(refresh('three', 'four', 600))
      .then(renewed('three', 'four', 600));
    given(...twice, renewed('two', 'four', 600))
      .when(refresh('three', 'five', 601))
      .then(...stolen);
  });
  it('has one successor where several ask at once', () => {
    const story = given(opened, renewed('one', 'two'));
    story.when(refresh('one', 'two', 1)).thenNothing();
    given(opened, renewed('one', 'two'), renewed('two', 'three', 2))
      .when(refresh('one', 'two', 3))
      .then(...stolen);
  });
  it('keeps forty of them at most', () => {
    const many = Array.from({ length: 42 }, (_, n) => renewed('one', `next-${n}`, 1));
    const story = given(opened, ...many);
    story.when(refresh('next-1', 'x', 2)).then(...stolen);
    story.when(refresh('next-41', 'x', 2)).then(renewed('next-41', 'x', 2));
  });
});

describe('a stolen token', () => {
  it('ends the session when an older one comes back', () =>
    given(opened, renewed('one', 'two'), renewed('two', 'three'))
      .when(refresh('one', 'four'))
      .then(...stolen));
  it('is not one that we never made: a guess ends nothing', () => {
    const guess = { sessionId, presentedHash: 'guess', isOurs: false };
    const story = given(opened, renewed('one', 'two'));
    story.when({ type: 'RefreshSession', data: { ...guess, nextHash: 'x', at: at(1) } }).thenNothing();
    story.when({ type: 'EndSession', data: guess }).thenNothing();
  });
});

describe('signing out', () => {
  it('ends the session, once', () => {
    given(opened).when(end('one')).then(signedOut);
    given(opened, signedOut).when(end('one')).thenNothing();
  });
  it('is for whoever holds the token, the one of a lost reply included', () => {
    given(opened, renewed('one', 'two')).when(end('one')).then(signedOut);
    given(opened, renewed('one', 'two'), renewed('two', 'three')).when(end('one')).thenNothing();
    given(opened).when(end('another')).thenNothing();
  });
});
