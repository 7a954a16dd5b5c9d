import { endOf, holds, type Grant, type RightName } from './grant';

/** A right that somebody has. */
export interface Held {
  /** When it ends, one grant after another counted together, as far as was known then; null: no end. Exclusive. */
  readonly endsAt: string | null;
  /** By which grants they have it at this moment; the one that lasts longest first. */
  readonly because: readonly string[];
}

export interface Rights {
  /** Null where they have not. `mock-sessions` where at least one session is given by name. */
  readonly held: Readonly<Record<RightName, Held | null>>;
  /** The mock sessions that are given by name. */
  readonly sessions: ReadonlyMap<string, Held>;
}

/** How much may be practised. */
export type Practice = 'unlimited' | 'daily' | 'none';

/** Which of a family's grants are this child's. */
export const grantsFor = (grants: readonly Grant[], learnerId: string): readonly Grant[] =>
  grants.filter((grant) => grant.learnerId === null || grant.learnerId === learnerId);

/**
 * What one child may do at an instant, and because of what: the only place where that is decided. Pure, and monotone: one
 * grant more takes nothing away. `grants`: all of the family's; what was not known at the instant counts for nothing.
 */
export function rightsAt(grants: readonly Grant[], learnerId: string, instant: string): Rights {
  const theirs = grantsFor(grants, learnerId);
  const heldBy = (right: RightName) => {
    const giving = theirs.filter(({ gives }) => gives.includes(right));
    return heldAmong(giving, instant);
  };
  return {
    held: {
      practice: heldBy('practice'),
      'daily-practice': heldBy('daily-practice'),
      comprehension: heldBy('comprehension'),
      'mock-sessions': heldBy('mock-sessions'),
      'all-mock-sessions': heldBy('all-mock-sessions'),
    },
    sessions: sessionsAmong(theirs, instant),
  };
}

export const practiceOf = ({ held }: Rights): Practice =>
  held.practice ? 'unlimited' : held['daily-practice'] ? 'daily' : 'none';

/** Whether a mock session that begins then may be sat; `rights`: of the moment that asks. */
export function maySit({ held, sessions }: Rights, { sessionId, startsAt }: MockSession): boolean {
  if (sessions.has(sessionId)) return true;
  const all = held['all-mock-sessions'];
  return all !== null && (all.endsAt === null || startsAt < all.endsAt);
}

interface MockSession {
  readonly sessionId: string;
  readonly startsAt: string;
}

function sessionsAmong(grants: readonly Grant[], instant: string): ReadonlyMap<string, Held> {
  const named = grants.filter(({ gives }) => gives.includes('mock-sessions'));
  const sessionIds = [...new Set(named.flatMap(({ sessionIds: ids }) => ids))];
  const held = sessionIds.map((id): [string, Held | null] => [
    id,
    heldAmong(
      named.filter(({ sessionIds: ids }) => ids.includes(id)),
      instant,
    ),
  ]);
  return new Map(held.filter((one): one is [string, Held] => one[1] !== null));
}

function heldAmong(grants: readonly Grant[], instant: string): Held | null {
  const holding = grants.filter((grant) => holds(grant, instant));
  if (holding.length === 0) return null;
  const byEnd = holding.toSorted((one, other) => compareEnds(endOf(other, instant), endOf(one, instant)));
  return { endsAt: endOfAll(grants, instant), because: byEnd.map(({ grantId }) => grantId) };
}

/** Grants that follow each other without a gap count as one. */
function endOfAll(grants: readonly Grant[], instant: string): string | null {
  let end: string | null = instant;
  for (;;) {
    const reached: string = end;
    const going = grants.filter((grant) => holds(grant, reached, instant)).map((grant) => endOf(grant, instant));
    if (going.length === 0) return reached;
    end = going.reduce(laterEnd);
    if (end === null) return null;
  }
}

const laterEnd = (one: string | null, other: string | null) => (compareEnds(one, other) > 0 ? one : other);

/** No end is later than any. */
function compareEnds(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
