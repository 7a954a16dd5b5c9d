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
  let position = after;
  while (!signal.aborted) {
    const { rings } = bell;
    const batches = reader.after(position, batchSize);
    for (;;) {
      const events = await nextOf(batches, signal);
      if (events === undefined) break;
      yield events;
      position = events.at(-1)?.position ?? position;
    }
    await bell.rungSince(rings, { ms: POLL_MS, signal });
  }
}

/** Undefined at the end of the log, after a failure, and when the caller wants no more. */
async function nextOf(batches: AsyncGenerator<StoredEvent[]>, signal: AbortSignal): Promise<StoredEvent[] | undefined> {
  try {
    return (await unlessAborted(batches.next(), signal))?.value as StoredEvent[] | undefined;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    return undefined;
  }
}

// Its listener goes with each wait: a subscription lives as long as the service, and must not gather them.
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined);
    signal.addEventListener('abort', stop, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
