import type { PaperHour, QuestionHour } from 'schemas/mock-exams/after/hour.rules';
import type { ReportBasis } from './report-basis';

/** What was done with each question of the papers that were opened. */
export const questionsOf = ({ papers }: ReportBasis): readonly QuestionHour[] =>
  papers.flatMap(({ hour }) => hour?.questions ?? []);

/** How much of a paper's time was not used. */
export const leftOf = ({ lengthSeconds, usedSeconds }: PaperHour): number => Math.max(0, lengthSeconds - usedSeconds);
