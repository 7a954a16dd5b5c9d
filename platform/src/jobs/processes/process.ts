import type { EventMeta, Position } from '../../event-store/event-store';
import type { Ask } from '../job';

/** An event as a process sees it. Personal fields stay sealed: a process decides what is to be done, not to whom. */
export interface Message<E extends { readonly type: string; readonly data: unknown }> {
  readonly type: E['type'];
  readonly data: E['data'];
  readonly meta: EventMeta;
  readonly id: string;
  readonly stream: string;
  readonly position: Position;
}

/** Nothing, one job, or several. */
export type Answer = Ask | readonly Ask[] | undefined;

type Handlers<E extends { readonly type: string; readonly data: unknown }> = {
  readonly [T in E['type']]?: (message: Message<Extract<E, { type: T }>>) => Answer;
};

/** A story across features: what is to be done when an event has happened. */
export interface Process {
  readonly name: string;
  /** Where it begins when it is new: with the first event of the log, or with what happens from now on. */
  readonly from: 'start' | 'now';
  readonly handlers: Readonly<
    Record<string, ((message: Message<{ type: string; data: unknown }>) => Answer) | undefined>
  >;
}

/**
 * The form in which the processes of a system are written; `E` is the union of its events. A handler is pure: it may be
 * called again with the same event, and answers the same.
 */
export function processesOf<E extends { readonly type: string; readonly data: unknown }>() {
  return (
    name: string,
    handlers: Handlers<E>,
    { from = 'start' }: { readonly from?: Process['from'] } = {},
  ): Process => ({
    name,
    from,
    // The runner calls a handler with events of its own type only.
    handlers: handlers as Process['handlers'],
  });
}
