import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { fillTemplate, letteredSumDraft, solveLetteredSum, workingLines, type TemplatesByLevel } from './lettered-sum';

/** With A = 3, B = 5 and D = 8: A + B = D */
export const sumLetters = defineQuestionType({
  key: 'sum-letters',
  title: 'Add and take away',
  targetSeconds: [25, 30, 35, 40, 45],
  version: 2,
  build: (random, level) => {
    const filled = fillTemplate(random, level, at(level, templates));
    return filled && letteredSumDraft(filled, workingLines(filled.sum));
  },
  solve: solveLetteredSum,
});

const templates: TemplatesByLevel = [
  ['n + n', 'n − n'],
  ['n + n − n', 'n − n + n'],
  ['n + n + n', 'n − n − n'],
  ['n + n − n + n', 'n − n + n − n', 'n + n − n − n'],
  ['n + n − n + n', 'n − n + n − n', 'n + n + n − n', 'n − n − n + n'],
];
