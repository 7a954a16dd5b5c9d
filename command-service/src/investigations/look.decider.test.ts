import { expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { LookEvent } from 'schemas/investigations/look.events';
import { look, lookIdOf } from './look.decider';

const given = stories(look);
const looked = (more: Partial<LookEvent['data']> = {}): LookEvent => ({
  type: 'StreamLookedAt',
  data: { accountId: 'ada', stream: 'worksheet-1', shown: 'events', subjectId: 'amara', ...more },
});
const note = (more: Partial<LookEvent['data']> = {}) => ({ type: 'NoteLook' as const, data: looked(more).data });

it('notes who looked at whose stream', () => given().when(note()).then(looked()));
it('notes a stretch of looking once', () => given(looked()).when(note()).thenNothing());
it('notes each stream, each reason, and a list beside its streams', () => {
  for (const other of [{ stream: 'worksheet-2' }, { reason: 'a parent asked' }, { shown: 'names' as const }])
    given(looked()).when(note(other)).then(looked(other));
});
it('begins anew with each quarter of an hour, for each person', () => {
  expect(lookIdOf('ada', '2026-11-22T10:14:59.999Z')).toBe('ada.2026-11-22T10.00');
  expect(lookIdOf('ada', '2026-11-22T10:15:00.000Z')).toBe('ada.2026-11-22T10.15');
});
