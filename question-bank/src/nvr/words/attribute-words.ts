import { attributes, NO_RAYS, type AttributeName } from '../attributes';

const DEGREES_OF_A_TURN = 45;

/** "The dot moves clockwise to the next corner": one step of an attribute whose values have an order. */
export function stepInWords(name: AttributeName, step: number): string {
  const way = step > 0 ? 'clockwise' : 'anticlockwise';
  switch (name) {
    case 'turn':
      return `The shape turns ${Math.abs(step) * DEGREES_OF_A_TURN}° ${way}`;
    case 'dot':
      return `The dot moves ${way} to the next corner`;
    case 'count':
      return `The number of small circles goes ${step > 0 ? 'up' : 'down'} by 1`;
    default:
      return `The shape gets ${step > 0 ? 'larger' : 'smaller'}`;
  }
}

const counted: Readonly<Record<string, string>> = { 0: 'no small circles', 1: '1 small circle' };

const phrases: Readonly<Record<AttributeName, (word: string) => string>> = {
  shape: (word) => `a ${word}`,
  fill: (word) => `a ${word} filling`,
  size: (word) => `a ${word} shape`,
  turn: (word) => `its top to point ${word}`,
  line: (word) => `a ${word} outline`,
  count: (word) => counted[word] ?? `${word} small circles`,
  dot: (word) => `the dot in ${word}`,
  rays: (word) => (word === NO_RAYS ? word : `rays pointing ${word}`),
};

/** "a striped filling": what a box must have. */
export const needed = (name: AttributeName, value: number): string => phrases[name](attributes[name].word(value));
