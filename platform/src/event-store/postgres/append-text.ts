import { EventNotStorable, EventTooLarge, MAX_APPEND_BYTES, type Append, type NewEvent } from '../event-store';
import { holdsUnstorable } from '../storable-text';

/** An append as `log.append` reads it, but for its number in the group. */
export interface AppendText {
  readonly append: string;
  readonly events: readonly string[];
  /** Roughly: of JSON mostly in ASCII. */
  readonly length: number;
}

/** @throws EventTooLarge, EventNotStorable */
export function textOf({ stream, expected, commandId, events }: Append): AppendText {
  if (events.length === 0) throw new Error(`an append to ${stream} needs an event`);
  const texts = events.map(eventText);
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  refuseTooLarge(texts, length);
  if (texts.some(holdsUnstorable)) throw new EventNotStorable(stream);
  return { append: JSON.stringify({ s: stream, x: expected, c: commandId, k: events.length }), events: texts, length };
}

/** Both parameters of `log.append` for a group. */
export function groupText(group: readonly AppendText[]): [appends: string, events: string] {
  const events = group.flatMap((one, index) =>
    one.events.map((text, order) => `{"a":${index + 1},"o":${order + 1},${text.slice(1)}`),
  );
  return [`[${group.map(({ append }) => append).join(',')}]`, `[${events.join(',')}]`];
}

function eventText({ id, type, data, meta }: NewEvent): string {
  return JSON.stringify({ id, type, data, meta });
}

/** Counted as one JSON array of the events, as the other adapter does. */
function refuseTooLarge(texts: readonly string[], length: number): void {
  // A character is three bytes at most in UTF-8 (those of four count as two here).
  if (length * 3 + texts.length + 1 <= MAX_APPEND_BYTES) return;
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 1);
  if (bytes > MAX_APPEND_BYTES) throw new EventTooLarge(bytes);
}
