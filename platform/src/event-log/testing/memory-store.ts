import {
  NO_STREAM,
  START,
  WrongRevision,
  type Append,
  type EventStore,
  type Pace,
  type StoredEvent,
} from '../../event-store/event-store';

export interface MemoryStore extends EventStore {
  /** All that was appended, in order, as a store has it: sealed. */
  readonly events: readonly StoredEvent[];
  /** Called before each append, which it may make fail or forestall. */
  before: (append: Append) => void | Promise<void>;
}

/** An event store that lives as long as the process: its appends and reads keep the port's promises, and wait for nothing. */
export function memoryStore(): MemoryStore {
  const events: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const of = (stream: string): readonly StoredEvent[] => streams.get(stream) ?? [];
  const add = (event: StoredEvent) => {
    events.push(event);
    const known = streams.get(event.stream);
    if (known) known.push(event);
    else streams.set(event.stream, [event]);
  };
  const after = (position: string) => events.filter((event) => event.position > position);
  const store: MemoryStore = {
    events,
    before: () => undefined,
    append: async (append) => {
      await store.before(append);
      const { stream, expected, commandId } = append;
      const first = of(stream).findLast(({ meta }) => meta.commandId === commandId);
      if (first) return { position: first.position, revision: first.revision, repeated: true };
      const head = of(stream).at(-1)?.revision ?? NO_STREAM;
      if (head !== expected) throw new WrongRevision(stream, expected, head);
      for (const [n, event] of append.events.entries())
        add({ ...event, stream, revision: expected + 1 + n, position: positionOf(events.length + 1) });
      return { position: positionOf(events.length), revision: expected + append.events.length, repeated: false };
    },
    readStream: (stream, from = 0, most) =>
      Promise.resolve(
        of(stream)
          .filter(({ revision }) => revision >= from)
          .slice(0, most),
      ),
    readAll: (position, { batchSize = 2_000, pace = () => Promise.resolve(batchSize), types } = {}) =>
      batches(
        after(position).filter(({ type }) => types?.includes(type) ?? true),
        async () => Math.min(batchSize, await pace()),
      ),
    subscribe: (position) => batches(after(position), () => Promise.resolve(2_000)),
    head: () => Promise.resolve(events.at(-1)?.position ?? START),
    findStreams: (prefix, limit, { before = LAST, without = [] } = {}) => {
      const heads = new Map(events.map((event) => [event.stream, event]));
      const sought = [...heads.values()].filter(
        ({ stream, position }) =>
          stream.startsWith(prefix) && position < before && !without.includes(stream.split('-')[0] ?? ''),
      );
      return Promise.resolve(sought.toSorted(lastFirst).slice(0, limit).map(summaryOf));
    },
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return store;
}

const LAST = '9'.repeat(START.length);

const lastFirst = (one: StoredEvent, other: StoredEvent) => other.position.localeCompare(one.position);

const summaryOf = ({ stream, position, revision, type, meta }: StoredEvent) => ({
  stream,
  position,
  events: revision + 1,
  lastType: type,
  lastAt: meta.at,
});

const positionOf = (count: number) => String(count).padStart(START.length, '0');

async function* batches(events: readonly StoredEvent[], pace: Pace): AsyncGenerator<StoredEvent[]> {
  for (let from = 0; from < events.length;) {
    const batch = events.slice(from, from + (await pace()));
    from += batch.length;
    yield batch;
  }
}
