import assert from 'node:assert/strict';
import { WrongRevision, type Append, type EventStore } from '../../event-store/event-store';
import { appendOf, aStream } from '../eventstoredb/append-of';
import { withStore, type ContractCase } from './server-under-test';
import { idsOf } from './watching';

export const repeating: readonly ContractCase[] = [
  withStore('answers a repeated command as the first time and writes nothing', async (store) => {
    const append = appendOf({ events: 2 });
    const first = await store.append(append);
    assert.equal(first.repeated, false);
    await assertRepeats(store, append, append);
    await assertRepeats(store, append, append);
  }),

  withStore('does so whatever revision the repeat expects', async (store) => {
    const append = appendOf({ events: 2 });
    await store.append(append);
    for (const expected of [0, 1, 9]) await assertRepeats(store, append, { ...append, expected });
  }),

  withStore('does so after other events in the same stream and elsewhere', async (store) => {
    const append = appendOf({ events: 2 });
    const { stream } = append;
    await store.append(append);
    for (let expected = 1; expected < 6; expected += 1) await store.append(appendOf({ stream, expected }));
    await Promise.all(Array.from({ length: 100 }, () => store.append(appendOf({ events: 3 }))));
    await assertRepeats(store, append, append);
    await assertRepeats(store, append, { ...append, expected: 6 });
  }),

  withStore('does so when it is decided anew, with more events or fewer', async (store) => {
    const append = appendOf({ events: 2 });
    const { stream, commandId } = append;
    await store.append(append);
    await store.append(appendOf({ stream, expected: 1 }));
    for (const events of [1, 2, 3])
      await assertRepeats(store, append, appendOf({ stream, commandId, events, expected: 2 }));
  }),

  {
    name: 'does so after the store was opened again',
    run: async (server) => {
      const append = appendOf({ events: 2 });
      const before = server.open();
      await before.append(append);
      await before.append(appendOf({ stream: append.stream, expected: 1 }));
      await before.close();
      const after = server.open();
      await assertRepeats(after, append, append);
      await assertRepeats(after, append, { ...append, expected: 2 });
      await after.close();
    },
  },

  withStore('writes a command once that is in flight many times', async (store) => {
    const append = appendOf({ events: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => store.append(append)));
    const [first] = answers;
    assert.ok(first);
    for (const { position, revision } of answers)
      assert.deepEqual([position, revision], [first.position, first.revision]);
    assert.equal(answers.filter(({ repeated }) => !repeated).length, 1);
    assert.deepEqual(idsOf(await store.readStream(append.stream)), idsOf(append.events));
  }),

  {
    name: 'writes a command once that is in flight in two stores',
    run: async (server) => {
      const [one, other] = [server.open(), server.open()];
      const append = appendOf();
      const answers = await Promise.all([one, other, one, other].map((store) => store.append(append)));
      assert.equal(new Set(answers.map(({ position }) => position)).size, 1);
      assert.equal((await one.readStream(append.stream)).length, 1);
      await Promise.all([one.close(), other.close()]);
    },
  },

  withStore('takes the same command id in another stream for another command', async (store) => {
    const { commandId, stream } = appendOf();
    await store.append(appendOf({ commandId, stream }));
    const elsewhere = appendOf({ commandId, stream: aStream() });
    assert.equal((await store.append(elsewhere)).repeated, false);
    assert.equal((await store.readStream(elsewhere.stream)).length, 1);
  }),

  withStore('knows nothing of a command that was refused', async (store) => {
    const append = appendOf({ expected: 4 });
    await assert.rejects(store.append(append), WrongRevision);
    const answer = await store.append(appendOf({ stream: append.stream, commandId: append.commandId }));
    assert.deepEqual([answer.revision, answer.repeated], [0, false]);
  }),
];

async function assertRepeats(store: EventStore, first: Append, repeat: Append): Promise<void> {
  const before = await store.readStream(first.stream);
  const last = before.filter(({ meta }) => meta.commandId === first.commandId).at(-1);
  const answer = await store.append(repeat);
  assert.deepEqual(answer, { position: last?.position, revision: last?.revision, repeated: true });
  assert.deepEqual(idsOf(await store.readStream(first.stream)), idsOf(before));
}
