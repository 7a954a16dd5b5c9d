import { expect, it } from '@jest/globals';
import { keyring, masterKeys, memoryKeyStore } from 'platform/crypto';
import { handle, stateOf } from 'platform/decider/handle';
import { eventLog } from 'platform/event-log';
import { memoryStore } from 'platform/testing/memory-store';
import { eventTypes } from 'schemas/events';
import { englishBank } from './english-bank.decider';

const item = (itemId: string) => ({
  itemId,
  topic: 'spelling' as const,
  level: 3,
  questionText: 'Which is right?',
  options: ['a', 'b', 'c', 'd', 'e'],
  key: 'A' as const,
  correctSentence: 'a',
  explanation: 'It is.',
  ruleTag: 'ie-ei',
});

it('reads of a topic no more than what is new, however long its stream, and misses nothing', async () => {
  const store = memoryStore();
  const read: number[] = [];
  const counting = {
    ...store,
    readStream: async (stream: string, from?: number) => {
      const events = await store.readStream(stream, from);
      read.push(events.length);
      return events;
    },
  };
  const keys = keyring(memoryKeyStore(), masterKeys('k'.repeat(44)));
  const [reader, writer] = [eventLog(counting, eventTypes, keys), eventLog(store, eventTypes, keys)];
  const add = async (n: number) => {
    const command = {
      type: 'AddItem' as const,
      data: { topic: 'spelling', item: item(`item-${n}`), authorId: 'noor', isApproved: true },
    };
    const recording = {
      commandId: `add-${n}`,
      actor: { id: 'noor', role: 'ROLE_ADMIN' },
      at: '2026-11-21T14:00:00.000Z',
    };
    await handle(writer, englishBank, { id: 'spelling', command, recording });
  };
  for (let n = 0; n < 50; n += 1) await add(n);
  expect((await stateOf(reader, englishBank, 'spelling')).size).toBe(50);
  expect((await stateOf(reader, englishBank, 'spelling')).size).toBe(50);
  // Somebody else adds one, with another service.
  await add(50);
  const states = await Promise.all([1, 2, 3].map(() => stateOf(reader, englishBank, 'spelling')));
  expect(states.map(({ size }) => size)).toEqual([51, 51, 51]);
  expect((await stateOf(reader, englishBank, 'spelling')).has('item-50')).toBe(true);
  expect(read).toEqual([50, 0, 1, 1, 1, 0]);
});
