import { describe, expect, it } from '@jest/globals';
import { anEvent } from '../../testing/eventstoredb/append-of';
import { EventTooLarge, START, type NewEvent } from '../event-store';
import { placeOf, positionOf, proposals } from './stored-event';

describe('a position', () => {
  it('compares as text as the log orders it', () => {
    expect(positionOf(9n) < positionOf(10n)).toBe(true);
    expect(positionOf(18_446_744_073_709_551_615n)).toHaveLength(START.length);
  });

  it('leads back to its place', () => {
    expect(placeOf(START)).toBe('start');
    expect(placeOf(positionOf(1_234n))).toEqual({ commit: 1_234n, prepare: 1_234n });
  });
});

describe('events for the client', () => {
  it('are what their JSON says, whatever happens to the objects later', () => {
    const data = { at: new Date(0), missing: undefined, list: [1] };
    const [proposed] = proposals([{ ...anEvent(), data }]);
    data.list.push(2);
    expect(proposed?.data).toEqual({ at: '1970-01-01T00:00:00.000Z', list: [1] });
  });

  it('never reach it where they cannot be serialised', () => {
    const made = (data: unknown) => proposals([{ ...anEvent(), data } as NewEvent]);
    expect(() => made({ amount: 1n })).toThrow('BigInt');
    expect(() => made(undefined)).toThrow('JSON objects');
    expect(() => made('text')).toThrow('JSON objects');
  });

  it('are too large by their bytes, not their characters', () => {
    const data = { text: 'é'.repeat(600_000) };
    expect(() => proposals([{ ...anEvent(), data }])).toThrow(EventTooLarge);
  });
});
