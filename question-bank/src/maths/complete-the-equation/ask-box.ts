import type { Random } from '../../generation/random';

/** Asks for the number in the box of an equation, which stands on a line of its own. */
export const askBox = (random: Random, equation: string): string =>
  `${random.pick(['What number goes in the box?', 'Which number is missing?', 'Find the number that goes in the box.'])}\n${equation}`;
