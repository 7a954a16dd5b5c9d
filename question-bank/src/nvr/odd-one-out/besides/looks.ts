import { CHANCE, type Guess } from './balance';
import { ODD } from './pictures';
import { FIVE, timesOf, type Sharing } from './sharings';

/** What is seen when five pictures are compared in one thing, or in several: then each number is the sum of theirs. */
export interface Look {
  /** For each picture, how many have the same as it. */
  readonly times: readonly number[];
  /** In how many things each is alone. */
  readonly alone: readonly number[];
  /** In how many things the two of each pair are the same. */
  readonly same: readonly number[];
}

const PAIRS = FIVE.flatMap((one) => FIVE.slice(one + 1).map((other) => [one, other] as const));

export function lookAt(thing: Sharing): Look {
  const times = timesOf(thing);
  const alone = times.map((time) => (time === 1 ? 1 : 0));
  return { times, alone, same: PAIRS.map(([one, other]) => (thing[one] === thing[other] ? 1 : 0)) };
}

// In loops, here and below: a draw looks at some hundred ways to share things out.

function add(sums: number[], numbers: readonly number[]): void {
  for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + (numbers[index] ?? 0);
}

/** Several looks as one. */
export function together(looks: readonly Look[]): Look {
  const [times, alone, same] = [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], PAIRS.map(() => 0)];
  for (const look of looks) {
    add(times, look.times);
    add(alone, look.alone);
    add(same, look.same);
  }
  return { times, alone, same };
}

/** In how many things a picture has the same as the one that is nearest to it. */
function nearest(same: readonly number[]): readonly number[] {
  const most = [0, 0, 0, 0, 0];
  let pair = 0;
  for (const [one, other] of PAIRS) {
    const things = same[pair] ?? 0;
    if (things > (most[one] ?? 0)) most[one] = things;
    if (things > (most[other] ?? 0)) most[other] = things;
    pair += 1;
  }
  return most;
}

/** How often it is the odd one whom somebody takes who takes one of the highest score. */
function chanceOf(scores: readonly number[]): number {
  const own = scores[ODD] ?? 0;
  let times = 0;
  for (const score of scores) {
    if (score > own) return 0;
    if (score === own) times += 1;
  }
  return 1 / times;
}

/** The same of the lowest score. */
function chanceOfLeast(scores: readonly number[]): number {
  const own = scores[ODD] ?? 0;
  let times = 0;
  for (const score of scores) {
    if (score < own) return 0;
    if (score === own) times += 1;
  }
  return 1 / times;
}

/** What is most like the others is what is tried first; whoever joins two rules has counted a long while. */
const [FIRST_TRIED, ONE_RULE, TWO_RULES] = [3, 1, 0.5];

/** Less than chance: of pictures that are shared out so, more are turned down where another one is alone than where the odd one is. */
const OF_ALONE = 0.17;

const guess = (weighs: number, chance: number, aim = CHANCE): Guess => ({ weighs, chance, aim });

/**
 * How often whoever compares the five thing by thing finds the odd one, by each way of going about it: what is most and least like the
 * others, alone in most and in fewest things, without a near twin, neither alone in nothing nor least like, and alone in each of the things
 * besides.
 */
export function guessesAt({ times, alone, same }: Look, besides: readonly Look[]): readonly Guess[] {
  const least = Math.min(...times);
  const leftOver = FIVE.map((index) => ((times[index] ?? 0) > least ? 1 : 0) + ((alone[index] ?? 0) > 0 ? 1 : 0));
  return [
    guess(FIRST_TRIED, chanceOf(times)),
    guess(TWO_RULES, chanceOf(leftOver)),
    guess(ONE_RULE, chanceOfLeast(times)),
    guess(ONE_RULE, chanceOf(alone)),
    guess(ONE_RULE, chanceOfLeast(alone)),
    guess(ONE_RULE, chanceOfLeast(nearest(same))),
    ...besides.map((thing) => guess(ONE_RULE, chanceOf(thing.alone), OF_ALONE)),
  ];
}
