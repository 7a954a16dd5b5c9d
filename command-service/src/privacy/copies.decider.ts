import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { CopyEvent } from 'schemas/privacy/copy.events';
import { COPIES_A_DAY } from 'schemas/privacy/privacy.contract';

type Copy = CopyEvent['data'];
const DAY_MS = 86_400_000;

/** The copies that an account has asked for. One that can still be fetched is answered with instead of another. */
export const copiesOf = decider({
  category: 'copies',
  initial: [] as readonly Copy[],
  decide: ({ data }: { type: 'AskCopy'; data: Copy }, known): Decision<CopyEvent, 'CopyAskedTooOften'> => {
    if (standing(known, data)) return accept();
    const since = Date.parse(data.askedAt) - DAY_MS;
    const ofLate = known.filter(({ askedAt }) => Date.parse(askedAt) > since);
    return ofLate.length >= COPIES_A_DAY ? refuse('CopyAskedTooOften') : accept({ type: 'CopyAsked', data });
  },
  evolve: (known, { data }: CopyEvent) => [...known, data],
});

/** The copy of the same child, or of the whole family, that can still be fetched. */
export const standing = (known: readonly Copy[], { learnerId, askedAt }: Pick<Copy, 'learnerId' | 'askedAt'>) =>
  known.find((copy) => copy.learnerId === learnerId && copy.expiresAt > askedAt);
