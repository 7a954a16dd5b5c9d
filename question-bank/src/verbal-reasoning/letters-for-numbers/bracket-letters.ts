import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { fillTemplate, letteredSumDraft, solveLetteredSum, workingLines, type TemplatesByLevel } from './lettered-sum';

/** With A = 9, B = 3, C = 2 and D = 12: (A − B) × C = D */
export const bracketLetters = defineQuestionType({
  key: 'bracket-letters',
  title: 'Brackets first',
  targetSeconds: [30, 35, 45, 55, 60],
  version: 2,
  build: (random, level) => {
    const filled = fillTemplate(random, level, at(level, templates));
    return filled && letteredSumDraft(filled, workingLines(filled.sum));
  },
  solve: solveLetteredSum,
});

const templates: TemplatesByLevel = [
  ['n − (n − n)', 'n + (n − n)', 'n − (n + n)'],
  ['(n + n) ÷ s', '(n − n) × s'],
  ['(n − n) ÷ s', 'n ÷ (n + n)', 'n ÷ (n − n)', '(n + n) × s'],
  ['(n + n) ÷ (n − n)', '(n − n) × s − n', '(n + n) ÷ s + n'],
  ['(n + n) ÷ (n − n)', '(n − n) × (n − n)', '(n + n) ÷ s − n', 'n ÷ (n − n) + n'],
];
