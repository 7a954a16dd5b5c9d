import type { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import type { getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import type { SubjectKey } from 'schemas/questions/question';

/** A worksheet as its query gives it, half-done or marked. */
export type Worksheet = ReplyOf<typeof getWorksheetQuestions>;
export type WorksheetQuestion = Worksheet['worksheetQuestions'][number];

/** Every subject that its questions are of: of several it is in none of their areas. */
export const subjectsOf = ({ worksheetQuestions }: Pick<Worksheet, 'worksheetQuestions'>): readonly SubjectKey[] => [
  ...new Set(worksheetQuestions.map(({ question }) => question.subject)),
];

/** A worksheet as it is handed out. */
export type Issued = ReplyOf<typeof getSomeQuestions>;
