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

/** The picture is a line higher than it was. Space and letters give way for it before a word that is said at length does. */
export const closerSix: readonly Closeness[] = [
  ...closer.slice(0, 3),
  { gaps: 0.25, title: 16, boxes: { size: sizes.small, letters: Infinity } },
  { gaps: 0.12, title: 15, boxes: { size: sizes.small, letters: Infinity } },
  { gaps: 0.05, title: 14, boxes: { size: sizes.small, letters: Infinity } },
  { gaps: 0.05, title: 14, boxes: { size: sizes.small, letters: 260 } },
  { gaps: 0.05, title: 14, boxes: { size: sizes.small, letters: 120 } },
];
