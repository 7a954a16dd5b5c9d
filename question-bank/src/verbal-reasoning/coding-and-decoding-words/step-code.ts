import type { Places } from '../rules/alphabet';
import { placesOf } from '../rules/alphabet';
import { signed } from '../wording';
import type { LetterCode } from './letter-code';

/** A code that moves every letter along the alphabet. */
export interface StepCode {
  stepAt: (index: number) => number;
  /** "move each letter on 2" */
  rule: string;
  /** "move each letter back 2" */
  undo: string;
}

const moved =
  (stepAt: StepCode['stepAt'], factor: number) =>
  (word: Places): Places =>
    word.map((place, index) => place + factor * stepAt(index));

export const letterCodeOf = ({ stepAt, rule, undo }: StepCode): LetterCode => ({
  encode: moved(stepAt, 1),
  rule: ({ word, code }) => [`In the example the steps are ${stepsOf(word, code, stepAt)}.`, `Rule: ${rule}.`],
  undo: `To read a code, go the other way: ${undo}.`,
  mixUps: [moved(stepAt, -1), moved(() => stepAt(0), 1), moved(() => -stepAt(0), 1)],
});

function stepsOf(word: string, code: string, stepAt: StepCode['stepAt']): string {
  return placesOf(word)
    .map((_, index) => `${word.charAt(index)} → ${code.charAt(index)} ${signed(stepAt(index))}`)
    .join(', ');
}
