import { MOST_OPTIONS } from 'schemas/mock-exams/paper';
import type { AuthoredQuestion } from 'schemas/mock-exams/sets/authored';

type Letter = AuthoredQuestion['answer'];

const letters: readonly Letter[] = ['A', 'B', 'C', 'D', 'E'];

/** Options as they are typed, with `||` between them; none of none. */
export const optionsIn = (typed: string): string[] =>
  typed.trim() === '' ? [] : typed.split('||').map((option) => option.trim());

export const isTooMany = (options: readonly string[]): boolean =>
  options.length > MOST_OPTIONS || options.some((option) => option.length > 2_000);

/**
 * The letter of the right option, told by its letter or its words; empty where nothing is told, undefined where it is none
 * of them. A capital letter is a letter; `a` may be the article, so that an option of this text comes first.
 */
export function answerAmong(options: readonly string[], told: string): Letter | undefined {
  const answer = told.trim();
  if (answer === '') return '';
  const letterOf = (text: string) => letters.slice(0, Math.max(1, options.length)).find((letter) => letter === text);
  return letterOf(answer) ?? letters[options.indexOf(answer)] ?? letterOf(answer.toUpperCase());
}

/** The letter that was right before, where its option is still there. */
export const answerStill = (options: readonly unknown[], before: Letter): Letter =>
  letters.indexOf(before) < options.length ? before : '';
