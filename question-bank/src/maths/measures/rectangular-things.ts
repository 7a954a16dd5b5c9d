import type { Random } from '../../generation/random';

/** Things that are rectangles, by their longer side. */
const things = {
  cm: [
    { least: 2, most: 9, names: ['sticker', 'label', 'tile', 'badge'] },
    { least: 10, most: 30, names: ['photograph', 'book cover', 'drawing', 'picture'] },
    { least: 31, most: 70, names: ['poster', 'tray', 'picture frame', 'notice board'] },
    { least: 71, most: 400, names: ['table top', 'rug', 'blackboard', 'window'] },
  ],
  m: [
    { least: 2, most: 9, names: ['flower bed', 'room', 'patio', 'carpet'] },
    { least: 10, most: 20, names: ['garden', 'car park', 'vegetable patch', 'school hall'] },
    { least: 21, most: 100, names: ['field', 'playground', 'car park', 'sports pitch'] },
  ],
} as const;

/** What is a rectangle and so long. */
export const rectangularThing = (random: Random, unit: 'cm' | 'm', long: number): string =>
  random.pick(things[unit].find(({ most }) => long <= most)?.names ?? ['field']);
