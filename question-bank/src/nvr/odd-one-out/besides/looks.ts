import type { Guess } from './balance';
import { ODD } from './pictures';
import { FIVE, timesOf, type Sharing } from './sharings';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const negative = (scores: readonly number[]): number[] => scores.map((score) => -score);

/** In how many things a picture has the same as the one that is nearest to it. */
const nearest = (things: readonly Sharing[], index: number): number =>
  Math.max(
    ...FIVE.filter((other) => other !== index).map(
      (other) => things.filter((values) => values[other] === values[index]).length,
    ),
  );

/** How often it is the odd one whom somebody takes who takes one of the highest score. */
function chanceOf(scores: readonly number[]): number {
  const best = Math.max(...scores);
  return scores[ODD] === best ? 1 / scores.filter((score) => score === best).length : 0;
}

/** In how many things each is alone. */
export const aloneIn = (things: readonly Sharing[]): number[] => {
  const times = things.map(timesOf);
  return FIVE.map((index) => times.filter((each) => each[index] === 1).length);
};

/** What is most like the others is what is tried first; whoever joins two rules has counted a long while. */
const [FIRST_TRIED, ONE_RULE, TWO_RULES] = [3, 1, 0.5];

/**
 * How often whoever compares the five thing by thing finds the odd one, by each way of going about it: what is most and least like the
 * others, alone in most and in fewest things, without a near twin, neither alone in nothing nor least like, and alone in each of the things
 * besides.
 */
export function guessesAt(things: readonly Sharing[], besides: readonly Sharing[]): readonly Guess[] {
  const times = things.map(timesOf);
  const like = FIVE.map((index) => sum(times.map((each) => each[index] ?? 0)));
  const alone = aloneIn(things);
  const near = FIVE.map((index) => nearest(things, index));
  const least = Math.min(...like);
  const leftOver = FIVE.map((index) => ((like[index] ?? 0) > least ? 1 : 0) + ((alone[index] ?? 0) > 0 ? 1 : 0));
  const single = besides.map((values) => timesOf(values).map((time) => (time === 1 ? 1 : 0)));
  const guess = (weighs: number, scores: readonly number[]): Guess => ({ weighs, chance: chanceOf(scores) });
  return [
    guess(FIRST_TRIED, like),
    guess(TWO_RULES, leftOver),
    ...[negative(like), alone, negative(alone), negative(near), ...single].map((scores) => guess(ONE_RULE, scores)),
  ];
}
