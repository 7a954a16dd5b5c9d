import type { Position, StoredEvent } from '../../event-store/event-store';
import type { Standing } from './checkpoints';
import type { Ask } from '../job';
import type { AskedJob } from '../ledger/ledger';

/** What a batch of events means to one process. */
export interface Answered {
  readonly standing: Standing;
  readonly asked: readonly AskedJob[];
  readonly failure?: Failure;
}

/** What a handler threw, and at which event. */
export interface Failure {
  readonly event: StoredEvent;
  readonly error: unknown;
}

/** Asks a process about each event after its position, up to one that it fails on: there it stands still. */
export function answersTo(events: readonly StoredEvent[], standing: Standing): Answered {
  const asked: AskedJob[] = [];
  let position: Position = standing.position;
  for (const event of standing.fault === undefined ? events : []) {
    if (event.position <= position) continue;
    try {
      asked.push(...askedBy(event, standing));
    } catch (error) {
      const fault = `${event.type} at ${event.position}: ${error instanceof Error ? error.message : String(error)}`;
      return { standing: { ...standing, position, fault }, asked, failure: { event, error } };
    }
    position = event.position;
  }
  return { standing: { ...standing, position }, asked };
}

function askedBy(event: StoredEvent, { process }: Standing): AskedJob[] {
  const answer = process.handlers[event.type]?.(event);
  if (answer === undefined) return [];
  const asks = isMany(answer) ? answer : [answer];
  return asks.map((ask, index) => ({
    ...ask,
    eventId: event.id,
    position: event.position,
    jobId: jobIdOf(event, ask, nth(asks, index)),
  }));
}

const isMany = (answer: Ask | readonly Ask[]): answer is readonly Ask[] => Array.isArray(answer);

// How many asks of the same task stand before this one: mostly none.
const nth = (asks: readonly Ask[], index: number) =>
  asks.slice(0, index).filter(({ task }) => task === asks[index]?.task).length;

// No colon: BullMQ forbids it.
const jobIdOf = ({ id }: StoredEvent, { task }: Ask, n: number) => (n === 0 ? `${id}.${task}` : `${id}.${task}.${n}`);
