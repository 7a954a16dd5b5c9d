import { describe, expect, it } from '@jest/globals';
import { appendOf } from '../../testing/eventstoredb/append-of';
import { EventNotStorable, EventTooLarge, MAX_APPEND_BYTES } from '../event-store';
import { rowsOf } from './append-rows';

const exactly = (bytes: number, letter = 'x') => {
  const { events } = appendOf();
  const rest = Buffer.byteLength(JSON.stringify(events));
  return appendOf({ text: letter.repeat(Math.floor((bytes - rest) / Buffer.byteLength(letter))) });
};

describe('the rows of an append', () => {
  it('follow the expected revision, and the last of them tells how many there are', () => {
    const append = appendOf({ events: 3, expected: 4 });
    const { stream, commandId, events } = append;
    expect(rowsOf(append).rows).toEqual(
      events.map(({ id, type, data, meta }, n) => ({
        stream,
        commandId,
        id,
        type,
        revision: 5 + n,
        size: n === 2 ? 3 : null,
        data: JSON.stringify(data),
        meta: JSON.stringify(meta),
      })),
    );
  });
});

describe('the limit', () => {
  it('is met to the byte', () => {
    const largest = exactly(MAX_APPEND_BYTES);
    expect(Buffer.byteLength(JSON.stringify(largest.events))).toBe(MAX_APPEND_BYTES);
    expect(() => rowsOf(largest)).not.toThrow();
    expect(() => rowsOf(exactly(MAX_APPEND_BYTES + 1))).toThrow(EventTooLarge);
  });

  it.each(['é', '字', '🙂'])('counts the bytes of %s', (letter) => {
    expect(() => rowsOf(exactly(MAX_APPEND_BYTES, letter))).not.toThrow();
    expect(() => rowsOf(exactly(MAX_APPEND_BYTES + 8, letter))).toThrow(EventTooLarge);
  });
});

describe('text that PostgreSQL cannot keep', () => {
  it.each(['\0', 'a\0', '\\\0', '\\\\\0', '\ud800', '\udfff', '\\\ud8ff'])('%j is refused', (text) => {
    expect(() => rowsOf(appendOf({ text }))).toThrow(EventNotStorable);
  });

  it.each(['\\u0000', '\\\\u0000', '\\ud800', '🙂', '\ud83d\ude42', '\u0001'])('%j is not', (text) => {
    expect(() => rowsOf(appendOf({ text }))).not.toThrow();
  });
});
