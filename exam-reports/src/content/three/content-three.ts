import { standingIn } from 'schemas/mock-exams/marks/standing.rules';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { headStanding } from '../picture';
import type { ReportBasis } from '../report-basis';
import { percentileTold } from '../sure';
import { changedWords } from '../two/changed';
import { contentSaying } from '../two/content-two';

/** What a report says since template 3: of one that was corrected, where the mark stays, what became of its place. */
export const contentThree = (basis: ReportBasis): ReportContent =>
  contentSaying(basis, changedWords(basis, placeMoved(basis)));

/** By the percentile as a report tells it, then and now; empty where either tells none, or both the same. */
function placeMoved(basis: ReportBasis): string {
  const { before } = basis;
  const now = headStanding(basis);
  if (!before?.cohort || !now) return '';
  const then = standingIn(before.cohort, before.marks).parts.find(({ partId }) => partId === now.partId);
  const [was, is] = [then ? percentileTold(then) : null, percentileTold(now)];
  return was === null || is === null || was === is ? '' : `percentile ${was} became ${is}`;
}
