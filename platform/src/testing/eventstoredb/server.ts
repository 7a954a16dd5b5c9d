import { once } from 'node:events';
import { createServer, type AddressInfo, type Server as Listener, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import {
  Server,
  ServerCredentials,
  status as grpcStatus,
  type Metadata,
  type handleUnaryCall,
  type sendUnaryData,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import type { Empty } from '@eventstore/db-client/generated/shared_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import {
  DeleteResp,
  TombstoneResp,
  type AppendResp,
  type DeleteReq,
  type TombstoneReq,
} from '@eventstore/db-client/generated/streams_pb';
import { answerAppend, answerBatches, type Appending, type Batches } from './appends';
import { Log } from './log';
import { denial, type Users } from './users';
import { answerRead, type Reading } from './reads';
import { callError, streamNameOf } from './wire';
import { NO_FAULTS, unhung, Writer, type AppendRequest, type Faults } from './writer';

export interface EventStoreDbOptions {
  /** A free one is taken without it. */
  readonly port?: number;
  /** The log is kept in this file, so that a later process finds it; in memory only without it. */
  readonly file?: string;
  /** Speaks TLS with this certificate; without TLS where there is none. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Who may read and write, by name and password; anybody where there is none. */
  readonly users?: Users;
  /** Of a cluster: the log that its nodes share, and what they tell of each other. */
  readonly cluster?: { readonly log: Log; readonly members: () => ClusterInfo };
}

/** About 16 MB: a longer message ends the call it came on, and with it every append pending there. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

/**
 * A small EventStoreDB inside the process, for tests of what talks to one: it speaks the client's own protocol over
 * real connections and keeps the rules measured of the real server, failures included. Not for production.
 */
export class EventStoreDbServer {
  readonly faults: Faults = { ...NO_FAULTS };
  readonly port: number;
  private readonly sockets = new Set<Socket>();
  private readonly appendStreams = new Set<Batches>();
  private writer: Writer;
  private grpc: Server | undefined;

  private constructor(
    readonly log: Log,
    private listener: Listener,
    private readonly options: Pick<EventStoreDbOptions, 'tls' | 'users' | 'cluster'>,
  ) {
    this.port = (listener.address() as AddressInfo).port;
    this.writer = new Writer(log, this.faults);
    this.serve();
  }

  static async start({ port = 0, file, ...options }: EventStoreDbOptions = {}): Promise<EventStoreDbServer> {
    return new EventStoreDbServer(options.cluster?.log ?? new Log(file), await listen(port, options.tls), options);
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=${this.options.tls !== undefined}`;
  }

  get isUp(): boolean {
    return this.listener.listening;
  }

  /** How many reads and subscriptions were asked for. */
  reads = 0;

  /** How often a refused append was answered again. */
  get secondAnswers(): number {
    return this.writer.secondAnswers;
  }

  /** Every append that arrived since the last start, in order. */
  get seen(): readonly AppendRequest[] {
    return this.writer.seen;
  }

  /** Every append stream ends as after a message over 16 MB; what was pending there may be stored, and is not answered. */
  breakAppendStreams(): void {
    const details = 'Received message exceeds the maximum configured message size';
    for (const call of this.appendStreams) call.emit('error', { code: grpcStatus.RESOURCE_EXHAUSTED, details });
  }

  /** Open append streams hear nothing from now on, and new ones work. */
  deafenAppendStreams(): void {
    for (const call of this.appendStreams) call.removeAllListeners('data').on('data', () => undefined);
  }

  /** All connections are cut at once, new ones refused, appends in flight lost; what is stored stays. */
  async kill(): Promise<void> {
    this.writer.stop();
    const closed = once(this.listener, 'close');
    this.listener.close();
    for (const socket of this.sockets) socket.resetAndDestroy();
    this.grpc?.forceShutdown();
    await closed;
  }

  /** After `kill`: on the same port, with what was stored. */
  async restart(): Promise<void> {
    this.log.forgetRecent();
    this.writer = new Writer(this.log, this.faults);
    this.listener = await listen(this.port, this.options.tls);
    this.serve();
  }

  async close(): Promise<void> {
    if (this.listener.listening) await this.kill();
    this.log.close();
  }

  private serve(): void {
    this.grpc = new Server({
      'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
      'grpc.max_send_message_length': -1,
    });
    this.grpc.addService(StreamsService, this.streams());
    this.grpc.addService(ServerFeaturesService, { getSupportedMethods: this.supportedMethods });
    const { cluster } = this.options;
    if (cluster) this.grpc.addService(GossipService, { read: this.gossip(cluster.members) });
    const injector = this.grpc.createConnectionInjector(ServerCredentials.createInsecure());
    this.listener.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => this.sockets.delete(socket));
    });
    this.listener.on(this.options.tls ? 'secureConnection' : 'connection', (socket: Socket) =>
      injector.injectConnection(socket),
    );
  }

  private streams(): UntypedServiceImplementation {
    const { log, writer, faults } = this;
    const denied = (call: { metadata: Metadata }) => denial(this.options.users, call.metadata);
    return {
      read: (call: Reading) => {
        this.reads += 1;
        const refusal = denied(call);
        if (refusal) call.emit('error', refusal);
        else void answerRead({ log, faults }, call);
      },
      append: (call: Appending, reply: sendUnaryData<AppendResp>) => {
        const refusal = denied(call);
        if (refusal) reply(refusal);
        else answerAppend(writer, call, reply);
      },
      batchAppend: (call: Batches) => {
        const refusal = denied(call);
        if (refusal) {
          call.emit('error', refusal);
          return;
        }
        this.appendStreams.add(call);
        call.once('close', () => this.appendStreams.delete(call));
        answerBatches(writer, call);
      },
      delete: this.deletion((stream) => log.softDelete(stream), new DeleteResp()),
      tombstone: this.deletion((stream) => log.tombstone(stream), new TombstoneResp()),
    };
  }

  private readonly supportedMethods: handleUnaryCall<Empty, SupportedMethods> = (_, reply) => {
    const streams = new SupportedMethod().setServiceName('event_store.client.streams.Streams');
    const methods = new SupportedMethods().setEventStoreServerVersion('24.2.0');
    void unhung(this.faults).then(() => reply(null, methods.setMethodsList([streams.setMethodName('BatchAppend')])));
  };

  private gossip(members: () => ClusterInfo): handleUnaryCall<Empty, ClusterInfo> {
    return (_, reply) => void unhung(this.faults).then(() => reply(null, members()));
  }

  private deletion<Reply>(
    remove: (stream: string) => void,
    reply: Reply,
  ): handleUnaryCall<DeleteReq | TombstoneReq, Reply> {
    return ({ request }, answer) => {
      const stream = streamNameOf(request.getOptions()?.getStreamIdentifier());
      if (this.log.read(stream) === 'deleted') {
        answer(callError({ kind: 'deleted', stream }));
        return;
      }
      remove(stream);
      answer(null, reply);
    };
  }
}

async function listen(port: number, tls: EventStoreDbOptions['tls']): Promise<Listener> {
  const listener = tls ? createTlsServer({ ...tls, ALPNProtocols: ['h2'] }) : createServer({ noDelay: true });
  listener.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return listener;
}
