import { setTimeout as wait } from 'node:timers/promises';
import { pauseAfter } from '../../backoff/backoff';
import { StoreUnavailable, type Position, type StoredEvent, type SubscribeOptions } from '../event-store';
import type { Bell } from './bell';
import type { Reader } from './reader';

/** Readers look by themselves this often, should a notification be lost. */
const POLL_MS = 200;
/** Between attempts to reach a server that is away. */
const PAUSES = { firstMs: 100, longestMs: 2_000, chance: 0.25 };

/** Everything after a position, for as long as the signal is not aborted. A server that is away is waited for. */
export async function* subscription(
  { reader, bell }: { readonly reader: Reader; readonly bell: Bell },
  after: Position,
  { signal, batchSize }: Required<SubscribeOptions>,
): AsyncGenerator<StoredEvent[]> {
  let position = after;
  const outage: Outage = { failures: 0 };
  while (!signal.aborted) {
    const { rings } = bell;
    const batches = reader.after(position, { batchSize });
    for (;;) {
      const events = await nextOf(batches, outage, signal);
      if (events === undefined) break;
      yield events;
      position = events.at(-1)?.position ?? position;
    }
    await bell.rungSince(rings, { ms: POLL_MS, signal });
  }
}

/** How often in a row the server was away. */
interface Outage {
  failures: number;
}

/** Undefined at the end of the log, after a failure, and when the caller wants no more. */
async function nextOf(
  batches: AsyncGenerator<StoredEvent[]>,
  outage: Outage,
  signal: AbortSignal,
): Promise<StoredEvent[] | undefined> {
  try {
    const events = (await unlessAborted(batches.next(), signal))?.value as StoredEvent[] | undefined;
    outage.failures = 0;
    return events;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    await wait(pauseAfter(outage.failures, PAUSES), undefined, { signal }).catch(() => undefined);
    outage.failures += 1;
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
