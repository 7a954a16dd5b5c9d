import type { EventData, WrongExpectedVersionError } from '@eventstore/db-client';
import {
  NO_STREAM,
  StoreUnavailable,
  WrongRevision,
  type Append,
  type Appended,
  type StoredEvent,
} from '../event-store';
import { everything } from './arrivals';
import { Attempts } from './attempts';
import type { Connection } from './connection';
import { isMissingStream, isTombstoned, isWrongRevision } from './failures';
import type { Answer } from './known-commands';
import { patiently, unavailable, Until, within, type Patience } from './patience';
import { proposals, storedEvent } from './stored-event';

/** Appends to single streams, and reads of them. */
export class Streams {
  constructor(
    private readonly connection: Connection,
    private readonly patience: Patience,
  ) {}

  /** A stream deleted by an operator reads as one that does not exist. */
  async read(stream: string, fromRevision = 0): Promise<StoredEvent[]> {
    return this.readUntil(stream, fromRevision, new Until(this.patience.patienceMs));
  }

  async append(append: Append): Promise<Appended> {
    const { stream, events } = append;
    if (events.length === 0) throw new Error(`an append to ${stream} needs an event`);
    const proposed = proposals(append);
    const until = new Until(this.patience.patienceMs);
    const giveBack = await this.connection.streamTurns.take(stream, until.left).catch((error: unknown) => {
      throw unavailable(error);
    });
    try {
      return (await this.firstAnswer(append, until)) ?? (await this.write(append, proposed, until));
    } finally {
      giveBack();
    }
  }

  /**
   * Looked for before writing: at the stream's current head the server takes a repeated command for a new one. So it is
   * written only once everything up to the expected revision is known not to hold it.
   */
  private async firstAnswer({ stream, expected, commandId }: Append, until: Until): Promise<Appended | undefined> {
    const { known } = this.connection;
    const upTo = known.upTo(stream);
    if (upTo === undefined || upTo < expected) await this.readOn(stream, until);
    const actual = known.upTo(stream) ?? NO_STREAM;
    const answer = repeated(known.find(stream, commandId));
    if (!answer && actual < expected) throw new WrongRevision(stream, expected, actual);
    return answer;
  }

  /**
   * Every attempt has the same ids and the same expectation: that is what the server recognises, for ever, so an attempt
   * whose outcome is unknown can be repeated without writing twice.
   */
  private async write(append: Append, proposed: EventData[], until: Until): Promise<Appended> {
    const { stream, expected, commandId } = append;
    const attempts = new Attempts<Answer>();
    const attempt = (milliseconds: number) => {
      const sent = this.connection.append(stream, expected, { events: proposed, sendWithin: milliseconds });
      return within(milliseconds, attempts.add(sent));
    };
    try {
      const answer = await patiently(attempt, this.patience.deadlineMs, until);
      this.connection.known.wrote(stream, expected, { commandId, answer });
      return { ...answer, repeated: false };
    } catch (error) {
      // Perhaps it was written: whoever appends next looks at the stream again.
      if (error instanceof StoreUnavailable) this.connection.known.forget(stream);
      if (isTombstoned(error)) throw new Error(`stream ${stream} was deleted for good`, { cause: error });
      if (!isWrongRevision(error)) throw error;
      const first = await this.answerBehind(append, until);
      if (first) return first;
      throw new WrongRevision(stream, expected, revisionOf(error));
    }
  }

  /** The stream has moved on; perhaps it was this very command that moved it. */
  private async answerBehind({ stream, commandId }: Append, until: Until): Promise<Appended | undefined> {
    await this.readOn(stream, until);
    return repeated(this.connection.known.find(stream, commandId));
  }

  /** What is not known of the stream yet. */
  private async readOn(stream: string, until: Until): Promise<void> {
    await this.readUntil(stream, (this.connection.known.upTo(stream) ?? NO_STREAM) + 1, until);
  }

  private async readUntil(stream: string, fromRevision: number, until: Until): Promise<StoredEvent[]> {
    const { reader, known } = this.connection;
    const ask = async (milliseconds: number) => {
      const read = reader.readStream(stream, { fromRevision: BigInt(fromRevision) });
      const events = (await everything(read, milliseconds).catch(emptyIfMissing)).map(storedEvent);
      return events.filter((event) => event !== undefined);
    };
    const events = await patiently(ask, this.patience.deadlineMs, until);
    known.read(stream, fromRevision, events);
    return events;
  }
}

function repeated(answer: Answer | undefined): Appended | undefined {
  return answer && { ...answer, repeated: true };
}

function revisionOf({ actualVersion }: WrongExpectedVersionError): number {
  return typeof actualVersion === 'bigint' ? Number(actualVersion) : NO_STREAM;
}

function emptyIfMissing(error: unknown): never[] {
  if (isMissingStream(error) || isTombstoned(error)) return [];
  throw error;
}
