import { Metadata, status as grpcStatus, type ServerWritableStream } from '@grpc/grpc-js';
import { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb';
import type { Log } from './log';
import type { LogRecord } from './record';
import { callError, checkpointReply, eventReply, streamIdentifier, streamNameOf } from './wire';
import { unhung, type Faults } from './writer';

export type Reading = ServerWritableStream<ReadReq, ReadResp>;

export interface Source {
  readonly log: Log;
  readonly faults: Faults;
}

/** Every 32 records looked at, times the subscription's multiplier, a filtered subscription tells how far it is. */
const CHECKPOINT_WINDOW = 32;

const { BACKWARDS } = ReadReq.Options.ReadDirection;

/** Answers a read of one stream, a read of `$all`, or a subscription to `$all`. */
export async function answerRead(source: Source, call: Reading): Promise<void> {
  await unhung(source.faults);
  const options = call.request.getOptions() ?? new ReadReq.Options();
  if (options.hasSubscription()) await subscribe(source, call, options);
  else await sendAll(call, options.hasAll() ? allPage(source.log, options) : streamPage(source.log, options));
}

type Page = LogRecord[] | { missing: string } | { code: number; details: string; metadata: Metadata };

async function sendAll(call: Reading, page: Page): Promise<void> {
  if ('code' in page) {
    call.emit('error', page);
    return;
  }
  if ('missing' in page) {
    const reply = new ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(page.missing));
    call.write(new ReadResp().setStreamNotFound(reply));
  } else {
    const outlet = new Outlet(call);
    for (const record of page) if (!(await outlet.send(eventReply(record)))) return;
  }
  call.end();
}

/** One call's replies, written no faster than its reader takes them. */
class Outlet {
  readonly gone: Promise<'gone'>;

  constructor(private readonly call: Reading) {
    this.gone = new Promise((resolve) => {
      call.once('cancelled', () => resolve('gone'));
      call.once('close', () => resolve('gone'));
    });
  }

  /** False once the reader has gone. */
  async send(reply: ReadResp): Promise<boolean> {
    if (this.call.cancelled || this.call.destroyed) return false;
    if (this.call.write(reply)) return true;
    const drained = new Promise<'drained'>((resolve) => this.call.once('drain', () => resolve('drained')));
    return (await Promise.race([drained, this.gone])) === 'drained';
  }
}

function streamPage(log: Log, options: ReadReq.Options): Page {
  const from = options.getStream() ?? new ReadReq.Options.StreamOptions();
  const stream = streamNameOf(from.getStreamIdentifier());
  const shown = log.read(stream);
  if (shown === 'missing') return { missing: stream };
  if (shown === 'deleted') return callError({ kind: 'deleted', stream });
  const count = Number(options.getCount());
  const backwards = options.getReadDirection() === BACKWARDS;
  if (count === 0 || (from.hasEnd() && !backwards)) return failed('Unexpected ReadStreamResult: Error');
  const revision = revisionOf(from);
  const chosen = shown.filter((record) => (backwards ? record.revision <= revision : record.revision >= revision));
  return (backwards ? chosen.reverse() : chosen).slice(0, count);
}

function revisionOf(from: ReadReq.Options.StreamOptions): number {
  if (from.hasEnd()) return Infinity;
  return from.hasRevision() ? Number(from.getRevision()) : 0;
}

/** Forwards from a position on, that position included; backwards without it. Filters are not looked at. */
function allPage(log: Log, options: ReadReq.Options): Page {
  const from = options.getAll() ?? new ReadReq.Options.AllOptions();
  const position = positionOf(from);
  const count = Number(options.getCount());
  if (count === 0) return failed('Unexpected ReadAllResult: Error');
  if (from.hasPosition() && !log.isBoundary(position)) return failed('Unexpected ReadAllResult: InvalidPosition');
  const index = log.indexFrom(position);
  if (options.getReadDirection() !== BACKWARDS) return log.records.slice(index, index + count);
  return log.records.slice(Math.max(index - count, 0), index).reverse();
}

function positionOf(from: ReadReq.Options.AllOptions): number {
  if (from.hasEnd()) return Infinity;
  return from.hasPosition() ? Number(from.getPosition()?.getCommitPosition()) : 0;
}

function failed(details: string): { code: number; details: string; metadata: Metadata } {
  return { code: grpcStatus.UNKNOWN, details, metadata: new Metadata() };
}

async function subscribe(source: Source, call: Reading, options: ReadReq.Options): Promise<void> {
  const confirmation = new ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
  const outlet = new Outlet(call);
  await outlet.send(new ReadResp().setConfirmation(confirmation));
  const { log } = source;
  const from = options.getAll() ?? new ReadReq.Options.AllOptions();
  const position = positionOf(from);
  if (from.hasPosition() && !log.isBoundary(position)) {
    const details = 'Trying to read from an invalid position.';
    call.emit('error', { code: grpcStatus.INVALID_ARGUMENT, details, metadata: new Metadata() });
    return;
  }
  await new Following(source, outlet, options.getFilter()).from(startIndex(source, from, position));
}

/** After the given `{commit, prepare}`: a prepare below the commit, as checkpoints carry, is before the record itself. */
function startIndex({ log, faults }: Source, from: ReadReq.Options.AllOptions, position: number): number {
  const index = log.indexFrom(position);
  const prepare = Number(from.getPosition()?.getPreparePosition() ?? 0);
  const exclusive = from.hasPosition() && prepare >= position && !faults.redelivers;
  return exclusive && log.records[index]?.position === position ? index + 1 : index;
}

/** A catch-up subscription: what is stored, `caughtUp` once, then what follows. */
class Following {
  private index = 0;
  private sinceCheckpoint = 0;
  private live = false;
  private readonly matches: (record: LogRecord) => boolean;
  private readonly window: number;

  constructor(
    private readonly source: Source,
    private readonly outlet: Outlet,
    filter: ReadReq.Options.FilterOptions | undefined,
  ) {
    this.matches = filter ? matcher(filter) : () => true;
    this.window = filter ? CHECKPOINT_WINDOW * filter.getCheckpointintervalmultiplier() : Infinity;
  }

  async from(index: number): Promise<void> {
    this.index = index;
    let changed = new Waiting();
    const stop = this.source.log.onChange(() => changed.over());
    while (await this.catchUp()) {
      if (!this.live) await this.outlet.send(new ReadResp().setCaughtUp(new ReadResp.CaughtUp()));
      this.live = true;
      if (this.index === this.source.log.records.length) {
        if ((await Promise.race([changed.promise, this.outlet.gone])) === 'gone') break;
      }
      changed = new Waiting();
    }
    stop();
  }

  private async catchUp(): Promise<boolean> {
    for (let record = this.source.log.records[this.index]; record; record = this.source.log.records[this.index]) {
      this.index += 1;
      await unhung(this.source.faults);
      if (!(await this.pass(record))) return false;
    }
    return true;
  }

  private async pass(record: LogRecord): Promise<boolean> {
    this.sinceCheckpoint += 1;
    if (this.matches(record) && !(await this.outlet.send(eventReply(record)))) return false;
    if (this.sinceCheckpoint < this.window) return true;
    this.sinceCheckpoint = 0;
    // While it catches up the real server leaves `prepare` at 0, so who resumes from there meets this record again.
    return this.outlet.send(checkpointReply(record.position, this.live ? record.position : 0));
  }
}

class Waiting {
  over: () => void = () => undefined;
  readonly promise = new Promise<'changed'>((resolve) => {
    this.over = () => resolve('changed');
  });
}

function matcher(filter: ReadReq.Options.FilterOptions): (record: LogRecord) => boolean {
  const byStream = filter.getStreamIdentifier();
  const expression = byStream ?? filter.getEventType();
  const prefixes = expression?.getPrefixList() ?? [];
  const regex = new RegExp(expression?.getRegex() ?? '');
  const fits = (text: string) =>
    prefixes.length > 0 ? prefixes.some((prefix) => text.startsWith(prefix)) : regex.test(text);
  return (record) => fits(byStream ? record.stream : record.type);
}
