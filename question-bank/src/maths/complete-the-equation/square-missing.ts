import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { askBox } from './ask-box';
import { rootsAsked } from './things-in-rows';
import { apply } from '../expressions/expression';

export const squareMissing = defineQuestionType({
  key: 'square-missing',
  title: 'Missing square',
  targetSeconds: [20, 25, 30, 35, 40],
  version: 5,
  build: (random, level) => {
    const root = random.integer(at(level, [2, 2, 3, 4, 6]), at(level, [12, 8, 10, 12, 15]));
    const square = root * root;
    const other = level === 1 ? 0 : random.integer(at(level, [1, 1, 10, 21, 41]), at(level, [9, 9, 20, 40, 80]));
    const sign = other >= square || random.oneIn(2) ? '+' : '−';
    const total = apply(square, sign, other);
    if (total === root || other === root) return undefined;
    return {
      params: { other: apply(0, sign, other), total },
      prompt: other === 0 ? askRoot(random, root) : askBox(random, `□**2 ${sign} ${other} = ${total}`),
      answer: String(root),
      steps: [
        ...when(other === 0, `Which number, multiplied by itself, makes ${square}?`),
        ...when(other > 0, `□**2 must be: ${total} ${sign === '+' ? '−' : '+'} ${other} = ${square}`),
        `${root} × ${root} = ${square}`,
      ],
      wrong: wrongNumbers(root, [square, square / 2, root + 1, root - 1, total - other]),
    };
  },
  solve: ({ other, total }) => {
    let root = 1;
    while (root * root + other < total) root += 1;
    return String(root);
  },
});

/** There are few square numbers to begin with: half of the time they are asked for in figures, else of what comes in squares. */
function askRoot(random: Random, root: number): string {
  const square = root * root;
  if (random.oneIn(2)) return random.pick(rootsAsked(root));
  return random.pick([
    askBox(random, `□**2 = ${square}`),
    askBox(random, `${square} = □**2`),
    `Which number multiplied by itself makes ${square}?`,
    `Of which number is ${square} the square?`,
    `The square of a number is ${square}. What is the number?`,
    `□ × □ = ${square}\nThe same number goes in both boxes. Which number is it?`,
  ]);
}
