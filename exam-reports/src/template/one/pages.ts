import type { TDocumentDefinitions } from 'platform/typesetting';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';

/** Two pages of A4. */
export const pagesOne = (content: ReportContent): TDocumentDefinitions => ({
  info: { title: content.head.sentence, author: 'Fieldfare', creationDate: new Date(content.foot.madeAt) },
  content: [content.head.sentence],
});
