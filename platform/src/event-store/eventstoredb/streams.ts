import type { EventData, EventStoreDBClient, WrongExpectedVersionError } from '@eventstore/db-client';
import {
  NO_STREAM,
  StoreUnavailable,
  WrongRevision,
  type Append,
  type Appended,
  type Position,
  type StoredEvent,
} from '../event-store';
import { everything } from './reading/arrivals';
import { Attempts } from './connecting/attempts';
import type { Connection } from './connecting/connection';
import { isFinal, isMissingStream, isTombstoned, isWrongRevision } from './connecting/failures';
import type { Answer } from './appending/known-commands';
import { patiently, unavailable, Until, within, type Patience } from './connecting/patience';
import { proposals, storedEvent } from './stored-event';

/**
 * An attempt without an answer is made again beside it: a node that has just lost its leader keeps an append until its
 * deadline, and takes the next one to the new leader.
 */
const ATTEMPT_MS = 1_000;

/** For so long what was heard of the end of the log will do. */
const FRESH_MS = 1_000;

interface Part {
  readonly fromRevision: number;
  readonly most?: number | undefined;
}

/** Appends to single streams, and reads of them. */
export class Streams {
  private asked: { readonly at: number; readonly head: Promise<unknown> } | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly patience: Patience,
    /** The end of the log, asked of the server. */
    private readonly head: () => Promise<Position>,
  ) {}

  /** A stream deleted by an operator reads as one that does not exist. */
  async read(stream: string, fromRevision = 0, most?: number): Promise<StoredEvent[]> {
    return this.readUntil(stream, { fromRevision, most }, new Until(this.patience.patienceMs));
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
   * written only once everything up to the expected revision is known not to hold it. Where the stream should not exist
   * yet nothing needs looking at: the server knows such a repeat for ever.
   */
  private async firstAnswer({ stream, expected, commandId }: Append, until: Until): Promise<Appended | undefined> {
    const { known } = this.connection;
    const upTo = known.upTo(stream);
    if (upTo === undefined && expected === NO_STREAM) return undefined;
    if (upTo === undefined || upTo < expected) await this.readOn(stream, until);
    const actual = known.upTo(stream) ?? NO_STREAM;
    const answer = repeated(known.find(stream, commandId));
    if (!answer && actual < expected) throw new WrongRevision(stream, expected, actual);
    return answer;
  }

  /** What is written from now on stands after it. Asked of the server where this process has not heard for a second. */
  private async before({ stream, expected }: Append, until: Until): Promise<Position | undefined> {
    if (expected !== NO_STREAM || this.connection.known.upTo(stream) !== undefined) return undefined;
    if (!this.asked || performance.now() - this.asked.at > FRESH_MS) {
      const head = this.head().then((position) => this.connection.saw(position));
      this.asked = { at: performance.now(), head };
    }
    await within(until.left, this.asked.head).catch((error: unknown) => {
      this.asked = undefined;
      throw isFinal(error) ? error : unavailable(error);
    });
    return this.connection.newest;
  }

  /**
   * Every attempt has the same ids and the same expectation: that is what the server recognises, for ever, so an attempt
   * whose outcome is unknown can be repeated without writing twice.
   */
  private async write(append: Append, proposed: EventData[], until: Until): Promise<Appended> {
    const { stream, expected, commandId } = append;
    const attempts = new Attempts<Answer>();
    const before = await this.before(append, until);
    const attempt = (milliseconds: number) => {
      const sent = this.connection.append(stream, expected, { events: proposed, sendWithin: milliseconds });
      return within(milliseconds, attempts.add(sent));
    };
    try {
      const deadlineMs = Math.min(ATTEMPT_MS, this.patience.deadlineMs);
      const answer = await patiently(attempt, { deadlineMs, until, health: this.connection.health });
      // Written before this append was sent: by the same command, perhaps with more events.
      if (before !== undefined && answer.position <= before)
        return (await this.answerBehind(append, until)) ?? again(answer);
      this.connection.known.wrote(stream, expected, { commandId, answer });
      return { ...answer, repeated: false };
    } catch (error) {
      return this.answerDespite(error, append, until);
    }
  }

  private async answerDespite(error: unknown, append: Append, until: Until): Promise<Appended> {
    const { stream, expected } = append;
    // Perhaps it was written: whoever appends next looks at the stream again.
    if (error instanceof StoreUnavailable) this.connection.known.forget(stream);
    if (isTombstoned(error)) throw new Error(`stream ${stream} was deleted for good`, { cause: error });
    if (!isWrongRevision(error)) throw error;
    const first = await this.answerBehind(append, until);
    if (first) return first;
    throw new WrongRevision(stream, expected, revisionOf(error));
  }

  /** The stream has moved on; perhaps it was this very command that moved it. */
  private async answerBehind({ stream, commandId }: Append, until: Until): Promise<Appended | undefined> {
    await this.readOn(stream, until);
    return repeated(this.connection.known.find(stream, commandId));
  }

  /** What is not known of the stream yet. */
  private async readOn(stream: string, until: Until): Promise<void> {
    await this.readUntil(stream, { fromRevision: (this.connection.known.upTo(stream) ?? NO_STREAM) + 1 }, until);
  }

  private async readUntil(stream: string, { fromRevision, most }: Part, until: Until): Promise<StoredEvent[]> {
    const { known } = this.connection;
    const ask = async (milliseconds: number) => {
      const part = { fromRevision: BigInt(fromRevision), ...(most !== undefined && { maxCount: most }) };
      const question = (reader: EventStoreDBClient, within: number) =>
        everything(reader.readStream(stream, part), within);
      const events = await this.connection.ask(milliseconds, question).catch(emptyIfMissing);
      return events.map(storedEvent).filter((event) => event !== undefined);
    };
    const { deadlineMs } = this.patience;
    const events = await patiently(ask, { deadlineMs, until, health: this.connection.health });
    known.read(stream, fromRevision, events);
    return events;
  }
}

function repeated(answer: Answer | undefined): Appended | undefined {
  return answer && again(answer);
}

const again = ({ revision, position }: Answer): Appended => ({ revision, position, repeated: true });

function revisionOf({ actualVersion }: WrongExpectedVersionError): number {
  return typeof actualVersion === 'bigint' ? Number(actualVersion) : NO_STREAM;
}

function emptyIfMissing(error: unknown): never[] {
  if (isMissingStream(error) || isTombstoned(error)) return [];
  throw error;
}
