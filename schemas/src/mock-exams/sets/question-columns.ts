/** The columns of a file of questions, in their order; a file may have them in another one. */
export const questionColumns = [
  'number',
  'question',
  'option A',
  'option B',
  'option C',
  'option D',
  'option E',
  'answer',
  'explanation',
] as const;

export type QuestionColumn = (typeof questionColumns)[number];

/** More lines no section takes. */
export const LONGEST_FILE = 200_000;
