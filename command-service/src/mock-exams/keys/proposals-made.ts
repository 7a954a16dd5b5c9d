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
  /** By whoever made it. */
  readonly isTakenAway: boolean;
}

/** By id, where in the log each proposal about a paper's keys stands, whose it is and since when; nothing is decided by it. */
export const proposalsMade = decider({
  category: 'examkey',
  initial: new Map<string, Made>(),
  decide: (_: never, __: ReadonlyMap<string, Made>): Decision<never> => accept(),
  evolve: (made: ReadonlyMap<string, Made>, { type, data, position = '' }: Stood) => {
    if (type === 'MockKeyChangeProposed') {
      const { proposedBy: by, proposedAt: at } = data;
      return new Map(made).set(data.proposalId, { position, by, at, isTakenAway: false });
    }
    if (type !== 'MockKeyProposalWithdrawn' || data.why !== 'withdrawn') return made;
    const taken = made.get(data.proposalId);
    return taken ? new Map(made).set(data.proposalId, { ...taken, isTakenAway: true }) : made;
  },
});

/**
 * Each is mailed to whoever is asked: so many somebody may make of one paper in an hour and take away again. Those that were decided or
 * refused count for nothing: a paper may have fifty keys to put right, and nobody uses up what another may do.
 */
const MOST_TAKEN_AWAY = 10;
const HOUR_MS = 3_600_000;

/** From when on they may propose something again; undefined: now. */
export function mayProposeFrom(
  made: ReadonlyMap<string, Made>,
  { by, now }: { readonly by: string; readonly now: string },
): Date | undefined {
  const since = new Date(Date.parse(now) - HOUR_MS).toISOString();
  const own = [...made.values()].filter((one) => one.isTakenAway && one.by === by && one.at > since);
  const tenth = own.at(-MOST_TAKEN_AWAY);
  return tenth && new Date(Date.parse(tenth.at) + HOUR_MS);
}
