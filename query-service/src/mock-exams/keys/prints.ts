import type { Side } from 'schemas/mock-exams/keys/key-preview.rules';

/** What a report says, as far as it can differ by a key. */
export interface Print {
  readonly sentence: string;
  /** Equal where nothing would print differently. */
  readonly all: string;
}

/** By marks and standing alone. */
export const printOf = ({ marks, standing, placed }: Side): Print => ({
  sentence: `${placed.right} of ${placed.of}.`,
  all: JSON.stringify([marks.parts, marks.topics, standing.parts]),
});
