import { expect, it } from '@jest/globals';
import type { Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';
import { rowsOf } from '../../testing/rows-of';
import { subscribersProjection } from './subscribers.projection';

const at = '2026-11-21T09:00:00.000Z';
const data = { subscriberId: 's', email: 'reader@example.org', source: 'blog' };
const asked: AnyEvent = { type: 'SubscriptionRequested', data };
const confirmed: AnyEvent = { type: 'SubscriptionConfirmed', data: { subscriberId: 's' } };
const ended: AnyEvent = { type: 'SubscriptionEnded', data: { subscriberId: 's' } };
const told: AnyEvent = { type: 'ListMemberTold', data: { subscriberId: 's', provider: 'Letters Ltd' } };
const row = { ...data, state: 'asked', askedAt: at, provider: null, toldAt: null };
const after = (...events: Happened<AnyEvent>[]) => rowsOf(subscribersProjection, { ...asked, at }, ...events);

it('asks, confirms, and ends without an address', () => {
  expect(after()).toEqual([row]);
  expect(after(confirmed)).toEqual([{ ...row, state: 'confirmed' }]);
  expect(after(confirmed, ended)).toEqual([{ ...row, state: 'ended', email: null }]);
});
it('knows who keeps the list beside us, until they are told that somebody left', () => {
  const listed = { ...row, state: 'confirmed', provider: 'Letters Ltd', toldAt: at };
  expect(after(confirmed, { ...told, at })).toEqual([listed]);
  expect(after(confirmed, told, ended)).toEqual([{ ...row, state: 'ended', email: null }]);
});
it('that asks again has asked since the first time', () =>
  expect(after(ended, { ...asked, at: '2026-12-01T09:00:00.000Z' })).toEqual([row]));
it('that never asked is none', () => expect(rowsOf(subscribersProjection, confirmed, told, ended)).toEqual([]));
