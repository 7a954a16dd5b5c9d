import { afterEach, expect, it } from '@jest/globals';
import { handle, stateOf } from 'platform/decider/handle';
import { stories } from 'platform/testing';
import type { LookEvent } from 'schemas/investigations/look.events';
import { commandHouse } from '../../testing/house';
import { look, lookIdOf } from './look.decider';

const houses: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(houses.splice(0).map((house) => house.close())));

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
it('keeps why somebody looked sealed for them, and reads it as nothing once they are erased', async () => {
  const house = await commandHouse();
  houses.push(house);
  const stream = 'users-file.1';
  const reason = 'for Grace O’Neill';
  const command = note({ stream, shown: 'users file', reason });
  const at = '2026-11-22T10:00:00.000Z';
  const recording = { commandId: 'take-1', at, actor: { id: 'ada', role: 'ROLE_ADMIN' } };
  await handle(house.log, look, { id: 'ada.1', command, recording });
  expect(JSON.stringify(house.store.events)).not.toContain('Grace');
  expect(await stateOf(house.log, look, 'ada.1')).toContain(JSON.stringify([stream, 'users file', reason]));
  await house.keyring.destroy('ada');
  expect(JSON.stringify([...(await stateOf(house.log, look, 'ada.1'))])).not.toContain('Grace');
});
