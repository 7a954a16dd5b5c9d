import type { Grant, RightName } from './grant';
import { grantsFor, practiceOf, rightsAt, type Practice, type Rights } from './rights-at';

/** A part of a day on which nothing changes. */
export interface Span {
  readonly fromAt: string;
  /** Exclusive. */
  readonly toAt: string;
  readonly practice: Practice;
  readonly comprehension: boolean;
  readonly allMockSessions: boolean;
  readonly sessionIds: readonly string[];
  /** What is had, and by which grants. */
  readonly because: readonly { readonly right: RightName; readonly grantIds: readonly string[] }[];
}

interface Between {
  readonly fromAt: string;
  readonly toAt: string;
}

/**
 * What a child may do from one instant to another, in parts: as it was, for what has passed, and as it is known now, for
 * what is to come.
 */
export function spansOf(grants: readonly Grant[], learnerId: string, { fromAt, toAt }: Between): readonly Span[] {
  const theirs = grantsFor(grants, learnerId);
  const moments = theirs.flatMap(({ beginsAt, terms }) => [
    beginsAt,
    ...terms.flatMap(({ since, endsAt }) => (endsAt === null ? [since] : [since, endsAt])),
  ]);
  const edges = [fromAt, ...new Set(moments.filter((moment) => fromAt < moment && moment < toAt).sort())];
  return edges
    .map((edge, n) => spanFrom(rightsAt(theirs, learnerId, edge), { fromAt: edge, toAt: edges[n + 1] ?? toAt }))
    .reduce<readonly Span[]>(joined, []);
}

function spanFrom(rights: Rights, { fromAt, toAt }: Between): Span {
  const { held, sessions } = rights;
  const because = Object.entries(held).flatMap(([right, by]) =>
    by === null ? [] : [{ right: right as RightName, grantIds: by.because }],
  );
  return {
    fromAt,
    toAt,
    because,
    practice: practiceOf(rights),
    comprehension: held.comprehension !== null,
    allMockSessions: held['all-mock-sessions'] !== null,
    sessionIds: [...sessions.keys()],
  };
}

/** A moment at which nothing changed for this child is none. */
function joined(spans: readonly Span[], span: Span): readonly Span[] {
  const last = spans.at(-1);
  const isSame = last !== undefined && sayingOf(last) === sayingOf(span);
  return isSame ? [...spans.slice(0, -1), { ...last, toAt: span.toAt }] : [...spans, span];
}

const sayingOf = ({ fromAt: _from, toAt: _to, ...saying }: Span): string => JSON.stringify(saying);
