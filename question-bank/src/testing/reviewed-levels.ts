import type { Level } from '../generation/level';
import { wantedReach, type LevelReach } from './level-reach';

/** Figures of the levels of a type. */
type OfLevels = Partial<Record<Level, number>>;
type OfTypes = Readonly<Record<string, OfLevels>>;

/** Levels of which lower ones draw more than is wanted, with the percentage that they may not exceed; and why. */
const leaks: readonly { why: string; types: OfTypes }[] = [
  {
    why: 'the range is wider than below but begins where it did, so that easy figures return; not cut yet',
    types: {
      'change-one': { 2: 15, 3: 15, 4: 45, 5: 45 },
      'unit-cost': { 2: 35, 3: 15, 4: 30, 5: 30 },
      'best-buy': { 3: 45 },
      'weekly-saving': { 3: 20 },
      'share-bill': { 2: 15, 4: 65 },
      'coin-total': { 2: 35 },
      'coin-count': { 2: 35, 3: 20, 4: 40, 5: 30 },
      'ml-litres': { 2: 50, 3: 25, 4: 60 },
      'add-mixed': { 2: 25 },
      'glasses-filled': { 3: 70, 5: 30 },
      'tank-remaining': { 2: 65, 5: 40 },
      'fill-time': { 2: 15, 3: 40 },
      'length-convert': { 2: 20, 4: 65, 5: 25 },
      'length-sum': { 2: 70 },
      'cut-pieces': { 3: 35 },
      'posts-and-gaps': { 2: 65 },
      'rect-perimeter': { 2: 55 },
      'l-shape-perimeter': { 4: 35 },
      'map-scale': { 2: 35, 3: 15 },
      'model-scale': { 3: 55, 4: 70, 5: 30 },
      'missing-sign': { 2: 25, 3: 70 },
      'two-signs': { 4: 65, 5: 65 },
      'find-distance': { 3: 15 },
      'find-speed': { 3: 15 },
      'find-time': { 3: 20 },
      'minutes-to-hourly': { 2: 50, 3: 80, 4: 70, 5: 25 },
      'mps-kmh': { 5: 50 },
      'two-stage': { 2: 100, 3: 65, 4: 70, 5: 35 },
      'meet-or-catch': { 2: 40, 4: 55 },
      'inverse-chain': { 3: 30 },
      'same-result': { 2: 20, 3: 25, 4: 20, 5: 15 },
      'sum-difference': { 2: 20, 3: 30 },
      'consecutive-sum': { 3: 40 },
      'rect-area': { 2: 55, 3: 60, 5: 45 },
      'compound-area': { 2: 80, 3: 30, 4: 25, 5: 15 },
      tiles: { 2: 20, 3: 35, 5: 30 },
      'triangle-area': { 2: 65, 3: 55, 5: 50 },
      'parallelogram-area': { 2: 60, 3: 55, 4: 25, 5: 40 },
      'cuboid-volume': { 2: 20, 3: 40, 5: 55 },
      'cubes-in-box': { 2: 15, 3: 20, 5: 25 },
      'surface-area': { 5: 65 },
      simplify: { 2: 35, 3: 65, 4: 60, 5: 45 },
      largest: { 2: 30 },
      'fraction-of': { 3: 65, 4: 30, 5: 25 },
      'find-whole': { 3: 65, 4: 40, 5: 25 },
      'fraction-left': { 4: 30, 5: 25 },
      'add-subtract': { 3: 45, 4: 45 },
      'multiply-divide': { 3: 30, 4: 30 },
      'mixed-improper': { 2: 40, 3: 45, 4: 30, 5: 45 },
      'mass-convert': { 2: 50, 3: 20, 4: 60, 5: 20 },
      'jar-and-contents': { 2: 30 },
      'ratio-simplify': { 5: 40 },
      'share-ratio': { 2: 20, 3: 35 },
      'one-part-known': { 2: 25, 4: 40 },
      'recipe-scale': { 2: 20, 3: 20 },
      'digits-to-words': { 2: 55 },
      'sum-product': { 3: 45, 4: 30, 5: 45 },
      nested: { 2: 30 },
      'story-steps': { 2: 25 },
      'round-remainder': { 2: 60, 3: 50, 4: 35, 5: 35 },
      'add-time': { 2: 35, 3: 15 },
      'subtract-time': { 2: 30, 3: 20 },
      'time-convert': { 2: 55, 3: 45, 5: 50 },
      timetable: { 2: 70 },
      'percent-change': { 2: 20, 3: 20 },
      'decimal-add-subtract': { 2: 15 },
      'decimal-multiply-divide': { 2: 100, 4: 20, 5: 65 },
      round: { 2: 35, 5: 15 },
      'fdp-convert': { 2: 100, 3: 85, 4: 45, 5: 70 },
    },
  },
];

/** Levels that have fewer different questions than are wanted, with the number below which they may not fall. */
const few: OfTypes = {
  'fill-time': { 1: 72 },
  'posts-and-gaps': { 1: 175, 4: 150 },
  'map-scale': { 1: 77 },
  'cube-eval': { 4: 197 },
  'mps-kmh': { 4: 122 },
  'consecutive-sum': { 1: 48, 2: 60, 3: 160, 4: 160 },
  'cuboid-volume': { 1: 193 },
  'mixed-improper': { 1: 58 },
  'time-convert': { 1: 96, 2: 191, 4: 90, 5: 198 },
  'clock-12-24': { 1: 55, 2: 110 },
  'fdp-convert': { 1: 129, 2: 130 },
};
const whyFew = 'small whole figures of few kinds, and only so many ways to ask; not widened yet';

/** What is less than is wanted at a level of a type, and why it may be so; nothing where all is well. */
export function reviewedOf(key: string, level: Level): { why: string[]; mostLeaked: number; fewest: number } {
  const known = leaks.filter(({ types }) => types[key]?.[level] !== undefined);
  const fewest = few[key]?.[level];
  return {
    why: [...known.map(({ why }) => why), ...(fewest === undefined ? [] : [whyFew])],
    mostLeaked: Math.max(wantedReach.leaked, ...known.map(({ types }) => (types[key]?.[level] ?? 0) / 100)),
    fewest: fewest ?? wantedReach.distinct,
  };
}

/** Where a type offers less at a level than was reviewed. */
export const faultsOfReach = (key: string, levels: readonly LevelReach[]): string[] =>
  levels.flatMap(({ level, distinct, leaked }) => {
    const { mostLeaked, fewest } = reviewedOf(key, level);
    return [
      ...(leaked > mostLeaked ? [`${key} ${level}: lower levels draw ${Math.round(100 * leaked)} % of it`] : []),
      ...(distinct < fewest ? [`${key} ${level}: ${distinct} different questions`] : []),
    ];
  });

/** Everything that was reviewed, so that no type is named there which has gone. */
export const reviewedKeys = (): string[] => [
  ...new Set([...leaks.flatMap(({ types }) => Object.keys(types)), ...Object.keys(few)]),
];
