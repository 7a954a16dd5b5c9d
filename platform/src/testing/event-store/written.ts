import type { EventStore, StoredEvent } from '../../event-store/event-store';
import { appendOf } from '../eventstoredb/append-of';

/** So many events, in a stream of their own. */
export async function written(store: EventStore, events: number) {
  const append = appendOf({ events });
  await store.append(append);
  const last = (await store.readStream(append.stream)).at(-1) as StoredEvent;
  return { ...append, last };
}
