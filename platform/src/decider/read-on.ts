import type { EventLog } from '../event-log/event-log';
import { NO_STREAM, streamOf } from '../event-store/event-store';
import { fold, type Decider, type DomainEvent } from './decider';
import type { Standing } from './kept-states';

/** Aggregates that read on are few: a topic each. */
const MOST = 100;

const known = new WeakMap<EventLog, Map<string, Standing<unknown>>>();

/**
 * The present state of an aggregate whose stream grows for ever: what this process has read of it before is not read
 * again. The end of the stream is, each time, so nothing is missed that stood in the log before the call.
 */
export async function readOn<S, C, E extends DomainEvent, R extends string>(
  log: EventLog,
  aggregate: Decider<S, C, E, R>,
  id: string,
): Promise<S> {
  const standings = known.get(log) ?? new Map<string, Standing<unknown>>();
  known.set(log, standings);
  const stream = streamOf(aggregate.category, id);
  // Two aggregates never have a stream in common.
  const before = (standings.get(stream) as Standing<S> | undefined) ?? {
    state: aggregate.initial,
    revision: NO_STREAM,
  };
  const news = await log.readStream(stream, before.revision + 1);
  const last = news.at(-1);
  if (!last) return before.state;
  const state = fold({ ...aggregate, initial: before.state }, news as readonly DomainEvent[] as E[]);
  const other = standings.get(stream);
  if (!other || other.revision < last.revision) {
    standings.delete(stream);
    standings.set(stream, { state, revision: last.revision });
  }
  const [oldest] = standings.keys();
  if (standings.size > MOST && oldest !== undefined) standings.delete(oldest);
  return state;
}
