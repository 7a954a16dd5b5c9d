import { expect, it } from '@jest/globals';
import type { Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';
import { rowsOf } from '../../testing/rows-of';
import { lettersProjection } from './letters.projection';

const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-22T09:00:00.000Z';
const letterId = 'l';
const written: AnyEvent = { type: 'LetterWritten', data: { letterId, version: 1, subject: 'A', body: 'B' } };
const row = {
  letterId,
  version: 1,
  subject: 'A',
  body: 'B',
  state: 'draft',
  writtenAt: at,
  writtenBy: 'somebody',
  releasedAt: null,
  releasedBy: null,
  recipients: 0,
  left: 0,
};
const after = (...events: Happened<AnyEvent>[]) => rowsOf(lettersProjection, { ...written, at }, ...events);
const released: Happened<AnyEvent> = {
  type: 'LetterReleased',
  data: { letterId, version: 1 },
  at: later,
  actorId: 'ada',
};
const addressed: AnyEvent = {
  type: 'LetterAddressed',
  data: { letterId, firstNumber: 100, subscriberIds: ['a', 'b'] },
};
const toAll: AnyEvent = { type: 'LetterAddressedToAll', data: { letterId, recipients: 102 } };
const left = (by: object): AnyEvent => ({ type: 'SubscriptionEnded', data: { subscriberId: 's', ...by } });

it('is written, written anew, released and addressed', () => {
  expect(after()).toEqual([row]);
  const anew: Happened<AnyEvent> = { ...written, data: { letterId, version: 2, subject: 'C', body: 'D' }, at: later };
  expect(after(anew)).toEqual([{ ...row, version: 2, subject: 'C', body: 'D', writtenAt: later }]);
  const out = { ...row, state: 'released', releasedAt: later, releasedBy: 'ada' };
  expect(after(released, addressed)).toEqual([{ ...out, recipients: 102 }]);
  expect(after(released, addressed, toAll)).toEqual([{ ...out, state: 'addressed', recipients: 102 }]);
});
it('counts who left by it, and nobody else', () => {
  expect(after(left({ letterId }), left({ letterId }), left({}), left({ letterId: 'another' }))).toEqual([
    { ...row, left: 2 },
  ]);
});
