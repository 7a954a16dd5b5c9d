import type { EventType } from 'schemas/describe/events';
import type { Keyring, KeyReader } from '../crypto/crypto';
import { openEvents, peopleIn, sealEvents } from '../crypto/crypto';
import { PersonErased } from '../event-store/event-store';
import type { DomainEvent } from '../decider/decider';
import { peopleErased } from './erasure';
import { refusingUnsound } from './sound-events';
import type {
  Actor,
  Appended,
  EventStore,
  ExpectedRevision,
  NewEvent,
  Position,
  ReadOptions,
  StoredEvent,
  SubscribeOptions,
} from '../event-store/event-store';
import { nameId, namespaceOf } from './name-id';

/** An event as the domain reads it: personal fields opened, or null where the person has been erased. */
export type LoggedEvent = StoredEvent;

/** On whose behalf and when: goes into the metadata of each event of a command. */
export interface Recording {
  readonly commandId: string;
  readonly actor: Actor;
  /** ISO 8601 UTC, by the clock of the service that decides. */
  readonly at: string;
  readonly causationId?: string;
  readonly correlationId?: string;
}

export interface LogAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly DomainEvent[];
  readonly recording: Recording;
  /** When each of them was decided, ISO 8601 UTC, where one append writes down what took a while; else all when it is recorded. */
  readonly times?: readonly string[];
  /** Whose data was looked at to decide this, beside those whose data it holds: nothing is written once one of them has been erased. */
  readonly about?: readonly string[];
}

/** The event log for whoever reads it only: the store, with personal data opened on the way out. Failures are those of `EventStore`. */
export interface ReadingLog {
  /** From a revision on; from the first event unless told. */
  readStream(stream: string, fromRevision?: number): Promise<LoggedEvent[]>;
  readAll(after: Position, options?: ReadOptions): AsyncIterable<LoggedEvent[]>;
  subscribe(after: Position, options: SubscribeOptions): AsyncIterable<LoggedEvent[]>;
  /** The store itself, for what shows streams as they are: personal data stays sealed. */
  readonly store: EventStore;
}

/** The event log as whoever decides uses it: personal data is sealed on the way in, too. */
export interface EventLog extends ReadingLog {
  append(append: LogAppend): Promise<Appended>;
}

const namespace = namespaceOf('6f1c1f52-7c0b-5d7a-9a53-0f6f0d1c9b11');

/** The id of the nth event that a command gives a stream: the same for a repeat, so that no store holds it twice. */
export function eventIdOf(commandId: string, stream: string, index: number): string {
  return nameId(`${commandId}/${stream}/${index}`, namespace);
}

/** Something derived from a command, the same for a repeat: ids of what the command creates. */
export function idFrom(commandId: string, purpose: string): string {
  return nameId(`${commandId}#${purpose}`, namespace);
}

export function readingLog(store: EventStore, types: ReadonlyMap<string, EventType>, keyring: KeyReader): ReadingLog {
  const open = (events: StoredEvent[]) => {
    // Before they are opened: a key that is still cached here must not show what was written about them later.
    keyring.forget(peopleErased(events));
    return openEvents(events, types, keyring);
  };
  return {
    store,
    readStream: async (stream, fromRevision) => open(await store.readStream(stream, fromRevision)),
    readAll: (after, options) => each(store.readAll(after, options), open),
    subscribe: (after, options) => each(store.subscribe(after, options), open),
  };
}

export function eventLog(store: EventStore, types: ReadonlyMap<string, EventType>, keyring: Keyring): EventLog {
  const refuse = refusingUnsound(types);
  // Where the write itself sees who has been erased, keys that were read a moment ago are good enough to seal with.
  const ofLate =
    store.besideKeys === true ? { makeMany: (people: Iterable<string>) => keyring.haveMany(people) } : keyring;
  return {
    ...readingLog(store, types, keyring),
    append: async ({ stream, expected, events: happened, recording, times = [], about = [] }) => {
      for (const event of happened) refuse(event);
      const { commandId } = recording;
      const events = happened.map((event, index) => {
        const at = times[index] ?? recording.at;
        return recorded(event, eventIdOf(commandId, stream, index), { ...recording, at });
      });
      const sealed = await sealEvents(events, { types, keyring: ofLate, about });
      const people = [...peopleIn(events, types), ...about];
      try {
        return await store.append({ stream, expected, commandId, events: sealed, people });
      } catch (error) {
        // Says who it is.
        if (error instanceof PersonErased) await sealEvents(events, { types, keyring, about });
        throw error;
      }
    },
  };
}

async function* each<A, B>(batches: AsyncIterable<A>, map: (batch: A) => Promise<B>): AsyncGenerator<B> {
  for await (const batch of batches) yield await map(batch);
}

function recorded({ type, data }: DomainEvent, id: string, recording: Recording): NewEvent {
  const { commandId, actor, at } = recording;
  return {
    id,
    type,
    data,
    meta: {
      commandId,
      actor,
      at,
      causationId: recording.causationId ?? commandId,
      correlationId: recording.correlationId ?? commandId,
      schemaVersion: 1,
    },
  };
}
