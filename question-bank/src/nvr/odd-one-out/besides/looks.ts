import { CHANCE, type Guess } from './balance';
import { ODD } from './pictures';
import { FIVE, timesIn, type Sharing } from './sharings';

const negative = (scores: readonly number[]): number[] => scores.map((score) => -score);

// In loops, here and below: a draw looks at some hundred ways to share things out.

/** In how many things a picture has the same as the one that is nearest to it. */
function nearest(things: readonly Sharing[], index: number): number {
  let most = 0;
  for (const other of FIVE) {
    if (other === index) continue;
    let same = 0;
    for (const values of things) if (values[other] === values[index]) same += 1;
    most = Math.max(most, same);
  }
  return most;
}

/** How often it is the odd one whom somebody takes who takes one of the highest score. */
function chanceOf(scores: readonly number[]): number {
  let [best, times] = [-Infinity, 0];
  for (const score of scores) {
    if (score > best) [best, times] = [score, 0];
    if (score === best) times += 1;
  }
  return scores[ODD] === best ? 1 / times : 0;
}

/** In how many things each is alone. */
export function aloneIn(things: readonly Sharing[]): readonly number[] {
  const alone = FIVE.map(() => 0);
  for (const values of things) {
    const times = timesIn(values);
    for (const index of FIVE) if (times[index] === 1) alone[index] = (alone[index] ?? 0) + 1;
  }
  return alone;
}

/** What is most like the others is what is tried first; whoever joins two rules has counted a long while. */
const [FIRST_TRIED, ONE_RULE, TWO_RULES] = [3, 1, 0.5];

/** Less than chance: of pictures that are shared out so, more are turned down where another one is alone than where the odd one is. */
const OF_ALONE = 0.17;

/**
 * How often whoever compares the five thing by thing finds the odd one, by each way of going about it: what is most and least like the
 * others, alone in most and in fewest things, without a near twin, neither alone in nothing nor least like, and alone in each of the things
 * besides.
 */
export function guessesAt(things: readonly Sharing[], besides: readonly Sharing[]): readonly Guess[] {
  const times = things.map(timesIn);
  const like = FIVE.map((index) => times.reduce((all, each) => all + (each[index] ?? 0), 0));
  const alone = aloneIn(things);
  const near = FIVE.map((index) => nearest(things, index));
  const least = Math.min(...like);
  const leftOver = FIVE.map((index) => ((like[index] ?? 0) > least ? 1 : 0) + ((alone[index] ?? 0) > 0 ? 1 : 0));
  const single = besides.map((values) => timesIn(values).map((time) => (time === 1 ? 1 : 0)));
  const guess = (weighs: number, scores: readonly number[], aim = CHANCE): Guess => ({
    weighs,
    chance: chanceOf(scores),
    aim,
  });
  return [
    guess(FIRST_TRIED, like),
    guess(TWO_RULES, leftOver),
    ...[negative(like), alone, negative(alone), negative(near)].map((scores) => guess(ONE_RULE, scores)),
    ...single.map((scores) => guess(ONE_RULE, scores, OF_ALONE)),
  ];
}
