import type { DrawnQuestion } from '../generation/question-type';
import { compareAnswers, readAnswer } from '../marking/check';
import { remembered } from './remembered';

const clocks = /\d{1,2}:\d\d(?= [ap]m)|\d\d:\d\d/g;
const textIn = (svg = ''): string => svg.replace(/<[^>]*>/g, ' ');
const digitsIn = (text: string): string => text.replace(/\D/g, '');

/**
 * Whether some words of a text, one after the other, are what the marking rule takes for the key, and the question prints nothing that
 * it takes for it. Pictures are no words; and no number is told in letters, as "the first three" would tell 3.
 */
export function tellsKey(text: string, question: DrawnQuestion): boolean {
  const { options, answer, prompt, figure } = question;
  if (question.optionFigures !== undefined) return false;
  const key = options?.['ABCDE'.indexOf(answer)] ?? answer;
  const takes = (words: string) => (options ? words === key : isTaken(words, key, question));
  const printed = `${prompt} ${textIn(figure)}`;
  return (
    mayHold(text, key) && wordsOf(text, key).some(takes) && ![...wordsOf(printed, key), ...loose(printed)].some(takes)
  );
}

const isTaken = (words: string, key: string, { unit }: DrawnQuestion): boolean =>
  (digitsIn(key) === '' || digitsIn(words) !== '') &&
  compareAnswers(takenApart(words), takenApart(key), unit?.text).verdict;

const takenApart = remembered(readAnswer);

/** Spares the marking of what cannot be it. */
const mayHold = (text: string, key: string): boolean =>
  digitsIn(key) === '' ? text.toLowerCase().includes(key.toLowerCase()) : digitsIn(text).includes(digitsIn(key));

/** Each row of words that is no longer than the key, and one more for a unit. */
function wordsOf(text: string, key: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lengths = Array.from({ length: key.split(' ').length + 1 }, (_, index) => index + 1);
  return words.flatMap((_, from) =>
    lengths.map((length) =>
      words
        .slice(from, from + length)
        .join(' ')
        .replace(/[.,:;?]+$/, ''),
    ),
  );
}

/** Each number alone, the parts of a fraction or a ratio too. */
const loose = (text: string): readonly string[] => text.replace(clocks, ' ').match(/[\d,.]*\d/g) ?? [];
