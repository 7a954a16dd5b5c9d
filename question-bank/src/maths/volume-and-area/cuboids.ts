import { at, type Level, outgrows, type ByLevel } from '../../generation/level';
import type { Random } from '../../generation/random';

export type Edges = readonly [length: number, width: number, height: number];

/** The longest edge of a level. */
const longest: ByLevel<number> = [5, 7, 9, 11, 12];

/** Three edges up to the level's limit, one longer than the level before allows, not all alike; the length is the longest of the two on the ground. */
export function edges(random: Random, level: Level): Edges | undefined {
  const most = at(level, longest);
  const [a, b, height] = [random.integer(2, most), random.integer(2, most), random.integer(2, most)];
  if ((a === b && b === height) || !outgrows(level, longest, a, b, height)) return undefined;
  return [Math.max(a, b), Math.min(a, b), height];
}

export const volumeOf = ([length, width, height]: Edges): number => length * width * height;

/** "5 cm long, 4 cm wide and 3 cm high". */
export const sized = ([length, width, height]: Edges, unit: string): string =>
  `${length} ${unit} long, ${width} ${unit} wide and ${height} ${unit} high`;

export const labelsOf = ([length, width, height]: Edges, unit: string): [string, string, string] => [
  `${length} ${unit}`,
  `${width} ${unit}`,
  `${height} ${unit}`,
];
