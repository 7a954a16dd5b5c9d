import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { GAP, valueOf } from '../rules/written-sum';
import {
  fillTemplate,
  letteredSumDraft,
  solveLetteredSum,
  workingLines,
  type FilledSum,
  type TemplatesByLevel,
} from './lettered-sum';

/** With A = 3, B = 2, D = 12 and E = 7: A + □ = D − B, so the letter is E. */
export const missingLetter = defineQuestionType({
  key: 'missing-letter',
  title: 'Find the missing letter',
  targetSeconds: [25, 35, 40, 50, 55],
  build: (random, level) => {
    const filled = fillTemplate(random, level, at(level, templates));
    return filled && letteredSumDraft(filled, workingBack(filled));
  },
  solve: solveLetteredSum,
});

const templates: TemplatesByLevel = [
  ['n + □ = n'],
  ['n + □ = n − n', 'n + □ = n + n', '□ + n = n + n'],
  ['n − □ = n − n', '□ − n = n − n', 'n + □ = n − n', 'n − □ = n + n'],
  ['n − □ = n + n − n', '□ − n = n − n + n', 's × □ = n + n', 'n + □ = n + n − n'],
  ['s × □ = n + n − n', 'n − □ = s × s − n', '□ + n = s × n − n', '□ − n = n − n − n'],
];

/** The side without the gap, then the opposite step. */
function workingBack({ sum, answer }: FilledSum): string[] {
  const [gapSide = '', knownSide = ''] = sum.split(' = ');
  const total = valueOf(knownSide);
  return [
    ...workingLines(knownSide),
    `So ${gapSide} must come to ${total}.`,
    `${oppositeOf(gapSide, total)} = ${answer}`,
  ];
}

function oppositeOf(gapSide: string, total: number): string {
  const [first = '', sign = '', second = ''] = gapSide.split(' ');
  const known = first === GAP ? second : first;
  if (sign === '×') return `${total} ÷ ${known}`;
  if (sign === '+') return `${total} − ${known}`;
  return first === GAP ? `${total} + ${known}` : `${known} − ${total}`;
}
