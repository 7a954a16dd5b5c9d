import type { ReviewStanding } from 'schemas/mock-exams/after/after.contract';
import type { Release } from 'schemas/mock-exams/after/release.rules';
import type { Rights } from 'schemas/rights/rights-at';

/** What may be told of an exam's answers: proof, for whoever reads keys, that it was asked. */
export type OpenStanding = ReviewStanding & { readonly state: 'open' };

/** For as long as the family has the session by name, or a subscription to all; and not before the answers are released. */
export function standingOf(sessionId: string, release: Release, { held, sessions }: Rights): ReviewStanding {
  const named = sessions.get(sessionId) ?? null;
  const all = held['all-mock-sessions'];
  if (named === null && all === null) return { state: 'ended', opensAt: null, isClosedAgain: false, until: null };
  const { isOpen, opensAt, isClosedAgain } = release;
  if (!isOpen) return { state: 'later', opensAt, isClosedAgain, until: null };
  return { state: 'open', opensAt: null, isClosedAgain: false, until: all === null ? (named?.endsAt ?? null) : null };
}

export const isOpen = (standing: ReviewStanding): standing is OpenStanding => standing.state === 'open';
