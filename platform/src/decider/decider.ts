/**
 * A decider is the pure heart of an aggregate: `decide` answers a command with events or a refusal, `evolve` folds
 * events into the state that `decide` looks at. Neither knows a clock, a database, HTTP or a token: time, ids and
 * anything random arrive in the command.
 */

export interface DomainEvent {
  readonly type: string;
  readonly data: { readonly [field: string]: unknown };
}

export type Decision<E extends DomainEvent, R extends string = never> =
  | { readonly kind: 'accepted'; readonly events: readonly E[] }
  | Refused<R>;

interface Refused<R extends string> {
  readonly kind: 'refused';
  readonly code: R;
  /** ISO 8601 UTC: when the same may be accepted. */
  readonly until?: string;
}

/** Accepts with these events; with none: "already so", nothing is appended. */
export function accept<E extends DomainEvent = never>(...events: E[]): Decision<E> {
  return { kind: 'accepted', events };
}

/**
 * Accepts with these events, unless what the command asks for is so already: a repeat appends nothing.
 * `case 'ReactivateAccount': return acceptUnless(account.active, { type: 'AccountReactivated', data });`
 */
export function acceptUnless<E extends DomainEvent>(isSoAlready: boolean, ...events: E[]): Decision<E> {
  return isSoAlready ? accept() : accept(...events);
}

/** Refuses with a fact that `schemas/refusals.ts` tells in words; `until` (ISO 8601 UTC) when the same may be accepted. */
export function refuse<R extends string>(code: R, until?: string): Decision<never, R> {
  return { kind: 'refused', code, ...(until !== undefined && { until }) };
}

export interface Decider<S, C, E extends DomainEvent, R extends string = never> {
  /** Lower-case letters; its streams are `<category>-<id>`. */
  readonly category: string;
  readonly initial: S;
  /**
   * Given where its last states may stay in memory between commands, for some minutes: whose personal data a state
   * holds. Nothing is written or told from a kept state once one of these people has been erased.
   */
  readonly keep?: (state: S) => readonly string[];
  /**
   * Whether its stream grows for ever, so that those who only look at its state read no more than what is new. Only
   * where nothing in it is of a person: it stays in memory.
   */
  readonly readOn?: true;
  decide(command: C, state: S): Decision<E, R>;
  /** Neither checks nor throws: what is in the log has happened. */
  evolve(state: S, event: E): S;
}

/** Declares an aggregate. */
export function decider<S, C, E extends DomainEvent, R extends string = never>(
  parts: Decider<S, C, E, R>,
): Decider<S, C, E, R> {
  return parts;
}

/** The state after these events. */
export function fold<S, C, E extends DomainEvent, R extends string>(
  aggregate: Decider<S, C, E, R>,
  events: Iterable<E>,
): S {
  let state = aggregate.initial;
  for (const event of events) state = aggregate.evolve(state, event);
  return state;
}
