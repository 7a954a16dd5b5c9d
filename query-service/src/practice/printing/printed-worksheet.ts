import type { IssuedQuestion, Passage } from 'schemas/questions/question';

/** A worksheet as its sheets print it. */
export interface PrintedWorksheet {
  readonly worksheetId: string;
  /** "Maths: Fractions". */
  readonly title: string;
  /** "21 November 2026". */
  readonly issuedOn: string;
  readonly passage: Passage | null;
  readonly questions: readonly IssuedQuestion[];
  /** The numbers of those whose answers are not told yet. */
  readonly closed?: readonly number[];
}

const letters = 'ABCDE';
export const letterOf = (index: number): string => letters.charAt(index);
