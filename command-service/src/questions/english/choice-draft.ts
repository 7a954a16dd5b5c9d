import { keyLetters, type KeyLetter } from 'question-bank/english/english-item';

/** What an editor has written of a question with five options, and what is still to be written before it can be judged. */
export interface ChoiceDraft {
  readonly options: readonly string[];
  /** A stands in for it while none is told. */
  readonly key: KeyLetter;
  /** The option of the key. */
  readonly right: string;
  readonly missing: readonly string[];
}

/** Options joined by `||`, and the right one by its letter or its text. */
export function readChoice(options: readonly string[], correctAnswer: string): ChoiceDraft {
  const told = keyOf(correctAnswer.trim(), options);
  const key = told ?? 'A';
  const missing = [
    ...(options.length === keyLetters.length ? [] : ['Give five options, with || between them.']),
    ...(options.includes('') ? ['An option is empty.'] : []),
    ...(told === undefined ? ['Say which option is right, by its letter or its text.'] : []),
  ];
  return { options, key, right: options[keyLetters.indexOf(key)] ?? '', missing };
}

export const partsOf = (text: string): string[] => text.split('||').map((part) => part.trim());

/** A capital letter is a letter; `a` may be the article, so that an option of this text comes first. */
function keyOf(answer: string, options: readonly string[]): KeyLetter | undefined {
  const letterOf = (text: string) => keyLetters.find((letter) => letter === text);
  const place = answer === '' ? -1 : options.indexOf(answer);
  return letterOf(answer) ?? keyLetters[place] ?? letterOf(answer.toUpperCase());
}

/** The middle one: what a question is until an editor says otherwise. */
export const UNTOLD_LEVEL = 3;

/** Reads as an explanation, so that the rest can be judged while the editor's own is missing. Never kept. */
export const STAND_IN_EXPLANATION = 'The explanation is still to be written by its editor.';
export const EXPLANATION_MISSING = 'Say why the answer is right.';
