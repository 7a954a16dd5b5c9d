import { keyLetters, type KeyLetter } from 'question-bank/english/english-item';

/** What an editor has written of a question with five options, and what is still to be written before it can be judged. */
export interface ChoiceDraft {
  readonly options: readonly string[];
  /** A stands in for it while none is told. */
  readonly key: KeyLetter;
  readonly missing: readonly string[];
}

/** Options joined by `||`, and the right one by its letter or its text. */
export function readChoice(options: readonly string[], correctAnswer: string): ChoiceDraft {
  const key = keyOf(correctAnswer.trim(), options);
  const missing = [
    ...(options.length === keyLetters.length ? [] : ['Give five options, with || between them.']),
    ...(options.includes('') ? ['An option is empty.'] : []),
    ...(key === undefined ? ['Say which option is right, by its letter or its text.'] : []),
  ];
  return { options, key: key ?? 'A', missing };
}

export const partsOf = (text: string): string[] => text.split('||').map((part) => part.trim());

function keyOf(answer: string, options: readonly string[]): KeyLetter | undefined {
  const letter = keyLetters.find((known) => known === answer.toUpperCase());
  return letter ?? (answer === '' ? undefined : keyLetters[options.indexOf(answer)]);
}

/** Reads as an explanation, so that the rest can be judged while the editor's own is missing. Never kept. */
export const STAND_IN_EXPLANATION = 'The explanation is still to be written by its editor.';
export const EXPLANATION_MISSING = 'Say why the answer is right.';
