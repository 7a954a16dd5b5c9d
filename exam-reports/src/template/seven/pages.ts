import type { TDocumentDefinitions } from 'platform/typesetting';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { notesApart } from 'schemas/mock-exams/reports/notes-apart.rules';
import { roomy, type BoxesTold, type Closeness } from '../one/first-page';
import { pagesWith } from '../one/pages';
import { closerSix } from '../six/pages';
import { underRange } from '../six/other-day';
import { underTwo } from '../two/pages';

/**
 * Template 7: as the sixth, where nothing is told twice, what is cut short closes its quotation, and no box stands for a letter.
 * @param step of `closerSeven`: 0 for the roomiest
 */
export const pagesSeven = (content: ReportContent, step: number): TDocumentDefinitions =>
  pagesWith(content, underTwo, { ...(closerSeven[step] ?? roomy), dots: { ...underRange, name: 'free of lines' } });

const told: BoxesTold = {
  lead: ({ isOnlyChanged }) => (isOnlyChanged ? 'Changed.' : 'Corrected.'),
  notes: notesApart,
  cut: (beginning) => `${beginning} …${isOpen(beginning) ? '”' : ''}`,
};

const isOpen = (words: string): boolean => words.lastIndexOf('“') > words.lastIndexOf('”');

export const closerSeven: readonly Closeness[] = closerSix.map(({ boxes, ...look }) => ({
  ...look,
  boxes: { ...boxes, told },
}));
