import type { IssuedQuestion } from './question';

/** What of a question its key is known by, and what it prints itself. */
export interface Keyed extends Pick<IssuedQuestion, 'key' | 'prompt'> {
  readonly options?: readonly string[] | undefined;
  readonly optionFigures?: readonly string[] | undefined;
  readonly figure?: string | undefined;
}

/** A time of day, a fraction or a number; each is one, so that `16:20` holds no 20 and `@@80/100` no 80. */
const number = /\d{1,2}:\d\d(?= [ap]m)|\d\d:\d\d|\d*@@\d+\/\d+|\d[\d,]*(?:\.\d+)?/g;

/** The 2 of `cm**2` is no number. */
const numbersIn = (text: string): string[] =>
  Array.from(text.replace(/\*\*\d/g, '').matchAll(number), ([digits]) =>
    /[:@]/.test(digits) ? digits : String(Number(digits.replaceAll(',', ''))),
  );

/** Words and signs, each between spaces, so that no part of a longer one is taken for a whole one. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[.,:;?!\s]+/g, ' ')
    .trim()} `;

/** The text of the right choice. Undefined where the answer is typed. */
const choiceOf = ({ key, options }: Keyed): string | undefined => options?.['ABCDE'.indexOf(key)];

function isKeyIn(text: string, question: Keyed): boolean {
  const choice = choiceOf(question);
  const wanted = choice === undefined ? numbersIn(question.key) : [];
  if (wanted.length === 0) return wordsOf(text).includes(wordsOf(choice ?? question.key));
  const numbers = numbersIn(text);
  return numbers.some((_, start) => wanted.every((part, index) => numbers[start + index] === part));
}

/** What a reader sees of a drawing. */
const textIn = (svg = ''): string => svg.replace(/<[^>]*>/g, ' ');

/** In its text or on its drawing; the parts of a fraction stand there too. */
function prints(question: Keyed): boolean {
  const text = `${question.prompt} ${textIn(question.figure)}`;
  return isKeyIn(text, question) || isKeyIn(text.replace(/@@(\d+)\//g, ' $1 '), question);
}

/** Whether a text tells a key that the question does not print itself. No text tells which picture is the right one. */
export const givesAway = (text: string, question: Keyed): boolean =>
  question.optionFigures === undefined && isKeyIn(text, question) && !prints(question);

/** Whether one side of `=` is the typed key, in whatever unit: `18 cm**2`, or the `4` or the `3` of `4 remainder 3`. */
export function comesToKey(side: string, question: Keyed): boolean {
  const wanted = numbersIn(question.key).join();
  if (choiceOf(question) !== undefined || wanted === '') return false;
  return side.split(' remainder ').some((part) => numbersIn(part).join() === wanted);
}
