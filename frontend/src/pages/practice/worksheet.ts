import type { getSomeQuestions } from 'schemas/practice/worksheets/issuing.contract';
import type { getWorksheetQuestions } from 'schemas/practice/worksheets/worksheets.contract';
import type { ReplyOf } from 'schemas/describe/contract';

/** A worksheet as its query gives it, half-done or marked. */
export type Worksheet = ReplyOf<typeof getWorksheetQuestions>;
export type WorksheetQuestion = Worksheet['worksheetQuestions'][number];

/** A worksheet as it is handed out. */
export type Issued = ReplyOf<typeof getSomeQuestions>;
