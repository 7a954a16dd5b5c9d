import type { IssuedQuestion } from 'schemas/questions/question';

/** What a child sees of a question: the prompt of a picture question is the same every time. */
export const sightOf = ({ prompt, figure, options, optionFigures }: IssuedQuestion): string =>
  JSON.stringify([prompt, figure, options, optionFigures]);

/**
 * What a question asks, whatever names and words it is put in: its type, its numbers in any order, its picture and its answer.
 * Nothing for one of words alone,
 * or of pictures to choose from: what is seen of it is all there is.
 */
export function askedOf({ questionType, prompt, figure, options, optionFigures, key }: IssuedQuestion): string[] {
  const numbers = prompt.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  if (optionFigures || (numbers.length === 0 && figure === undefined)) return [];
  const answer = options?.[key.charCodeAt(0) - 'A'.charCodeAt(0)] ?? key;
  return [JSON.stringify([questionType, numbers.sort(), figure, answer])];
}
