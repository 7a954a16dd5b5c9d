import { describe, expect, it } from '@jest/globals';
import { appendOf } from '../../testing/eventstoredb/append-of';
import { EventNotStorable, EventTooLarge, MAX_APPEND_BYTES } from '../event-store';
import { groupText, textOf } from './append-text';

const exactly = (bytes: number, letter = 'x') => {
  const { events } = appendOf();
  const rest = Buffer.byteLength(JSON.stringify(events));
  return appendOf({ text: letter.repeat(Math.floor((bytes - rest) / Buffer.byteLength(letter))) });
};

describe('the text of a group', () => {
  it('numbers appends and their events from one', () => {
    const group = [appendOf({ events: 2 }), appendOf({ expected: 4 })];
    const [appends, events] = groupText(group.map(textOf)).map((text) => JSON.parse(text) as Record<string, unknown>[]);
    expect(appends).toEqual(
      group.map(({ stream, expected, commandId, events: { length } }) => ({
        s: stream,
        x: expected,
        c: commandId,
        k: length,
      })),
    );
    expect(events?.map(({ a, o, id }) => [a, o, id])).toEqual([
      [1, 1, group[0]?.events[0]?.id],
      [1, 2, group[0]?.events[1]?.id],
      [2, 1, group[1]?.events[0]?.id],
    ]);
  });
});

describe('the limit', () => {
  it('is met to the byte', () => {
    const largest = exactly(MAX_APPEND_BYTES);
    expect(Buffer.byteLength(JSON.stringify(largest.events))).toBe(MAX_APPEND_BYTES);
    expect(() => textOf(largest)).not.toThrow();
    expect(() => textOf(exactly(MAX_APPEND_BYTES + 1))).toThrow(EventTooLarge);
  });

  it.each(['é', '字', '🙂'])('counts the bytes of %s', (letter) => {
    expect(() => textOf(exactly(MAX_APPEND_BYTES, letter))).not.toThrow();
    expect(() => textOf(exactly(MAX_APPEND_BYTES + 8, letter))).toThrow(EventTooLarge);
  });
});

describe('text that PostgreSQL cannot keep', () => {
  it.each(['\0', 'a\0', '\\\0', '\\\\\0', '\ud800', '\udfff', '\\\ud8ff'])('%j is refused', (text) => {
    expect(() => textOf(appendOf({ text }))).toThrow(EventNotStorable);
  });

  it.each(['\\u0000', '\\\\u0000', '\\ud800', '🙂', '\ud83d\ude42', '\u0001'])('%j is not', (text) => {
    expect(() => textOf(appendOf({ text }))).not.toThrow();
  });
});
