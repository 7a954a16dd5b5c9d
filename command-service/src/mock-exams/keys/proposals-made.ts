import { accept, decider, type Decision } from 'platform/decider';
import type { KeyDecisionEvent } from 'schemas/mock-exams/keys/key-decision.events';
import type { ExamKeyEvent } from 'schemas/mock-exams/sets/exam-paper.events';

/** With where it stands in the log. */
type Stood = (ExamKeyEvent | KeyDecisionEvent) & { readonly position?: string };

interface Made {
  readonly position: string;
  readonly by: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** What became of it without being decided: by whoever made it, or by another. */
  readonly ended: 'withdrawn' | 'refused' | null;
}

/** By id, where in the log each proposal about a paper's keys stands, whose it is and since when; nothing is decided by it. */
export const proposalsMade = decider({
  category: 'examkey',
  initial: new Map<string, Made>(),
  decide: (_: never, __: ReadonlyMap<string, Made>): Decision<never> => accept(),
  evolve: (made: ReadonlyMap<string, Made>, { type, data, position = '' }: Stood) => {
    if (type === 'MockKeyChangeProposed') {
      const { proposedBy: by, proposedAt: at } = data;
      return new Map(made).set(data.proposalId, { position, by, at, ended: null });
    }
    if (type !== 'MockKeyProposalWithdrawn' || data.why === 'out of date') return made;
    const taken = made.get(data.proposalId);
    return taken ? new Map(made).set(data.proposalId, { ...taken, ended: data.why }) : made;
  },
});

/**
 * Each is mailed to whoever is asked, and kept for ever: so many somebody may make of one paper in an hour that lead to nothing. Those that
 * were decided count for nothing: a paper may have fifty keys to put right. Of those that another refused it takes many, so that hardly
 * anybody uses up what another may do, and yet two who do it for each other come to an end.
 */
const MOST = { withdrawn: 10, refused: 40 } as const;
const HOUR_MS = 3_600_000;

/** From when on they may propose something again; undefined: now. */
export function mayProposeFrom(
  made: ReadonlyMap<string, Made>,
  { by, now }: { readonly by: string; readonly now: string },
): Date | undefined {
  const since = new Date(Date.parse(now) - HOUR_MS).toISOString();
  const own = [...made.values()].filter((one) => one.by === by && one.at > since);
  const last = (['withdrawn', 'refused'] as const)
    .flatMap((how) => own.filter(({ ended }) => ended === how).at(-MOST[how]) ?? [])
    .map(({ at }) => Date.parse(at) + HOUR_MS);
  return last.length === 0 ? undefined : new Date(Math.max(...last));
}
