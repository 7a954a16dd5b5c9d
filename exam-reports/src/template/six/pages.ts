import type { TDocumentDefinitions } from 'platform/typesetting';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { roomy, type Closeness } from '../one/first-page';
import { pagesWith } from '../one/pages';
import { sizes } from '../one/style';
import { closer, underTwo } from '../two/pages';
import { underRange } from './other-day';

/**
 * Template 6: as the second, with what another day might bring in one sentence under its range.
 * @param step of `closerSix`: 0 for the roomiest
 */
export const pagesSix = (content: ReportContent, step: number): TDocumentDefinitions =>
  pagesWith(content, underTwo, { ...(closerSix[step] ?? roomy), dots: { ...underRange, name: 'free of lines' } });

/** The picture is a line higher than it was: where that is one too many, space and letters give way once more. */
export const closerSix: readonly Closeness[] = [
  ...closer,
  { gaps: 0.12, title: 15, boxes: { size: sizes.small, letters: 120 } },
  { gaps: 0.05, title: 14, boxes: { size: sizes.small, letters: 100 } },
];
