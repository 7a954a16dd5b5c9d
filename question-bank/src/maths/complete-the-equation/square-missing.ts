import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { askBox } from './ask-box';
import { apply } from '../expressions/expression';

export const squareMissing = defineQuestionType({
  key: 'square-missing',
  title: 'Missing square',
  targetSeconds: [20, 25, 30, 35, 40],
  build: (random, level) => {
    const root = random.integer(2, at(level, [5, 8, 10, 12, 15]));
    const square = root * root;
    const other = level === 1 ? 0 : random.integer(1, at(level, [9, 9, 20, 40, 80]));
    const sign = other >= square || random.oneIn(2) ? '+' : '−';
    const total = apply(square, sign, other);
    if (total === root || other === root) return undefined;
    return {
      params: { other: apply(0, sign, other), total },
      prompt: askBox(random, other === 0 ? `□**2 = ${square}` : `□**2 ${sign} ${other} = ${total}`),
      answer: String(root),
      steps: [
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
