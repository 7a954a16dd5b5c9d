import { pdfOf, type TDocumentDefinitions } from 'platform/typesetting';
import type { OverallContent } from 'schemas/mock-exams/reports/overall-content';
import { overallPages } from './overall-pages';

/** With which template the report over all is made now. */
export const OVERALL_TEMPLATE = 2;

/** Every template that such a report was ever issued with, by its number: none is changed once one was. */
const templates: Readonly<Record<number, (content: OverallContent) => TDocumentDefinitions>> = {
  1: overallPages,
  // It says which keys it was marked with, and looks the same.
  2: overallPages,
};

/** What a press is told to print. */
export interface OverallOrder {
  readonly overall: OverallContent;
  readonly template: number;
}

/**
 * The bytes of the report over all who sat: the same content gives the same ones.
 * @throws where no such report was ever issued with this template
 */
export async function renderOverall({ overall, template }: OverallOrder): Promise<Buffer> {
  const pagesOf = templates[template];
  if (!pagesOf) throw new Error(`there is no template ${template} of the report over all`);
  return Buffer.from(await pdfOf(pagesOf(overall)));
}
