import type { IssuedQuestion } from './question';

/** The lines of a solution: they stand apart by a newline or the two characters `\n`, each with a bullet. */
export function stepsIn(solution: string): string[] {
  return solution
    .split(/\\n|\r?\n|(?=•)/)
    .map((line) => line.replace(/^\s*•\s*/, '').trim())
    .filter((line) => line !== '');
}

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
  const [first, ...others] = stepsIn(solution);
  const isTold = first === undefined || first.endsWith(`Answer: ${key}`);
  return others.length === 0 || isTold ? null : first;
}
