import type { SignedLink } from 'platform/jobs';

/** In ms: whoever keeps a mail for years may still leave by it. */
const TEN_YEARS = 3_652 * 86_400_000;

/** What the link at the foot of each mail of the list says: who leaves, and by which letter, if it was one. */
export const leaveLink = (parts: readonly [subscriberId: string, letterId?: string], at: string): SignedLink => ({
  path: '/auth/leave-list',
  parts: parts.filter((part) => part !== undefined),
  expiresAt: new Date(Date.parse(at) + TEN_YEARS),
  inPath: true,
});
