import { tryAgain } from '../backoff/backoff';
import type { EventLog, LoggedEvent, Recording } from '../event-log/event-log';
import { NO_STREAM, START, streamOf, WrongRevision, type Appended, type Position } from '../event-store/event-store';
import { fold, type Decider, type DomainEvent } from './decider';
import type { KeptStates } from './kept-states';
import { readOn } from './read-on';

/** How often a command is decided anew when somebody else wrote to its stream in between. */
const RETRIES = 5;

/** All of it is left to chance: who met at one revision would meet at the next. */
const PAUSES = { firstMs: 10, longestMs: 160, chance: 1 };

export interface Order<C> {
  /** Of the aggregate: its stream is `<category>-<id>`. */
  readonly id: string;
  readonly command: C;
  readonly recording: Recording;
  /** Where the states of aggregates that may be kept are found, and left. */
  readonly kept?: KeptStates | undefined;
}

export type Outcome<S, E extends DomainEvent, R extends string> =
  | {
      readonly kind: 'accepted';
      readonly state: S;
      readonly events: readonly E[];
      readonly position: Position;
      readonly repeated: boolean;
    }
  | { readonly kind: 'refused'; readonly code: R; readonly until?: string; readonly position: Position };

/**
 * Folds one stream, decides, appends at the revision it folded. A command id that the stream holds already is
 * answered as the first time and appends nothing. A conflict is retried with jitter, five times.
 *
 * Of an aggregate whose states may be kept the last one is tried first. Nothing is ever told from it but an append that
 * succeeded: a refusal, "already so", a repeat or a conflict reads the stream and decides anew.
 * @throws WrongRevision when the stream stayed contended.
 */
export async function handle<S, C, E extends DomainEvent, R extends string>(
  log: EventLog,
  aggregate: Decider<S, C, E, R>,
  order: Order<C>,
): Promise<Outcome<S, E, R>> {
  const { kept } = order;
  if (kept === undefined) return contended(log, aggregate, order);
  // Those of one process never meet at one revision, whatever the aggregate.
  return kept.inTurn(
    streamOf(aggregate.category, order.id),
    async () => (await onKept(log, aggregate, { ...order, kept })) ?? (await contended(log, aggregate, order)),
  );
}

function contended<S, C, E extends DomainEvent, R extends string>(
  log: EventLog,
  aggregate: Decider<S, C, E, R>,
  order: Order<C>,
): Promise<Outcome<S, E, R>> {
  return tryAgain(() => once(log, aggregate, order), {
    pauses: PAUSES,
    mayPass: (error, { before }) => error instanceof WrongRevision && before < RETRIES,
  });
}

/** Undefined where the kept state, if there is one, does not lead to an append that succeeds. */
async function onKept<S, C, E extends DomainEvent, R extends string>(
  log: EventLog,
  aggregate: Decider<S, C, E, R>,
  { id, command, recording, kept }: Order<C> & { readonly kept: KeptStates },
): Promise<Outcome<S, E, R> | undefined> {
  if (aggregate.keep === undefined) return undefined;
  const stream = streamOf(aggregate.category, id);
  const known = kept.take(aggregate, stream);
  if (known === undefined) return undefined;
  const decision = aggregate.decide(command, known.state);
  if (decision.kind === 'refused' || decision.events.length === 0) return undefined;
  const { events } = decision;
  try {
    const about = whoseData(aggregate, known.state);
    const appended = await log.append({ stream, expected: known.revision, events, recording, about });
    return appended.repeated ? undefined : accepted(aggregate, { before: known.state, events, appended, stream, kept });
  } catch (error) {
    if (!(error instanceof WrongRevision)) throw error;
    kept.share(stream);
    return undefined;
  }
}

function whoseData<S, C, E extends DomainEvent, R extends string>({ keep }: Decider<S, C, E, R>, state: S) {
  return keep?.(state) ?? [];
}

interface Written<S, E> {
  readonly before: S;
  readonly events: readonly E[];
  readonly appended: Appended;
  readonly stream: string;
  readonly kept: KeptStates | undefined;
}

function accepted<S, C, E extends DomainEvent, R extends string>(
  aggregate: Decider<S, C, E, R>,
  { before, events, appended, stream, kept }: Written<S, E>,
): Outcome<S, E, R> {
  const state = events.reduce((last, event) => aggregate.evolve(last, event), before);
  if (aggregate.keep) kept?.put(aggregate, stream, { state, revision: appended.revision });
  return { kind: 'accepted', state, events, position: appended.position, repeated: false };
}

/** The state of one aggregate, by folding its stream. */
export function stateOf<S, C, E extends DomainEvent, R extends string>(
  log: EventLog,
  aggregate: Decider<S, C, E, R>,
  id: string,
): Promise<S> {
  return stateFor({ log }, aggregate, id);
}

interface Reading {
  readonly log: EventLog;
  readonly kept?: KeptStates | undefined;
}

/** The same for whoever may give it a command next: what may be kept of it is left for that, and not read twice. */
export async function stateFor<S, C, E extends DomainEvent, R extends string>(
  { log, kept }: Reading,
  aggregate: Decider<S, C, E, R>,
  id: string,
): Promise<S> {
  if (aggregate.readOn === true) return readOn(log, aggregate, id);
  const stream = streamOf(aggregate.category, id);
  const history = await log.readStream(stream);
  const state = fold(aggregate, eventsOf<E>(history));
  if (aggregate.keep) kept?.offer(aggregate, stream, { state, revision: endOf(history).revision });
  return state;
}

async function once<S, C, E extends DomainEvent, R extends string>(
  log: EventLog,
  aggregate: Decider<S, C, E, R>,
  { id, command, recording, kept }: Order<C>,
): Promise<Outcome<S, E, R>> {
  const stream = streamOf(aggregate.category, id);
  const history = await log.readStream(stream);
  const repeated = firstAnswer(aggregate, history, recording.commandId);
  if (repeated) return repeated;

  const state = fold(aggregate, eventsOf<E>(history));
  const here = endOf(history);
  const decision = aggregate.decide(command, state);
  if (decision.kind === 'refused') return { ...decision, position: here.position };
  const { events } = decision;
  if (events.length === 0) return { kind: 'accepted', state, events, position: here.position, repeated: false };

  const about = whoseData(aggregate, state);
  const appended = await log.append({ stream, expected: here.revision, events, recording, about });
  // The same command was handled twice at once: what this one decided is not what stands in the stream.
  if (appended.repeated) return once(log, aggregate, { id, command, recording, kept });
  return accepted(aggregate, { before: state, events, appended, stream, kept });
}

function endOf(history: readonly LoggedEvent[]): { readonly position: Position; readonly revision: number } {
  return history.at(-1) ?? { position: START, revision: NO_STREAM };
}

function firstAnswer<S, C, E extends DomainEvent, R extends string>(
  aggregate: Decider<S, C, E, R>,
  history: readonly LoggedEvent[],
  commandId: string,
): Outcome<S, E, R> | undefined {
  const lastIndex = history.findLastIndex((event) => event.meta.commandId === commandId);
  const last = history[lastIndex];
  if (!last) return undefined;
  const events = eventsOf<E>(history.filter((event) => event.meta.commandId === commandId));
  const state = fold(aggregate, eventsOf<E>(history.slice(0, lastIndex + 1)));
  return { kind: 'accepted', state, events, position: last.position, repeated: true };
}

// A stream holds its own aggregate's events only: `streamOf` with the decider's category wrote every one of them.
function eventsOf<E extends DomainEvent>(history: readonly LoggedEvent[]): E[] {
  return history as readonly DomainEvent[] as E[];
}
