import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  EventNotStorable,
  EventTooLarge,
  MAX_APPEND_BYTES,
  NO_STREAM,
  StoreUnavailable,
  streamOf,
  WrongRevision,
  type Append,
  type EventStore,
  type JsonObject,
} from '../../event-store/event-store';
import { appendOf } from '../eventstoredb/append-of';
import { withStore, type ContractCase } from './server-under-test';
import { assertInOrder, idsOf } from './watching';

export const appending: readonly ContractCase[] = [
  withStore('stores events as they were given', async (store) => {
    const append = appendOf({ events: 3 });
    await store.append(append);
    const stored = await store.readStream(append.stream);
    assertInOrder(stored);
    assert.deepEqual(
      stored.map(({ id, type, data, meta }) => ({ id, type, data, meta })),
      append.events,
    );
    assert.deepEqual(new Set(stored.map(({ stream }) => stream)), new Set([append.stream]));
  }),

  withStore('answers where the last event stands', async (store) => {
    const append = appendOf({ events: 3 });
    const answer = await store.append(append);
    const last = (await store.readStream(append.stream)).at(-1);
    assert.deepEqual(answer, { position: last?.position, revision: 2, repeated: false });
  }),

  withStore('goes on at the revision that the stream has', async (store) => {
    const { stream } = await appended(store, appendOf({ events: 2 }));
    assert.equal((await store.append(appendOf({ stream, expected: 1 }))).revision, 2);
    assert.equal((await store.append(appendOf({ stream, expected: 2, events: 2 }))).revision, 4);
    assertInOrder(await store.readStream(stream));
  }),

  withStore('refuses a new stream where there is one', async (store) => {
    const { stream } = await appended(store, appendOf({ events: 2 }));
    await assertWrong(store, appendOf({ stream }), 1);
  }),

  withStore('refuses a revision that lies behind or ahead', async (store) => {
    const { stream } = await appended(store, appendOf({ events: 3 }));
    for (const expected of [0, 1, 3, 700]) await assertWrong(store, appendOf({ stream, expected }), 2);
  }),

  withStore('refuses any revision of a stream that does not exist', async (store) => {
    await assertWrong(store, appendOf({ expected: 0 }), NO_STREAM);
  }),

  withStore('writes all events of an append or none', async (store) => {
    const { stream } = await appended(store, appendOf());
    await assertWrong(store, appendOf({ stream, events: 500 }), 0);
    assert.equal((await store.readStream(stream)).length, 1);
  }),

  withStore('refuses an append without events', async (store) => {
    const append = appendOf({ events: 0 });
    await assert.rejects(store.append(append), (error) => !(error instanceof StoreUnavailable));
    assert.deepEqual(await store.readStream(append.stream), []);
  }),

  withStore(
    'takes 2,000 events at once',
    async (store) => {
      const append = appendOf({ events: 2_000 });
      assert.equal((await store.append(append)).revision, 1_999);
      const stored = await store.readStream(append.stream);
      assertInOrder(stored);
      assert.deepEqual(idsOf(stored), idsOf(append.events));
    },
    { isPatient: true },
  ),

  withStore('takes an append that is just within the limit', async (store) => {
    const append = appendOf({ text: 'x'.repeat(MAX_APPEND_BYTES - 1_000) });
    await store.append(append);
    assert.deepEqual((await store.readStream(append.stream))[0]?.data, append.events[0]?.data);
  }),

  withStore('refuses an event that is too large', async (store) => {
    await assertTooLarge(store, appendOf({ text: 'x'.repeat(MAX_APPEND_BYTES) }));
    await assertTooLarge(store, appendOf({ text: 'x'.repeat(20 * MAX_APPEND_BYTES) }));
  }),

  withStore('counts bytes, not characters', async (store) => {
    await assertTooLarge(store, appendOf({ text: 'ß'.repeat(MAX_APPEND_BYTES / 2) }));
    await assertTooLarge(store, appendOf({ text: '🙂'.repeat(MAX_APPEND_BYTES / 4) }));
  }),

  withStore('refuses events that are too large together', async (store) => {
    await assertTooLarge(store, appendOf({ events: 5, text: 'x'.repeat(MAX_APPEND_BYTES / 4) }));
  }),

  withStore('leaves the other appends alone when one is refused', async (store) => {
    const good = Array.from({ length: 40 }, () => appendOf());
    const wrong = Array.from({ length: 10 }, () => appendOf({ expected: 5 }));
    const large = Array.from({ length: 3 }, () => appendOf({ text: 'x'.repeat(2 * MAX_APPEND_BYTES) }));
    const outcomes = await Promise.allSettled([...good, ...wrong, ...large].map((append) => store.append(append)));
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, good.length);
    for (const { stream } of good) assert.equal((await store.readStream(stream)).length, 1);
  }),

  withStore('keeps text of every script, quotes, escapes, numbers and deep data', async (store) => {
    const data = {
      ...strangeText,
      ...strangeNumbers,
      deep: nested(60),
      many: Array.from({ length: 500 }, (_, n) => [n]),
    };
    await assertKept(store, data);
  }),

  withStore('keeps names of streams and types with marks of every kind', async (store) => {
    for (const id of [
      `Ünï ${randomUUID()}`,
      `"quoted" '${randomUUID()}'`,
      `%_\\${randomUUID()}`,
      `日本-${randomUUID()}`,
    ]) {
      const append = appendOf({ stream: streamOf('sample', id) });
      await store.append(append);
      assert.deepEqual(idsOf(await store.readStream(append.stream)), idsOf(append.events));
    }
  }),

  withStore('refuses text that no read table can keep, at once and for good', async (store) => {
    for (const text of ['a\0b', 'half \ud800 a pair', '\udc00', 'after a backslash \\\0']) {
      const append = appendOf({ text });
      const neighbour = appendOf();
      const [refused, kept] = await Promise.allSettled([store.append(append), store.append(neighbour)]);
      assert.equal(kept.status, 'fulfilled');
      assert.ok(refused.status === 'rejected' && refused.reason instanceof EventNotStorable, JSON.stringify(text));
      assert.deepEqual(await store.readStream(append.stream), []);
    }
    await assertKept(store, { text: 'what only looks so: \\u0000 \\ud800 \\\\u0000' });
  }),
];

async function appended(store: EventStore, append: Append): Promise<Append> {
  await store.append(append);
  return append;
}

async function assertKept(store: EventStore, data: JsonObject): Promise<void> {
  const append = appendOf();
  const events = append.events.map((event) => ({ ...event, data }));
  await store.append({ ...append, events });
  assert.deepEqual((await store.readStream(append.stream))[0]?.data, JSON.parse(JSON.stringify(data)));
}

async function assertWrong(store: EventStore, append: Append, actual: number): Promise<void> {
  const before = await store.readStream(append.stream);
  await assert.rejects(store.append(append), (error) => {
    assert.ok(error instanceof WrongRevision, String(error));
    assert.deepEqual([error.stream, error.expected, error.actual], [append.stream, append.expected, actual]);
    return true;
  });
  assert.deepEqual(idsOf(await store.readStream(append.stream)), idsOf(before));
}

async function assertTooLarge(store: EventStore, append: Append): Promise<void> {
  await assert.rejects(store.append(append), EventTooLarge);
  assert.deepEqual(await store.readStream(append.stream), []);
}

const strangeText = {
  scripts: 'Zoë Ångström żółw Ελλάδα Кириллица עברית العربية 日本語 한국어 ไทย',
  emoji: '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  marks: 'e'.concat('\u0301'.repeat(2_000)),
  direction: 'left \u202eright\u202c \u2066in\u2069',
  kelvin: '\u212a \ufeff \uffff \u2028 \u2029',
  quotes: `"double" 'single' \`back\` \\ / \\" {} [] $1 $$ %s`,
  control: '\t\n\r\b\f\u0001\u001f\u007f',
  empty: '',
  markup: '**bold** @@1/2 ||x|| <script>alert(1)</script> &amp;',
  '': 'an empty name',
  'a "quoted" name': null,
};

const strangeNumbers = {
  large: Number.MAX_SAFE_INTEGER,
  small: 5e-324,
  huge: 1e308,
  negative: -0.1,
  none: null,
  yes: true,
};

function nested(depth: number): JsonObject {
  return depth === 0 ? { end: [] } : { next: [nested(depth - 1), {}] };
}
