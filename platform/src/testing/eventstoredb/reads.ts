import { Metadata, status as grpcStatus, type ServerWritableStream } from '@grpc/grpc-js';
import { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb';
import type { Log, LogRecord } from './log';
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
    for (const record of page) if (!(await send(call, eventReply(record)))) return;
  }
  call.end();
}

/** False once the reader has gone. */
async function send(call: Reading, reply: ReadResp): Promise<boolean> {
  if (call.cancelled || call.destroyed) return false;
  if (!call.write(reply)) {
    await new Promise<void>((resolve) => {
      call.once('drain', resolve);
      call.once('cancelled', resolve);
      call.once('close', resolve);
    });
  }
  return true;
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
  await send(call, new ReadResp().setConfirmation(confirmation));
  const { log } = source;
  const from = options.getAll() ?? new ReadReq.Options.AllOptions();
  const position = positionOf(from);
  if (from.hasPosition() && !log.isBoundary(position)) {
    const details = 'Trying to read from an invalid position.';
    call.emit('error', { code: grpcStatus.INVALID_ARGUMENT, details, metadata: new Metadata() });
    return;
  }
  await new Following(source, call, options.getFilter()).from(startIndex(log, from, position));
}

/** After the given `{commit, prepare}`: a prepare below the commit, as checkpoints carry, is before the record itself. */
function startIndex(log: Log, from: ReadReq.Options.AllOptions, position: number): number {
  const index = log.indexFrom(position);
  if (!from.hasPosition()) return index;
  const prepare = Number(from.getPosition()?.getPreparePosition());
  return log.records[index]?.position === position && prepare >= position ? index + 1 : index;
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
    private readonly call: Reading,
    filter: ReadReq.Options.FilterOptions | undefined,
  ) {
    this.matches = filter ? matcher(filter) : () => true;
    this.window = filter ? CHECKPOINT_WINDOW * filter.getCheckpointintervalmultiplier() : Infinity;
  }

  async from(index: number): Promise<void> {
    this.index = index;
    let changed = new Waiting();
    const stop = this.source.log.onChange(() => changed.over());
    const gone = new Promise<'gone'>((resolve) => {
      this.call.once('cancelled', () => resolve('gone'));
      this.call.once('close', () => resolve('gone'));
    });
    while (await this.catchUp()) {
      if (!this.live) await send(this.call, new ReadResp().setCaughtUp(new ReadResp.CaughtUp()));
      this.live = true;
      if (this.index < this.source.log.records.length) continue;
      if ((await Promise.race([changed.promise, gone])) === 'gone') break;
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
    return !this.call.cancelled;
  }

  private async pass(record: LogRecord): Promise<boolean> {
    this.sinceCheckpoint += 1;
    if (this.matches(record) && !(await send(this.call, eventReply(record)))) return false;
    if (this.sinceCheckpoint < this.window) return true;
    this.sinceCheckpoint = 0;
    // While it catches up the real server leaves `prepare` at 0, so who resumes from there meets this record again.
    return send(this.call, checkpointReply(record.position, this.live ? record.position : 0));
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
