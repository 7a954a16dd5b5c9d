import { at, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';
import { signed } from '../wording';
import type { LetterCode } from './letter-code';
import { letterCodeOf, type StepCode } from './step-code';

/** The steps follow a pattern: to and fro, growing, or both. */
export function pickPatternCode(random: Random, level: Level): LetterCode {
  const pattern = at(level, [toAndFro(1), toAndFro(2), growing(1), growing(-1), growingToAndFro]);
  return letterCodeOf(pattern(random));
}

type Pattern = (random: Random) => StepCode;

/** One of the two steps is the largest. */
function toAndFro(largest: number): Pattern {
  return (random) => {
    const direction = random.pick([1, -1]);
    const sizes = random.shuffle([largest, random.integer(1, largest)]);
    const [one, other] = [direction * (sizes[0] ?? 0), -direction * (sizes[1] ?? 0)];
    return patternOf((index) => (index % 2 === 0 ? one : other), 'over and over', 2);
  };
}

function growing(direction: number): Pattern {
  return (random) => {
    const first = random.integer(1, 3);
    const growth = random.integer(1, 2);
    return patternOf((index) => direction * (first + index * growth), 'and so on', 3);
  };
}

const growingToAndFro: Pattern = (random) => {
  const direction = random.pick([1, -1]);
  const first = random.integer(1, 3);
  return patternOf((index) => (index % 2 === 0 ? direction : -direction) * (first + index), 'and so on', 4);
};

/** Names the first `count` steps, then how they go on. */
function patternOf(stepAt: StepCode['stepAt'], ending: string, count: number): StepCode {
  const named = (factor: number) =>
    Array.from({ length: count }, (_, index) => signed(factor * stepAt(index))).join(', ');
  return {
    stepAt,
    rule: `the steps go ${named(1)}, ${ending}`,
    undo: `the steps are ${named(-1)}, ${ending}`,
  };
}
