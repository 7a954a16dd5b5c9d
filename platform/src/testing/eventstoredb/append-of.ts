import { randomUUID } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import { NO_STREAM, streamOf, type Append, type NewEvent } from '../../event-store/event-store';

const namespace = '0d8ec1d5-1b8c-4e9e-8d5f-0b1f5c6f7a10';

interface Wanted extends Partial<Omit<Append, 'events'>> {
  /** How many; default 1. */
  readonly events?: number;
  /** Carried by each event. */
  readonly text?: string;
}

/** An append of one command, new unless a command id is given: to a stream of its own, which does not exist yet. */
export function appendOf({
  stream = aStream(),
  expected = NO_STREAM,
  commandId = randomUUID(),
  events = 1,
  text = '',
}: Wanted = {}): Append {
  const made = Array.from({ length: events }, (_, index) => eventOf(commandId, index, text));
  return { stream, expected, commandId, events: made };
}

export function aStream(): string {
  return streamOf('sample', randomUUID());
}

function eventOf(commandId: string, index: number, text: string): NewEvent {
  return {
    id: uuidv5(`${commandId}/${index}`, namespace),
    type: 'SampleTaken',
    data: { index, text },
    meta: {
      commandId,
      causationId: commandId,
      correlationId: commandId,
      actor: { id: 'tester', role: 'admin' },
      at: new Date().toISOString(),
      schemaVersion: 1,
    },
  };
}

export function anEvent(): NewEvent {
  return eventOf(randomUUID(), 0, '');
}
