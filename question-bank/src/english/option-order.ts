import { randomFrom } from '../generation/random';
import { keyLetters, type Five, type Four, type KeyLetter } from './english-item';

export interface OrderedOptions {
  options: Five<string>;
  key: KeyLetter;
}

/**
 * Puts the right option among the four wrong ones. The place depends on the id alone, so an item keeps its letters for
 * ever; ids that end in 01 to 05, 06 to 10 and so on share the five places out between them, so no letter is a better guess.
 */
export function orderedOptions(id: string, right: string, wrong: Four<string>): OrderedOptions {
  const keyAt = sharedPlace(id);
  const [one = '', two = '', three = '', four = ''] = randomFrom(`${id} wrong options`).shuffle(wrong);
  const places: Five<Five<string>> = [
    [right, one, two, three, four],
    [one, right, two, three, four],
    [one, two, right, three, four],
    [one, two, three, right, four],
    [one, two, three, four, right],
  ];
  return { options: places[keyAt] ?? places[0], key: keyLetters[keyAt] ?? 'A' };
}

/** One of five places, which five ids in a row share out between them; `of` names what is placed, if not the key. */
export function sharedPlace(id: string, of = ''): number {
  const [, stem = id, digits] = /^(.*?)(\d+)$/.exec(id) ?? [];
  if (digits === undefined) return randomFrom(id + of).integer(0, 4);
  const number = Number(digits) - 1;
  const places = randomFrom(`${stem} ${Math.floor(number / 5)}${of}`).shuffle([0, 1, 2, 3, 4]);
  return places[number % 5] ?? 0;
}
