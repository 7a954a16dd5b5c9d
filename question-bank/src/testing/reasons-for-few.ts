import type { Level } from '../generation/level';

/** Why a level of a type has few questions, or few calculations: what it asks for has no more. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['cube-eval 1', 'the cubes of 2, 3, 4, 5 and 10 alone; to 200 they would come by other things in the same crates'],
  ['cube-eval 2', 'the cubes of 6, 7, 8, 9 and 20 alone: larger ones are a matter of long multiplication'],
  ['square-missing 1', 'the squares of 2 to 12 alone, which are to be known by heart'],
]);

export const reasonForFew = (typeKey: string, level: Level): string | undefined => reasons.get(`${typeKey} ${level}`);
