import { randomUUID } from 'node:crypto';
import type { CallOptions, Channel, Client, ClientDuplexStream, Metadata } from '@grpc/grpc-js';
import { Timestamp } from 'google-protobuf/google/protobuf/timestamp_pb';
import type { EventData, EventStoreDBClient } from '@eventstore/db-client';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError';
import { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb';
import { Empty } from 'google-protobuf/google/protobuf/empty_pb';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';
import { BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import { NO_STREAM, type ExpectedRevision } from '../../event-store';
import { AppendsBroken } from '../connecting/failures';
import type { Answer } from './known-commands';
import { positionOf } from '../stored-event';

/** How long the server may keep an append before it refuses it, in milliseconds. */
const SERVER_DEADLINE_MS = 10_000;

type Call = ClientDuplexStream<BatchAppendReq, BatchAppendResp>;

/** What of the client is open to those that extend it: its connection, its credentials, its way to the next leader. */
interface Inside {
  execute<T>(kind: typeof StreamsClient, name: string, use: (grpc: StreamsClient) => Promise<T>): Promise<T>;
  callArguments(of: object, options: CallOptions): [Metadata, CallOptions];
  handleError(grpc: Client, error: Error): Promise<void>;
  getChannel(): Promise<Channel>;
}

interface Pending {
  readonly stream: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The appends of one client, on one call. The client has such a call itself, which cannot be used for more than a few at
 * once: what does not fit is queued where nobody hears of its failure, which ends the process, and an answer too many
 * leaves all later ones without any. Here every append is settled once, by its answer or by the end of the call.
 */
export class AppendCall {
  private readonly pending = new Map<string, Pending>();
  /** What the server has not taken yet. */
  private readonly unsent: BatchAppendReq[] = [];
  private call: Promise<Call> | undefined;
  private current: Call | undefined;
  private full = false;
  /** By `performance.now()`; when nothing is pending it does not matter. */
  private heardAt = 0;

  constructor(private readonly client: EventStoreDBClient) {}

  /** For how long appends have waited without the answer to any, in milliseconds. */
  get silentFor(): number {
    return this.pending.size === 0 ? 0 : performance.now() - this.heardAt;
  }

  /** Settled by the server, or rejected where the call breaks: then it may have been stored. */
  async append(stream: string, expected: ExpectedRevision, events: readonly EventData[]): Promise<Answer> {
    const call = await (this.call ??= this.open());
    const correlation = randomUUID();
    if (this.pending.size === 0) this.heardAt = performance.now();
    const answer = new Promise<Answer>((resolve, reject) => this.pending.set(correlation, { stream, resolve, reject }));
    this.unsent.push(requestOf(correlation, { stream, expected, events }));
    this.send(call);
    return answer;
  }

  /** What is pending is rejected; its outcome is not known. */
  async close(): Promise<void> {
    const call = await this.call?.catch(() => undefined);
    this.broken(this.current, new AppendsBroken());
    call?.cancel();
    await this.client.dispose();
    const channel = await inside(this.client)
      .getChannel()
      .catch(() => undefined);
    channel?.close();
  }

  private async open(): Promise<Call> {
    const client = inside(this.client);
    try {
      return await client.execute(StreamsClient, 'appends', (grpc) => Promise.resolve(this.callOn(grpc)));
    } catch (error) {
      this.call = undefined;
      throw error;
    }
  }

  private callOn(grpc: StreamsClient): Call {
    const client = inside(this.client);
    const call = grpc.batchAppend(...client.callArguments({}, { deadline: Infinity }));
    call.on('data', (reply: BatchAppendResp) => this.answered(reply));
    call.on('drain', () => {
      this.full = false;
      this.send(call);
    });
    call.on('error', (error: Error) => {
      void client.handleError(grpc, error).catch(() => undefined);
      this.broken(call, error);
    });
    call.on('end', () => this.broken(call, new AppendsBroken()));
    this.current = call;
    return call;
  }

  private send(call: Call): void {
    while (!this.full) {
      const next = this.unsent.shift();
      if (!next) return;
      this.full = !call.write(next);
    }
  }

  /** An answer to nothing that is pending is the second one to a refused append, or came too late. */
  private answered(reply: BatchAppendResp): void {
    this.heardAt = performance.now();
    const correlation = textOf(reply.getCorrelationId());
    const pending = this.pending.get(correlation);
    if (!pending) return;
    this.pending.delete(correlation);
    const error = reply.getError();
    const success = reply.getSuccess();
    const position = success?.getPosition();
    if (error) pending.reject(unpackToCommandError(error, pending.stream));
    else if (success && position)
      pending.resolve({
        revision: Number(success.getCurrentRevision()),
        position: positionOf(BigInt(position.getCommitPosition())),
      });
    else pending.reject(new Error(`the event store answered an append to ${pending.stream} without a position`));
  }

  /** An earlier call that ends says nothing of the appends on its successor. */
  private broken(call: Call | undefined, error: Error): void {
    if (call !== this.current) return;
    this.current = undefined;
    this.call = undefined;
    this.full = false;
    this.unsent.length = 0;
    const all = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of all) reject(error);
  }
}

// Protected there, so that the types hide it.
const inside = (client: EventStoreDBClient) => client as unknown as Inside;

interface Wanted {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EventData[];
}

function requestOf(correlation: string, { stream, expected, events }: Wanted): BatchAppendReq {
  const options = new BatchAppendReq.Options()
    .setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64')))
    .setDeadline(Timestamp.fromDate(new Date(Date.now() + SERVER_DEADLINE_MS)));
  if (expected === NO_STREAM) options.setNoStream(new Empty());
  else options.setStreamPosition(String(expected));
  return new BatchAppendReq()
    .setCorrelationId(new UUID().setString(correlation))
    .setOptions(options)
    .setProposedMessagesList(events.map(messageOf))
    .setIsFinal(true);
}

function messageOf({ id, type, data, metadata }: EventData): BatchAppendReq.ProposedMessage {
  const message = new BatchAppendReq.ProposedMessage()
    .setId(new UUID().setString(id))
    .setData(Buffer.from(JSON.stringify(data)).toString('base64'))
    .setCustomMetadata(Buffer.from(JSON.stringify(metadata)).toString('base64'));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}

/** The server gives an id back as text or as two numbers. */
function textOf(id: UUID | undefined): string {
  if (!id?.hasStructured()) return id?.getString() ?? '';
  const part = (bits: string | undefined) =>
    BigInt.asUintN(64, BigInt(bits ?? 0))
      .toString(16)
      .padStart(16, '0');
  const structured = id.getStructured();
  const hex = `${part(structured?.getMostSignificantBits())}${part(structured?.getLeastSignificantBits())}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
