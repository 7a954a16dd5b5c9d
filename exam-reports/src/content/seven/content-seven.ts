import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import type { ReportBasis } from '../report-basis';
import { contentSix } from '../six/content-six';
import { movedBeside } from '../six/moved-six';
import { countsTheSame } from '../two/changed';

/** What a report says since template 7: as the sixth, but one to which a note was put, and nothing else, was not corrected. */
export function contentSeven(basis: ReportBasis): ReportContent {
  const { head, ...rest } = contentSix(basis);
  return { ...rest, head: movesNothing(basis) ? { ...head, isOnlyChanged: true } : head };
}

const movesNothing = (basis: ReportBasis): boolean =>
  basis.before !== undefined && countsTheSame(basis, basis.before) && movedBeside(basis).length === 0;
