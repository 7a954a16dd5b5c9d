import type { IssuedQuestion } from '../../questions/question';

/**
 * The same for everybody who was asked the same: the id of a written item, or of a generated question its type, level
 * and seed; and the version of what was written, or of the generator. What was rewritten is another question.
 */
export function questionIdOf({ itemId, questionType, level, seed, genVersion }: IssuedQuestion): string {
  return `${itemId ?? `${questionType}.${level}.${seed}`}.${genVersion}`;
}

/** Of a flag from before flags said what they are of: a question of its own each. */
export const questionIdAt = (worksheetId: string, number: number): string => `${worksheetId}.${number}`;
