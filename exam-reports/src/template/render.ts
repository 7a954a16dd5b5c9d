import { pdfOf } from 'platform/typesetting';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import type { ReportBasis } from '../content/report-basis';
import { templateOf } from './templates';

/** What a report says, by its own template. */
export const reportContent = (basis: ReportBasis): ReportContent => templateOf(basis.made.template).contentOf(basis);

/** What a press is told to print. */
export interface ReportOrder {
  readonly content: ReportContent;
  readonly template: number;
}

/** The bytes of a report: the same content gives the same ones. It takes a core for a while, so a press does it. */
export async function renderReport({ content, template }: ReportOrder): Promise<Buffer> {
  return Buffer.from(await pdfOf(templateOf(template).pagesOf(content)));
}

/** Whether a family would read something else: what it was made from is no part of that. */
export function readsDifferently(one: ReportContent, other: ReportContent): boolean {
  return said(one) !== said(other);
}

function said({ head, picture, withoutPicture, well, work, topics, time, sure, foot }: ReportContent): string {
  const { name, sentence, line, notes } = head;
  const { caveats } = foot;
  return JSON.stringify([
    name,
    sentence,
    line,
    notes,
    picture,
    withoutPicture,
    well,
    work,
    topics,
    time,
    sure,
    caveats,
  ]);
}
