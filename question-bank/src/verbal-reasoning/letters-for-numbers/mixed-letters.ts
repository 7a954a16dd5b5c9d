import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { fillTemplate, letteredSumDraft, solveLetteredSum, workingLines, type TemplatesByLevel } from './lettered-sum';

/** With A = 3, B = 5, C = 4 and D = 11: A × B − C = D */
export const mixedLetters = defineQuestionType({
  key: 'mixed-letters',
  title: 'Multiply, add and take away',
  targetSeconds: [25, 35, 40, 50, 55],
  version: 2,
  build: (random, level) => {
    const filled = fillTemplate(random, level, at(level, templates));
    return filled && letteredSumDraft(filled, workingLines(filled.sum));
  },
  solve: solveLetteredSum,
});

const templates: TemplatesByLevel = [
  ['s × s', 's × n'],
  ['s × s + n', 's × s − n'],
  ['n + (s × s)', 'n − (s × s)', 'n + (s × n)'],
  ['s × n − n − n', 's × s + n − n', 'n − (s × s) + n'],
  ['(s × n) − (s × s)', 's × n − n + n', 'n − (s × s) + n', 'n + n − (s × s)'],
];
