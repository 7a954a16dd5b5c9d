import { expect, it } from '@jest/globals';
import type { Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';
import { rowsOf } from '../../testing/rows-of';
import { mockPlacesProjection } from './mock-places.projection';

const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-22T09:00:00.000Z';
const said = {
  placeId: 'p',
  email: 'parent@example.org',
  parentFirstName: 'Ada',
  parentLastName: 'Byron',
  childName: 'Kofi',
  telephone: '020 7946 0018',
  source: 'site',
};
const asked: AnyEvent = { type: 'MockPlaceAsked', data: { ...said, termsVersion: '1', termsAcceptedAt: at } };
const row = { ...said, state: 'asked', askedAt: at, confirmedAt: null };
const after = (...events: Happened<AnyEvent>[]) => rowsOf(mockPlacesProjection, { ...asked, at }, ...events);
const confirmed: Happened<AnyEvent> = { type: 'MockPlaceConfirmed', data: { placeId: 'p' }, at: later };
const givenUp: AnyEvent = { type: 'MockPlaceGivenUp', data: { placeId: 'p' } };

it('is asked for, kept, and given up without a word of who it was', () => {
  expect(after()).toEqual([row]);
  expect(after(confirmed)).toEqual([{ ...row, state: 'confirmed', confirmedAt: later }]);
  const nobody = { email: null, parentFirstName: null, parentLastName: null, childName: null, telephone: null };
  expect(after(confirmed, givenUp)).toEqual([{ ...row, ...nobody, state: 'given up', confirmedAt: later }]);
});
it('that nobody asked for is none', () => expect(rowsOf(mockPlacesProjection, confirmed, givenUp)).toEqual([]));
