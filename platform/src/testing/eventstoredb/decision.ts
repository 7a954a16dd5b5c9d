import type { LogRecord } from './record';

/** `NO_STREAM` is -1, as it is inside the real server. */
export type Expectation = number | 'any' | 'stream-exists';

type Decision =
  | 'write'
  | 'deleted'
  | 'wrong-revision'
  /** Nothing is written; the answer is that of the first time, whose last event this is. */
  | { readonly repeatOf: LogRecord };

export interface StreamState {
  readonly records: readonly LogRecord[];
  /** Reads show revisions from here on; `Infinity` once soft-deleted. */
  readonly visibleFrom: number;
  readonly tombstoned: boolean;
}

export interface Proposal {
  readonly stream: string;
  readonly expected: Expectation;
  readonly ids: readonly string[];
  /** An event id to where it was last written, as the server's memory has it: it forgets on a restart. */
  readonly recent: ReadonlyMap<string, LogRecord>;
}

/**
 * The rules by which EventStoreDB 24.2 tells a repeated append from a new one, as measured: with an exact revision the
 * ids are compared with what stands right after it; at the current head they are not looked at, so that a repeat is
 * written again.
 */
export function decide(state: StreamState, proposal: Proposal): Decision {
  const { expected } = proposal;
  if (state.tombstoned) return 'deleted';
  if (expected === 'any') return decideInexact(proposal);
  if (expected === 'stream-exists') return exists(state) ?? decideInexact(proposal);
  const current = state.records.length - 1;
  if (expected > current) return 'wrong-revision';
  return expected === current ? 'write' : decideBehind(state, proposal.ids, expected);
}

function exists({ records, visibleFrom }: StreamState): Decision | undefined {
  if (records.length === 0) return 'wrong-revision';
  return visibleFrom === Infinity ? 'deleted' : undefined;
}

function decideInexact({ stream, ids, recent }: Proposal): Decision {
  let last: LogRecord | undefined;
  for (const id of ids) {
    const known = recent.get(id);
    if (known?.stream !== stream) return last ? 'wrong-revision' : 'write';
    last = known;
  }
  return last ? { repeatOf: last } : 'write';
}

function decideBehind({ records, visibleFrom }: StreamState, ids: readonly string[], expected: number): Decision {
  const there = records.slice(expected + 1, expected + 1 + ids.length);
  const same = ids.findIndex((id, index) => there[index]?.id !== id);
  const last = there.at(-1);
  if (same === -1 && last) return { repeatOf: last };
  return same === 0 && expected === -1 && visibleFrom === Infinity ? 'write' : 'wrong-revision';
}
