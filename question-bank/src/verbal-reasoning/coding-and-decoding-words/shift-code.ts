import { at, type ByLevel, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';
import type { LetterCode } from './letter-code';
import { letterCodeOf } from './step-code';

/** Every letter moves by the same step: on by one at first, then either way, and further at each level. */
export function pickShiftCode(random: Random, level: Level): LetterCode {
  const step = random.pick(at(level, stepsByLevel));
  const size = Math.abs(step);
  const move = (way: number) => `move each letter ${way > 0 ? 'on' : 'back'} ${size}`;
  return letterCodeOf({ stepAt: () => step, rule: move(step), undo: move(-step) });
}

const stepsByLevel: ByLevel<readonly number[]> = [
  [1],
  [-1, 2, -2],
  [3, -3, 4, -4],
  [4, -4, 5, -5, 6, -6],
  [6, -6, 7, -7, 8, -8],
];
