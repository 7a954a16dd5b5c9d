import { decide, type Expectation, type StreamState } from './decision';
import { LogFile, type Entry } from './log-file';
import type { LogRecord, ProposedRecord } from './record';

export type Outcome =
  | { readonly kind: 'success'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong-revision'; readonly current: number }
  | { readonly kind: 'deleted' };

interface Stream extends StreamState {
  readonly records: LogRecord[];
  visibleFrom: number;
  tombstoned: boolean;
}

const noStream: StreamState = { records: [], visibleFrom: 0, tombstoned: false };

/** Bytes of a record beside its names and contents; any number leaves gaps between positions. */
const RECORD_OVERHEAD = 112;

/** The log of the test server: one order of records, and the streams they belong to. */
export class Log {
  readonly records: LogRecord[] = [];
  private readonly streams = new Map<string, Stream>();
  private readonly recent = new Map<string, LogRecord>();
  private readonly listeners = new Set<() => void>();
  private readonly file: LogFile | undefined;
  private end = 1_032;

  /** @param path where to keep the log; in memory only without it. */
  constructor(path?: string) {
    this.file = path === undefined ? undefined : new LogFile(path);
    for (const entry of this.file?.read() ?? []) this.apply(entry);
    // A fresh database is not empty: it holds one event of its own.
    if (this.records.length === 0) this.appendSystemRecord('$$$scavenges', '$metadata');
  }

  /** What a restart of the server forgets: ids it had in memory, by which it knew a repeat of any revision. */
  forgetRecent(): void {
    this.recent.clear();
  }

  /** @returns what ends the listening. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Written to the file, where there is one, before it returns: what was acknowledged survives a kill of the process. */
  append(stream: string, expected: Expectation, records: readonly ProposedRecord[]): Outcome {
    const state = this.streams.get(stream) ?? noStream;
    const ids = records.map(({ id }) => id);
    const decision = decide(state, { stream, expected, ids, recent: this.recent });
    if (decision === 'deleted') return { kind: 'deleted' };
    if (decision === 'wrong-revision') return { kind: 'wrong-revision', current: state.records.length - 1 };
    if (decision !== 'write') return success(decision.repeatOf);
    if (records.length === 0) return this.appendNothing(state);
    this.store({ kind: 'append', stream, records, at: Date.now() });
    return success(this.streams.get(stream)?.records.at(-1));
  }

  /** The stream reads as missing; a later append continues its numbering. */
  softDelete(stream: string): void {
    this.store({ kind: 'soft-delete', stream, at: Date.now() });
    this.appendSystemRecord(`$$${stream}`, '$metadata');
  }

  /** The stream can never be read or written again. */
  tombstone(stream: string): void {
    this.appendSystemRecord(stream, '$streamDeleted');
    this.store({ kind: 'tombstone', stream, at: Date.now() });
  }

  /** What a read of the stream shows, in order. */
  read(stream: string): LogRecord[] | 'missing' | 'deleted' {
    const { records, visibleFrom, tombstoned } = this.streams.get(stream) ?? noStream;
    if (tombstoned) return 'deleted';
    const shown = records.slice(visibleFrom);
    return shown.length === 0 ? 'missing' : shown;
  }

  /** Index of the first record at a position or after it. */
  indexFrom(position: number): number {
    let [low, high] = [0, this.records.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.records[middle]?.position ?? Infinity) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether the server reads from there: where a record begins, or beyond the end. */
  isBoundary(position: number): boolean {
    const record = this.records[this.indexFrom(position)];
    return record === undefined || record.position === position;
  }

  close(): void {
    this.file?.close();
  }

  /** The real server advances its log for an append of no events, and answers 0 even where the stream does not exist. */
  private appendNothing({ records }: StreamState): Outcome {
    this.end += RECORD_OVERHEAD;
    return { kind: 'success', revision: Math.max(records.length - 1, 0), position: this.end };
  }

  private appendSystemRecord(stream: string, type: string): void {
    const id = crypto.randomUUID();
    const record = { id, type, contentType: 'application/json', data: Buffer.from('{}'), metadata: new Uint8Array() };
    this.store({ kind: 'append', stream, records: [record], at: Date.now() });
  }

  private store(entry: Entry): void {
    this.file?.write(entry);
    this.apply(entry);
    for (const listener of this.listeners) listener();
  }

  private apply(entry: Entry): void {
    const stream: Stream = this.streams.get(entry.stream) ?? { records: [], visibleFrom: 0, tombstoned: false };
    this.streams.set(entry.stream, stream);
    switch (entry.kind) {
      case 'append':
        // Once written to again, a soft-deleted stream shows what is new.
        if (stream.visibleFrom === Infinity) stream.visibleFrom = stream.records.length;
        for (const record of entry.records) this.place(stream, record, entry);
        return;
      case 'soft-delete':
        stream.visibleFrom = Infinity;
        return;
      case 'tombstone':
        stream.tombstoned = true;
    }
  }

  private place(stream: Stream, proposed: ProposedRecord, { stream: name, at }: Entry): void {
    const record = { ...proposed, stream: name, revision: stream.records.length, position: this.end, createdAt: at };
    const { type, data, metadata } = proposed;
    this.end += RECORD_OVERHEAD + name.length + type.length + data.length + metadata.length;
    stream.records.push(record);
    this.records.push(record);
    this.recent.set(record.id, record);
  }
}

function success(last: LogRecord | undefined): Outcome {
  return { kind: 'success', revision: last?.revision ?? 0, position: last?.position ?? 0 };
}
