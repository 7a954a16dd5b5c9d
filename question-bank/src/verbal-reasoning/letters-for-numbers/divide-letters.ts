import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { fillTemplate, letteredSumDraft, solveLetteredSum, workingLines, type TemplatesByLevel } from './lettered-sum';

/** With A = 12, B = 4, C = 5 and D = 8: A ÷ B + C = D */
export const divideLetters = defineQuestionType({
  key: 'divide-letters',
  title: 'Divide, add and take away',
  targetSeconds: [25, 35, 40, 50, 55],
  version: 2,
  build: (random, level) => {
    const filled = fillTemplate(random, level, at(level, templates));
    return filled && letteredSumDraft(filled, workingLines(filled.sum));
  },
  solve: solveLetteredSum,
});

const templates: TemplatesByLevel = [
  ['n ÷ s'],
  ['n ÷ s + n', 'n ÷ s − n'],
  ['n + (n ÷ s)', 'n ÷ s × s', 'n − (n ÷ s)'],
  ['n ÷ s + n − n', 'n ÷ s × s − n', 'n − (n ÷ s) + n'],
  ['n ÷ s × s − n', '(n ÷ s) + (n ÷ s)', 'n − (n ÷ s) + n', 's × n ÷ s + n'],
];
