import { stepsIn } from '../describe/steps';
import type { IssuedQuestion } from './question';

/** The alphabet helps nobody on: the question prints it already. */
const PRINTED = 'Alphabet: ';

/**
 * The first of several steps, as a hint for one more try. There is none where it would be the answer: where it is the only
 * one, and in English, whose steps are its rules.
 */
export function firstStepOf({
  subject,
  solution,
  key,
}: Pick<IssuedQuestion, 'subject' | 'solution' | 'key'>): string | null {
  if (subject === 'english') return null;
  const [first, ...others] = stepsIn(solution).filter((step) => !step.startsWith(PRINTED));
  const isTold = first === undefined || first.endsWith(`Answer: ${key}`);
  return others.length === 0 || isTold ? null : first;
}
