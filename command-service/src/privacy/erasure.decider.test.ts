import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { ErasureStoryEvent } from 'schemas/privacy/erasure.events';
import { erasure, erasureIn, type ErasureCommand } from './erasure.decider';

const given = stories(erasure);
const which = { erasureId: 'e-1', familyId: 'ann' };
const dueAt = '2026-12-05T10:00:00.000Z';

const data = (erasureId = 'e-1', learnerId?: string, askedAt = '2026-11-21T10:00:00.000Z') => ({
  erasureId,
  familyId: 'ann',
  accountId: 'ann',
  told: ['ann', 'bob'],
  whom: learnerId === undefined ? ('family' as const) : ('child' as const),
  askedAt,
  dueAt,
  ...(learnerId !== undefined && { learnerId }),
});
const asked = (...said: Parameters<typeof data>): ErasureStoryEvent => ({ type: 'ErasureAsked', data: data(...said) });
const others = ['somebody who stays'];
const ask = (...said: Parameters<typeof data>): ErasureCommand => ({ type: 'AskErasure', data: data(...said), others });
const cancelled: ErasureStoryEvent = {
  type: 'ErasureCancelled',
  data: { ...which, accountId: 'ann', told: ['ann', 'bob'] },
};
const cancel: ErasureCommand = { type: 'CancelErasure', data: { ...which, accountId: 'ann' } };
const beginning = (begunAt: string) => ({ ...which, people: ['ann'], values: ['Ann'], before: [], begunAt });
const begin = (at = dueAt): ErasureCommand => ({ type: 'BeginErasure', data: beginning(at) });
const begun: ErasureStoryEvent = { type: 'ErasureBegun', data: beginning(dueAt) };
const carriedOut: ErasureStoryEvent = { type: 'ErasureCarriedOut', data: { ...which, carriedOutAt: dueAt } };

describe('a wish to be forgotten', () => {
  it('is asked for once, however often it is asked for', () => {
    given().when(ask()).then(asked());
    given(asked()).when(ask('e-2')).thenNothing();
  });
  it('may be about a child and about the family at once', () =>
    given(asked()).when(ask('e-2', 'amara')).then(asked('e-2', 'amara')));
  it('may be asked for again after it was cancelled, and not without end: each is a mail', () => {
    given(asked(), cancelled).when(ask('e-2')).then(asked('e-2'));
    const five = ['1', '2', '3', '4', '5'].map((child) => asked(`e-${child}`, child));
    given(...five)
      .when(ask('e-6'))
      .thenRefused('ErasureAskedTooOften');
    given(...five)
      .when(ask('e-6', undefined, '2026-11-22T10:00:00.000Z'))
      .then(asked('e-6', undefined, '2026-11-22T10:00:00.000Z'));
  });
});

describe('the last child', () => {
  const askOf = (learnerId: string, beside: readonly string[]): ErasureCommand => ({
    type: 'AskErasure',
    data: data('e-2', learnerId),
    others: beside,
  });
  it('is not erased alone, whether they practise or were put away', () => {
    given().when(askOf('amara', [])).thenRefused('LastChild');
    given(asked('e-1', 'bob'))
      .when(askOf('amara', ['bob']))
      .thenRefused('LastChild');
    given(asked('e-1', 'bob'), begun)
      .when(askOf('amara', ['bob']))
      .thenRefused('LastChild');
  });
  it('is nobody while another is left to practise', () =>
    given(asked('e-1', 'bob'))
      .when(askOf('amara', ['bob', 'cleo']))
      .then(asked('e-2', 'amara')));
  it('may be another once one is kept', () =>
    given(asked('e-1', 'bob'), cancelled)
      .when(askOf('amara', ['bob']))
      .then(asked('e-2', 'amara')));
  it('goes with the whole family', () =>
    given(asked('e-1', 'bob'))
      .when({ type: 'AskErasure', data: data('e-2'), others: [] })
      .then(asked('e-2')));
});

describe('wishes that were taken back', () => {
  const by = (accountId: string, erasureId: string) => ({ ...data(erasureId), accountId });
  const takenBack = (accountId: string, many: number): ErasureStoryEvent[] =>
    Array.from({ length: many }, (_, n) => `${accountId}-${n}`).flatMap((erasureId) => [
      { type: 'ErasureAsked', data: by(accountId, erasureId) },
      { type: 'ErasureCancelled', data: { ...which, erasureId, accountId: 'bob', told: ['ann', 'bob'] } },
    ]);
  it('use up no day of the parent who means it, whoever took them back', () => {
    const asks: ErasureCommand = { type: 'AskErasure', data: by('ann', 'e-1'), others };
    const told: ErasureStoryEvent = { type: 'ErasureAsked', data: by('ann', 'e-1') };
    given(...takenBack('bob', 15))
      .when(asks)
      .then(told);
    given(...takenBack('ann', 14), ...takenBack('bob', 15))
      .when(asks)
      .then(told);
  });
  it('are not without end: each is a mail to all parents', () =>
    given(...takenBack('bob', 15))
      .when({ type: 'AskErasure', data: by('bob', 'e-1'), others })
      .thenRefused('ErasureAskedTooOften'));
});

describe('changing one’s mind', () => {
  it('keeps everything, once', () => {
    given(asked()).when(cancel).then(cancelled);
    given(asked(), cancelled).when(cancel).thenNothing();
  });
  it('is possible until it has begun, and not after', () => {
    given(asked(), begun).when(cancel).thenRefused('ErasureBegun');
    given(asked(), begun, carriedOut).when(cancel).thenRefused('ErasureBegun');
  });
  it('is nothing where there is nothing to be erased', () => given().when(cancel).thenRefused('ErasureNotFound'));
  it('leaves nothing to begin, and nothing to be told of', () => {
    given(asked(), cancelled).when(begin()).thenNothing();
    given(asked(), cancelled).when({ type: 'NoteErasureNear', erasureId: 'e-1' }).thenNothing();
  });
});

describe('the end of the fortnight', () => {
  it('is not before it', () => given(asked()).when(begin('2026-12-05T09:59:59.999Z')).thenRefused('ErasureNotDue'));
  it('begins it once', () => {
    given(asked()).when(begin()).then(begun);
    given(asked(), begun).when(begin()).thenNothing();
  });
  it('is told of once before', () => {
    const near: ErasureStoryEvent = { type: 'ErasureDrewNear', data: { ...which, told: ['ann', 'bob'], dueAt } };
    given(asked()).when({ type: 'NoteErasureNear', erasureId: 'e-1' }).then(near);
    given(asked(), near).when({ type: 'NoteErasureNear', erasureId: 'e-1' }).thenNothing();
  });
  it('is carried out once it has begun, and once', () => {
    const note: ErasureCommand = { type: 'NoteCarriedOut', data: { ...which, carriedOutAt: dueAt } };
    given(asked()).when(note).thenNothing();
    given(asked(), begun).when(note).then(carriedOut);
    given(asked(), begun, carriedOut).when(note).thenNothing();
  });
});

it('remembers who it is about, and by what they are looked for', () => {
  const state = given(asked(), begun).state();
  expect(erasureIn(state, 'e-1')?.begun).toMatchObject({ people: ['ann'], values: ['Ann'] });
  expect(erasureIn(state, 'e-2')).toBeUndefined();
});
