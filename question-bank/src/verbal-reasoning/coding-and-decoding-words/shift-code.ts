import { at, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';
import type { LetterCode } from './letter-code';
import { letterCodeOf } from './step-code';

/** Every letter moves by the same step; backwards only from level 2. */
export function pickShiftCode(random: Random, level: Level): LetterCode {
  const size = random.integer(1, at(level, [1, 2, 3, 4, 6]));
  const step = level === 1 ? size : random.pick([size, -size]);
  const move = (way: number) => `move each letter ${way > 0 ? 'on' : 'back'} ${size}`;
  return letterCodeOf({ stepAt: () => step, rule: move(step), undo: move(-step) });
}
