import { describe, expect, it } from '@jest/globals';
import { anEvent } from '../../testing/eventstoredb/append-of';
import { EventNotStorable, EventTooLarge, START, type NewEvent } from '../event-store';
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
  const proposed = (data: unknown) => proposals({ stream: 'test-1', events: [{ ...anEvent(), data } as NewEvent] });

  it('are what their JSON says, whatever happens to the objects later', () => {
    const data = { at: new Date(0), missing: undefined, list: [1] };
    const [event] = proposed(data);
    data.list.push(2);
    expect(event?.data).toEqual({ at: '1970-01-01T00:00:00.000Z', list: [1] });
  });

  it('never reach it where they cannot be serialised', () => {
    expect(() => proposed({ amount: 1n })).toThrow('BigInt');
    expect(() => proposed(undefined)).toThrow('JSON objects');
    expect(() => proposed('text')).toThrow('JSON objects');
  });

  it('are too large by their bytes, not their characters', () => {
    expect(() => proposed({ text: 'é'.repeat(600_000) })).toThrow(EventTooLarge);
  });

  it.each(['NUL \0', 'half of a pair \ud83d', 'the other half \udc00'])('are not taken with %j', (text) => {
    expect(() => proposed({ text })).toThrow(EventNotStorable);
    expect(() => proposed({ [text]: 1 })).toThrow(EventNotStorable);
  });

  it('never reach it without a type, or with an id that is no UUID', () => {
    const proposedAs = (part: Partial<NewEvent>) =>
      proposals({ stream: 'test-1', events: [{ ...anEvent(), ...part }] });
    expect(() => proposedAs({ type: '' })).toThrow('an event needs a type');
    for (const id of ['', 'no-uuid', '00000000-0000-0000-0000-000000000000'])
      expect(() => proposedAs({ id })).toThrow('the id of SampleTaken must be a UUID');
  });

  it('may speak of what they may not hold', () => {
    expect(proposed({ text: String.raw`\u0000 😀` })).toHaveLength(1);
  });
});
