import { describe, expect, it } from '@jest/globals';
import { anEvent } from '../../../testing/eventstoredb/append-of';
import { NO_STREAM, type StoredEvent } from '../../event-store';
import { KnownCommands } from './known-commands';
import { positionOf } from '../stored-event';

function stored(revision: number): StoredEvent {
  return { ...anEvent(), stream: 'sample-1', revision, position: positionOf(BigInt(100 + revision)) };
}

describe('known commands', () => {
  it('are those of events that were read, up to the last', () => {
    const known = new KnownCommands();
    const events = [stored(0), stored(1)] as const;
    expect(known.upTo('sample-1')).toBeUndefined();
    known.read('sample-1', 0, events);
    expect(known.upTo('sample-1')).toBe(1);
    expect(known.find('sample-1', events[1].meta.commandId)).toEqual({ revision: 1, position: events[1].position });
    expect(known.find('sample-2', events[1].meta.commandId)).toBeUndefined();
  });

  it('of an empty stream are none, which is known', () => {
    const known = new KnownCommands();
    known.read('sample-1', 0, []);
    expect(known.upTo('sample-1')).toBe(NO_STREAM);
  });

  it('are not claimed past a gap', () => {
    const known = new KnownCommands();
    known.read('sample-1', 0, [stored(0)]);
    known.read('sample-1', 5, [stored(5)]);
    known.wrote('sample-1', 3, { commandId: 'late', answer: { revision: 4, position: positionOf(104n) } });
    expect(known.upTo('sample-1')).toBe(0);
    known.wrote('sample-1', 0, { commandId: 'next', answer: { revision: 1, position: positionOf(101n) } });
    expect(known.upTo('sample-1')).toBe(1);
  });

  it('are kept of the streams used last', () => {
    const known = new KnownCommands();
    for (let n = 0; n < 2_000; n += 1) known.read(`sample-${n}`, 0, []);
    known.read('sample-0', 0, []);
    known.read('sample-2000', 0, []);
    expect(known.upTo('sample-0')).toBe(NO_STREAM);
    expect(known.upTo('sample-1')).toBeUndefined();
  });
});
