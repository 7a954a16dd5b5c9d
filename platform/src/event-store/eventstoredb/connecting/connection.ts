import { EventStoreDBClient, type EventData } from '@eventstore/db-client';
import { START, type ExpectedRevision, type Position } from '../../event-store';
import { readAddress } from './address';
import { AppendCall } from '../appending/append-call';
import { Unanswered } from './failures';
import { Health } from './health';
import { KnownCommands, type Answer } from '../appending/known-commands';
import { Turns, TurnsByKey } from '../appending/turns';

/** So many appends may be without their answer; how many of them are on their way is up to what the server takes. */
const MOST_IN_FLIGHT = 256;

/** By then keep-alive (10 s interval, 10 s timeout) has ended a connection that does not answer, and all it held. */
const CONNECTION_GIVEN_UP_MS = 25_000;

/**
 * After so long without a single answer appends go over a connection of their own making. In a cluster reads as well, and
 * sooner: another node may be the leader by now, while this one keeps its connections.
 */
const SILENT_MS = { server: 2_000, node: 1_000 };

/** In seconds. The client gives each node it asks for the others so long, and five unless told: a frozen one as well. */
const GOSSIP_TIMEOUT = 1;

/** What the stores of one URL share in this process. */
export class Connection {
  readonly known = new KnownCommands();
  readonly health = new Health();
  /** A stream takes one append after the other: two at once could only conflict, or be the same command twice. */
  readonly streamTurns = new TurnsByKey();
  /** The furthest position that this process has seen written. */
  newest: Position = START;
  private readonly inFlight = new Turns(MOST_IN_FLIGHT);
  private readonly address: string;
  private readonly isCluster: boolean;
  private readingClient: EventStoreDBClient;
  private appends: AppendCall;
  private users = 0;

  private constructor(
    private readonly url: string,
    name?: string,
  ) {
    const { hosts, discover, gossipTimeout } = readAddress(url);
    this.isCluster = discover || hosts.length > 1;
    const more = [
      ...(name === undefined ? [] : [`connectionName=${encodeURIComponent(name)}`]),
      ...(this.isCluster && gossipTimeout === undefined ? [`gossipTimeout=${GOSSIP_TIMEOUT}`] : []),
    ].join('&');
    this.address = more === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${more}`;
    this.readingClient = EventStoreDBClient.connectionString(this.address);
    this.appends = new AppendCall(EventStoreDBClient.connectionString(this.address));
  }

  /** Apart from the appending client, whose connection is never dropped because a read failed. */
  get reader(): EventStoreDBClient {
    return this.readingClient;
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
    await Promise.all([this.readingClient.dispose(), this.appends.close()]);
  }

  /** One attempt, settled by the server in its own time. @throws Unanswered when it was not even sent. */
  async append(stream: string, expected: ExpectedRevision, { events, sendWithin }: Attempt): Promise<Answer> {
    this.renewSilent();
    const giveBack = await this.inFlight.take(sendWithin);
    const givenUp = setTimeout(giveBack, CONNECTION_GIVEN_UP_MS).unref();
    try {
      const answer = await this.appends.append(stream, expected, events);
      this.saw(answer.position);
      return answer;
    } finally {
      clearTimeout(givenUp);
      giveBack();
    }
  }

  /**
   * Asks something of the log. In a cluster what stays without an answer for a second, then for two, is asked anew of the
   * node that leads by then.
   * @throws Unanswered after so many milliseconds
   */
  async ask<T>(milliseconds: number, question: Question<T>): Promise<T> {
    let left = milliseconds;
    for (let limit = SILENT_MS.node; this.isCluster && limit < left; limit *= 2) {
      const reader = this.readingClient;
      try {
        return await question(reader, limit);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        if (this.readingClient === reader) this.renew();
        left -= limit;
      }
    }
    return question(this.readingClient, left);
  }

  saw(position: Position): void {
    if (position > this.newest) this.newest = position;
  }

  /** A frozen server keeps its connections, and appends may be stuck alone. */
  private renewSilent(): void {
    if (this.appends.silentFor >= (this.isCluster ? SILENT_MS.node : SILENT_MS.server)) this.renew();
  }

  /** What was pending is repeated by whoever waits for it. */
  private renew(): void {
    const [appends, reader] = [this.appends, this.readingClient];
    this.appends = new AppendCall(EventStoreDBClient.connectionString(this.address));
    void appends.close().catch(() => undefined);
    if (!this.isCluster) return;
    this.readingClient = EventStoreDBClient.connectionString(this.address);
    void reader.dispose().catch(() => undefined);
  }
}

/** Through this client, which may take so many milliseconds between one part of the answer and the next. */
type Question<T> = (reader: EventStoreDBClient, milliseconds: number) => Promise<T>;

interface Attempt {
  readonly events: readonly EventData[];
  /** Milliseconds. */
  readonly sendWithin: number;
}

const connections = new Map<string, Connection>();
