import type { EventStore } from '../event-store';
import { AllEvents } from './reading/all-events';
import { Connection } from './connecting/connection';
import { Door } from './connecting/door';
import { misconfigurationBehind, requireUsable } from './connecting/misconfiguration';
import { NewestFirst } from './reading/newest-first';
import { Streams } from './streams';

export interface EventStoreDbOptions {
  /**
   * `esdb://host:2113?tls=false`; for a cluster `esdb+discover://…?nodePreference=leader`, as a stream read from another
   * node may lack its last events. Leave keep-alive on: it ends hung connections.
   */
  readonly url: string;
  /** Shown by the server beside the connection. Default: a random one. */
  readonly name?: string;
  /** After so long without an answer a question is asked again. Default 5,000. */
  readonly deadlineMs?: number;
  /** After so long without a certain outcome a call rejects with `StoreUnavailable`; at once while the store is known to be gone. Default 5,000. */
  readonly patienceMs?: number;
}

const BATCH = 2_000;

/**
 * The event log on EventStoreDB, 22.10 or later. Stores of the same URL share their connections.
 *
 * @throws StoreMisconfigured for an address with a fault; no option reaches the client that it does not know.
 *
 * An append that got no certain answer is repeated with the same ids at the same revision until it gets one. A command id
 * that stands in the stream already is found there before anything is written.
 */
export function openEventStoreDb({
  url,
  name,
  deadlineMs = 5_000,
  patienceMs = 5_000,
}: EventStoreDbOptions): EventStore {
  requireUsable(url);
  const connection = Connection.join(url, name);
  const patience = { deadlineMs, patienceMs };
  const door = new Door();
  const newest = new NewestFirst(connection, patience);
  const streams = new Streams(connection, patience, () => newest.head());
  // Nobody waits for a reader of all events: beginning anew costs it more than some seconds.
  const all = new AllEvents(connection, { deadlineMs, patienceMs: 3 * patienceMs }, door.closed);

  return {
    append: (append) => door.through(() => streams.append(append)),
    readStream: (stream, fromRevision, most) => door.through(() => streams.read(stream, fromRevision, most)),
    readAll: (after, options) => all.read(after, { ...options, batchSize: options?.batchSize ?? BATCH }),
    subscribe: (after, options) => all.subscribe(after, options),
    head: () => door.through(() => newest.head()),
    findStreams: (prefix, limit, sought) => door.through(() => newest.findStreams(prefix, limit, sought)),
    check: () =>
      door.through(async () => {
        try {
          await newest.check();
        } catch (error) {
          const cause = error instanceof Error ? error.cause : undefined;
          throw (await misconfigurationBehind(cause, url)) ?? error;
        }
      }),
    close: async () => {
      if (door.closed.aborted) return;
      await door.close();
      await connection.leave();
    },
  };
}
