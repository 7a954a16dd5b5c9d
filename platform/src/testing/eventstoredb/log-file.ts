import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { ProposedRecord } from './record';

/** One change of the log; it is stored whole or not at all. */
export type Entry =
  | {
      readonly kind: 'append';
      readonly stream: string;
      readonly records: readonly ProposedRecord[];
      readonly at: number;
    }
  | { readonly kind: 'soft-delete' | 'tombstone'; readonly stream: string; readonly at: number };

/** An append-only file of entries, one a line. What `write` returned for survives a kill of the process, not a power cut. */
export class LogFile {
  private readonly descriptor: number;
  private end = 0;

  constructor(private readonly path: string) {
    this.descriptor = openSync(path, existsSync(path) ? 'r+' : 'w+');
  }

  /** Everything stored; the torn last line of a killed writer is cut off. */
  read(): Entry[] {
    const bytes = readFileSync(this.path);
    this.end = bytes.lastIndexOf('\n') + 1;
    ftruncateSync(this.descriptor, this.end);
    return bytes.subarray(0, this.end).toString('utf8').split('\n').filter(Boolean).map(fromLine);
  }

  write(entry: Entry): void {
    const line = Buffer.from(`${toLine(entry)}\n`);
    writeSync(this.descriptor, line, 0, line.length, this.end);
    this.end += line.length;
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

type Line = Exclude<Entry, { kind: 'append' }> | (Omit<Entry, 'kind'> & { kind: 'append'; records: LineRecord[] });
type LineRecord = Record<keyof ProposedRecord, string>;

function toLine(entry: Entry): string {
  if (entry.kind !== 'append') return JSON.stringify(entry);
  const records = entry.records.map((record) => ({
    ...record,
    data: Buffer.from(record.data).toString('base64'),
    metadata: Buffer.from(record.metadata).toString('base64'),
  }));
  return JSON.stringify({ ...entry, records });
}

function fromLine(text: string): Entry {
  const line = JSON.parse(text) as Line;
  if (line.kind !== 'append') return line;
  const records = line.records.map((record) => ({
    ...record,
    data: Buffer.from(record.data, 'base64'),
    metadata: Buffer.from(record.metadata, 'base64'),
  }));
  return { ...line, records };
}
