import { EventStoreDBClient, NO_STREAM as MISSING, type EventData } from '@eventstore/db-client';
import { shownAddress } from '../../config/shown-address';
import { NO_STREAM, type ExpectedRevision } from '../event-store';
import { KnownCommands, type Answer } from './known-commands';
import { positionOf } from './stored-event';
import { Turns, TurnsByKey } from './turns';

/**
 * The client queues what its append stream cannot take at once, from the 17th write on, and where that stream breaks
 * the queue rejects promises that nobody holds, which ends the process. 16 in flight never queue.
 */
const MOST_IN_FLIGHT = 16;

/** By then keep-alive (10 s interval, 10 s timeout) has ended a connection that does not answer, and all it held. */
const CONNECTION_GIVEN_UP_MS = 25_000;

/** What the stores of one URL share in this process. */
export class Connection {
  /** Apart from the appending client, whose connection is never dropped because a read failed. */
  readonly reader: EventStoreDBClient;
  readonly known = new KnownCommands();
  /** A stream takes one append after the other: two at once could only conflict, or be the same command twice. */
  readonly streamTurns = new TurnsByKey();
  private readonly inFlight = new Turns(MOST_IN_FLIGHT);
  private readonly appender: EventStoreDBClient;
  private users = 0;

  private constructor(
    private readonly url: string,
    name?: string,
  ) {
    const connectionName =
      name === undefined ? '' : `${url.includes('?') ? '&' : '?'}connectionName=${encodeURIComponent(name)}`;
    this.reader = EventStoreDBClient.connectionString(url + connectionName);
    this.appender = EventStoreDBClient.connectionString(url + connectionName);
  }

  /** One for each URL, under the first name given; `leave` it as often as it was joined. */
  static join(url: string, name?: string): Connection {
    const connection = connections.get(url) ?? new Connection(url, name);
    connections.set(url, connection);
    connection.users += 1;
    return connection;
  }

  async leave(): Promise<void> {
    this.users -= 1;
    if (this.users > 0) return;
    connections.delete(this.url);
    if (appendingUrl === this.url) appendingUrl = undefined;
    await Promise.all([this.reader.dispose(), this.appender.dispose()]);
  }

  /** One attempt, settled by the client in its own time. @throws Unanswered when it was not even sent. */
  async append(stream: string, expected: ExpectedRevision, { events, sendWithin }: Attempt): Promise<Answer> {
    this.claimAppends();
    const giveBack = await this.inFlight.take(sendWithin);
    const expectedRevision = expected === NO_STREAM ? MISSING : BigInt(expected);
    const answer = this.appender.appendToStream(stream, events, { expectedRevision });
    const givenUp = setTimeout(giveBack, CONNECTION_GIVEN_UP_MS).unref();
    try {
      const { nextExpectedRevision, position } = await answer;
      if (!position) throw new Error(`the event store answered an append to ${stream} without a position`);
      return { revision: Number(nextExpectedRevision), position: positionOf(position.commit) };
    } finally {
      clearTimeout(givenUp);
      giveBack();
    }
  }

  /**
   * All clients of a process share one table of pending appends: where the append stream of one breaks, another loses
   * its answers and then hangs for good, even if they talk to different servers. So a process appends to one only.
   */
  private claimAppends(): void {
    appendingUrl ??= this.url;
    if (appendingUrl === this.url) return;
    throw new Error(
      `this process appends to ${shownAddress(appendingUrl) ?? 'one'} already; it can append to one EventStoreDB only`,
    );
  }
}

interface Attempt {
  readonly events: EventData[];
  /** Milliseconds. */
  readonly sendWithin: number;
}

const connections = new Map<string, Connection>();
let appendingUrl: string | undefined;
