import { integerArray, jsonArray, textArray } from '../../database/binary-array';
import { EventNotStorable, EventTooLarge, MAX_APPEND_BYTES, type Append } from '../event-store';
import { holdsUnstorable } from '../storable-text';

/** An event as `log.append` takes it. */
interface EventRow {
  readonly stream: string;
  readonly revision: number;
  readonly commandId: string;
  /** Of the whole append, in events: on its last event alone. */
  readonly size: number | null;
  readonly id: string;
  readonly type: string;
  /** JSON, written out, as the metadata. */
  readonly data: string;
  readonly meta: string;
}

export interface AppendRows {
  readonly rows: readonly EventRow[];
  /** Roughly in bytes: of JSON mostly in ASCII. */
  readonly length: number;
}

/** @throws EventTooLarge, EventNotStorable */
export function rowsOf({ stream, expected, commandId, events }: Append): AppendRows {
  if (events.length === 0) throw new Error(`an append to ${stream} needs an event`);
  const last = events.length - 1;
  const rows = events.map(({ id, type, data, meta }, n): EventRow => ({
    stream,
    revision: expected + n + 1,
    commandId,
    size: n === last ? events.length : null,
    id,
    type,
    data: JSON.stringify(data),
    meta: JSON.stringify(meta),
  }));
  const length = rows.reduce((sum, row) => sum + lengthOf(row), 0);
  refuseTooLarge(rows, length);
  if (rows.some(({ data, meta }) => holdsUnstorable(data) || holdsUnstorable(meta))) throw new EventNotStorable(stream);
  return { rows, length };
}

/** The parameters of `log.append` after the first, for a group: each a column of its events. */
export function columnsOf(group: readonly AppendRows[]): Buffer[] {
  const rows = group.flatMap((append) => append.rows);
  return [
    textArray(rows.map(({ stream }) => stream)),
    integerArray(rows.map(({ revision }) => revision)),
    textArray(rows.map(({ commandId }) => commandId)),
    integerArray(rows.map(({ size }) => size)),
    textArray(rows.map(({ id }) => id)),
    textArray(rows.map(({ type }) => type)),
    jsonArray(rows.map(({ data }) => data)),
    jsonArray(rows.map(({ meta }) => meta)),
  ];
}

const AROUND = '{"id":"","type":"","data":,"meta":}'.length;

/** Of the event as one JSON text, in characters. */
function lengthOf({ id, type, data, meta }: EventRow): number {
  return AROUND + id.length + type.length + data.length + meta.length;
}

/** Counted as one JSON array of the events, as the other adapter does. */
function refuseTooLarge(rows: readonly EventRow[], length: number): void {
  // A character is three bytes at most in UTF-8 (those of four count as two here).
  if (length * 3 + rows.length + 1 <= MAX_APPEND_BYTES) return;
  const extra = (text: string) => Buffer.byteLength(text) - text.length;
  const bytes = rows.reduce((sum, { data, meta }) => sum + extra(data) + extra(meta) + 1, length + 1);
  if (bytes > MAX_APPEND_BYTES) throw new EventTooLarge(bytes);
}
