import type { TDocumentDefinitions } from 'platform/typesetting';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { pagesWith } from '../one/pages';
import { closenessOf, underTwo } from '../two/pages';

/**
 * Template 3: as the second, with what was not reached told apart from what was not right, and the child's name in the picture
 * where no line crosses it.
 */
export const pagesThree = (content: ReportContent, step: number): TDocumentDefinitions =>
  pagesWith(content, underTwo, { ...closenessOf(step), name: 'free of lines' });
