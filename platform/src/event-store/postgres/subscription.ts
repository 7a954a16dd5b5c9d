import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable, type Position, type StoredEvent, type SubscribeOptions } from '../event-store';
import type { Bell } from './bell';
import type { Reader } from './reader';

/** Readers look by themselves this often, should a notification be lost. */
const POLL_MS = 200;
/** Between attempts to reach a server that is away. */
const PAUSE_MS = 250;

/** Everything after a position, for as long as the signal is not aborted. A server that is away is waited for. */
export async function* subscription(
  { reader, bell }: { readonly reader: Reader; readonly bell: Bell },
  after: Position,
  { signal, batchSize }: Required<SubscribeOptions>,
): AsyncGenerator<StoredEvent[]> {
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  let position = after;
  while (!signal.aborted) {
    const { rings } = bell;
    const batches = reader.after(position, batchSize);
    for (;;) {
      const events = await nextOf(batches, aborted);
      if (events === undefined) break;
      yield events;
      position = events.at(-1)?.position ?? position;
    }
    await bell.rungSince(rings, { ms: POLL_MS, signal });
  }
}

/** Undefined at the end of the log, after a failure, and when the caller wants no more. */
async function nextOf(
  batches: AsyncGenerator<StoredEvent[]>,
  aborted: Promise<void>,
): Promise<StoredEvent[] | undefined> {
  try {
    return (await Promise.race([batches.next(), aborted.then(() => undefined)]))?.value as StoredEvent[] | undefined;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    await Promise.race([wait(PAUSE_MS), aborted]);
    return undefined;
  }
}
