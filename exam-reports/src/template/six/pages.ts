import type { TDocumentDefinitions } from 'platform/typesetting';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { roomy } from '../one/first-page';
import { pagesWith } from '../one/pages';
import { closer, underTwo } from '../two/pages';
import { underRange } from './other-day';

/**
 * Template 6: as the second, with what another day might bring in one sentence under its range.
 * @param step of `closer`: 0 for the roomiest
 */
export const pagesSix = (content: ReportContent, step: number): TDocumentDefinitions =>
  pagesWith(content, underTwo, { ...(closer[step] ?? roomy), dots: { ...underRange, name: 'free of lines' } });
