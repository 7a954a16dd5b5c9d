import type { Figure } from '../../attributes';
import { darkness } from '../../darkness';
import { wordsFor } from '../../words/figure-words';

/** Something that can be seen of each of five pictures without a thought, as a number. */
export type Glance = (options: readonly Figure[]) => readonly number[];

/** How dark each is; a difference that nobody sees is none. */
export const shade: Glance = (options) => options.map((figure) => Math.round(darkness(figure) / 25));

/** How long the words are that tell each. */
export const lengthInWords: Glance = (options) => options.map(wordsFor(options)).map((words) => words.length);

/** Whether a picture comes at a place among the five by what is seen of them, 0 for the least; of equal ones each may come at any of their places. */
export function standsAt(seen: readonly number[], index: number, place: number): boolean {
  const own = seen[index] ?? 0;
  const less = seen.filter((one) => one < own).length;
  return less <= place && place < less + seen.filter((one) => one === own).length;
}

const MIDDLE = 2;

/** The same, but in the middle never alone: what two things that suit each other make of themselves is middling. */
export function standsAtUnlessAloneInTheMiddle(seen: readonly number[], index: number, place: number): boolean {
  const own = seen[index] ?? 0;
  const less = seen.filter((one) => one < own).length;
  const equal = seen.filter((one) => one === own).length;
  if (less > MIDDLE || MIDDLE >= less + equal) return standsAt(seen, index, place);
  return equal === seen.length || (place === MIDDLE && equal > 1);
}
