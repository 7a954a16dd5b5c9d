/**
 * The port of the event log. Two adapters keep its promises, and one contract suite holds them to it:
 * PostgreSQL (`postgres/`) and EventStoreDB (`eventstoredb/`).
 */

/** A place in the log: 20 digits, so that places compare as text. The first event stands after `START`. */
export type Position = string;

/** Before the first event. */
export const START: Position = '0'.padStart(20, '0');

/** The revision a stream must have for an append: that of its last event, or `NO_STREAM`. There is no "any". */
export type ExpectedRevision = number;
export const NO_STREAM: ExpectedRevision = -1;

/** What an event carries beside its data; never personal data. */
export interface EventMeta {
  readonly commandId: string;
  /** What led to it: the command id, or the id of the event that a process answered. */
  readonly causationId: string;
  /** One for all that followed from the same request. */
  readonly correlationId: string;
  readonly actor: Actor;
  /** When it happened by the clock of the service that decided it, ISO 8601 UTC. */
  readonly at: string;
  /** Of the event's schema; 1 until an upcaster exists. */
  readonly schemaVersion: number;
}

export interface Actor {
  readonly id: string;
  readonly role: string;
}

export type JsonObject = { readonly [field: string]: unknown };

export interface NewEvent {
  /** `eventIdOf(commandId, index)`: a uuid v5, so that a repeat has the same id. */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly meta: EventMeta;
}

export interface StoredEvent extends NewEvent {
  readonly stream: string;
  /** 0 for the first event of its stream, then without a gap. */
  readonly revision: number;
  readonly position: Position;
}

export interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly commandId: string;
  /** At least one; together at most 1 MiB as JSON. */
  readonly events: readonly NewEvent[];
  /** Whose data it holds, or was decided on: looked at where the store is `besideKeys`. */
  readonly people?: readonly string[];
}

export interface Appended {
  /** Of the last event of the command. */
  readonly position: Position;
  readonly revision: number;
  /** The command id stood in the stream already: nothing was written, and this is the first time's answer. */
  readonly repeated: boolean;
}

export interface EventStore {
  /** It stands in one database with the keys of people, and writes nothing once one of an append's people has been erased. */
  readonly besideKeys?: true;

  /**
   * Appends all events or none. When it resolves they are durable.
   * A repeated command id in the same stream answers as the first time did, whatever the expected revision.
   * @throws WrongRevision when the stream stands elsewhere; nothing was written.
   * @throws PersonErased where the store is `besideKeys`; nothing was written.
   * @throws EventTooLarge, EventNotStorable before anything is sent.
   * @throws StoreUnavailable when the outcome could not be learnt in time: repeat the same append to learn it.
   */
  append(append: Append): Promise<Appended>;

  /** The events of one stream in order, from a revision on, `most` of them; empty for a stream that does not exist. */
  readStream(stream: string, fromRevision?: number, most?: number): Promise<StoredEvent[]>;

  /** All events after a position, in the one order of the log, in batches of at most `batchSize`; ends at the end of the log. */
  readAll(after: Position, options?: ReadOptions): AsyncIterable<StoredEvent[]>;

  /**
   * All events after a position, then those that follow as they are appended; misses nothing and repeats nothing.
   * Reconnects by itself with backoff; ends only when `signal` is aborted.
   */
  subscribe(after: Position, options: SubscribeOptions): AsyncIterable<StoredEvent[]>;

  /** The position of the last event; `START` when there is none. */
  head(): Promise<Position>;

  /** Streams whose name begins with a prefix, for the investigation pages; at most `limit`, the most recently written first. */
  findStreams(prefix: string, limit: number, sought?: StreamsSought): Promise<StreamSummary[]>;

  /** Resolves once the store answers; rejects with `StoreUnavailable`, or with `StoreMisconfigured` where waiting is in vain. */
  check(): Promise<void>;

  close(): Promise<void>;
}

/** When the next batch may be fetched, and how many events it holds at most. */
export type Pace = () => Promise<number>;

export interface ReadOptions {
  /** Default 2,000. */
  readonly batchSize?: number;
  /**
   * Asked before each batch is fetched, which it holds up until it resolves: to how many events the batch holds at most, where
   * those are fewer than `batchSize`. Then the next one is not fetched ahead either.
   */
  readonly pace?: Pace;
  /** Events of these types only; the others are neither sent over nor looked at where the store can leave them out. */
  readonly types?: readonly string[];
}

/** Of how many events at most, of which types. */
export type Batches = ReadOptions & Required<Pick<ReadOptions, 'batchSize'>>;

export interface SubscribeOptions {
  readonly signal: AbortSignal;
  /** Default 2,000. */
  readonly batchSize?: number;
}

/** Which streams are looked for. */
export interface StreamsSought {
  /** Those alone whose last event stands before this position: what follows a page that ended there. */
  readonly before?: Position;
  /** None of these categories. */
  readonly without?: readonly string[];
}

export interface StreamSummary {
  /** Of its last event. */
  readonly position: Position;
  readonly stream: string;
  readonly events: number;
  readonly lastType: string;
  readonly lastAt: string;
}

/** The stream is not at the revision that the append expected. */
export class WrongRevision extends Error {
  override readonly name = 'WrongRevision';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** `NO_STREAM` where the stream does not exist. */
    readonly actual: number,
  ) {
    super(`stream ${stream} is at revision ${actual}, not ${expected}`);
  }
}

/** One of an append's people has been erased. */
export class PersonErased extends Error {
  override readonly name = 'PersonErased';
  constructor(readonly stream: string) {
    super(`somebody whom an append to ${stream} concerns has been erased`);
  }
}

/** The events of one append are over 1 MiB together. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
  constructor(readonly bytes: number) {
    super(`an append of ${bytes} bytes is over the limit of ${MAX_APPEND_BYTES}`);
  }
}

/** Text of an event holds NUL or half of a surrogate pair: no read table could ever keep it. */
export class EventNotStorable extends Error {
  override readonly name = 'EventNotStorable';
  constructor(readonly stream: string) {
    super(`an event for ${stream} holds a character that cannot be stored`);
  }
}

/** The store did not answer in time. The append may or may not have been written. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** What only a person can mend: the address, the certificate or the password. The message says what to change. */
export class StoreMisconfigured extends Error {
  override readonly name = 'StoreMisconfigured';
}

/** 1 MiB: what EventStoreDB takes in one append; the PostgreSQL adapter keeps the same limit. */
export const MAX_APPEND_BYTES = 1024 * 1024;

const category = /^[a-z]+$/;

/** The only maker of stream names: `<category>-<id>`, the category without a hyphen. */
export function streamOf(categoryName: string, id: string): string {
  if (!category.test(categoryName)) throw new Error(`"${categoryName}" is no category: use lower-case letters only`);
  if (id === '') throw new Error(`a stream of ${categoryName} needs an id`);
  return `${categoryName}-${id}`;
}
