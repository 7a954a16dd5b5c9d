import type { Content, ContentText } from 'platform/typesetting';
import type { LearnerQuestion } from 'schemas/questions/question';
import { printedText } from './printed-text';
import { letterOf } from './printed-worksheet';

/** Options no longer than this stand side by side. */
const SHORT = 10;

/** What there is to choose from, each with its letter to ring. */
export function printedChoices({ questionType, options = [] }: LearnerQuestion): Content {
  if (isGrouped(questionType)) return groups(options);
  return options.every(({ length }) => length <= SHORT) ? sideBySide(options) : rows(options);
}

/** Whether the choices are the parts of the very sentence that is asked about. */
export const isGrouped = (questionType: string): boolean =>
  questionType === 'spelling' || questionType === 'punctuation';

const letter = (index: number): ContentText => ({ text: letterOf(index), bold: true });

const rows = (options: readonly string[]): Content => ({
  stack: options.map((option, index) => ({
    columns: [{ ...letter(index), width: 18 }, printedText(option)],
    margin: [0, 2, 0, 2],
  })),
});

const sideBySide = (options: readonly string[]): Content => ({
  columns: options.map((option, index) => ({
    // Where the answer is a letter, it is not said twice.
    columns: [{ ...letter(index), width: 18 }, printedText(option === letterOf(index) ? '' : option)],
    width: `${100 / options.length}%`,
  })),
});

/** The sentence in one line of boxes, the letter of each under it. */
const groups = (options: readonly string[]): Content => ({
  table: {
    widths: options.map(() => 'auto'),
    body: [
      options.map((option) => printedText(option, { alignment: 'center', fontSize: 11 })),
      options.map((_, index) => ({ ...letter(index), alignment: 'center' })),
    ],
  },
  layout: 'groups',
});
