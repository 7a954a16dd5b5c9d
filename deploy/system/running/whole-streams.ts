import { expect } from '@jest/globals';
import type { StoredEvent } from 'platform/event-store';

/** Holds a log, as it was read, to its promises: no stream has a gap or a repeat, and positions only rise. */
export function expectWholeStreams(events: readonly StoredEvent[]): void {
  const next = new Map<string, number>();
  for (const { stream, revision } of events) {
    expect([stream, revision]).toEqual([stream, next.get(stream) ?? 0]);
    next.set(stream, revision + 1);
  }
  const positions = events.map(({ position }) => position);
  expect(positions).toEqual([...new Set(positions)].sort());
}
