import type { Random } from '../../../generation/random';
import { SEVERAL } from '../likeness';

/** Which of its values each of five pictures takes of one thing, the odd one first: [0, 0, 1, 1, 2] leaves the last alone. */
export type Sharing = readonly number[];

/** For each picture, how many have the same as it: [2, 2, 2, 2, 1]. */
export type Times = readonly number[];

export const timesOf = (values: readonly unknown[]): Times =>
  values.map((value) => values.filter((another) => another === value).length);

const FIVE = [0, 1, 2, 3, 4];

/** Two and two and one alone: each alone in three ways of pairing the others. */
export const sharingsWithOneAlone: readonly Sharing[] = FIVE.flatMap((alone) => {
  const [first = 0, ...others] = FIVE.filter((index) => index !== alone);
  const among = (partner: number, index: number) => (index === first || index === partner ? 0 : 1);
  return others.map((partner) => FIVE.map((index) => (index === alone ? 2 : among(partner, index))));
});

/** Two and three. */
export const sharingsInTwo: readonly Sharing[] = FIVE.flatMap((one) =>
  FIVE.slice(one + 1).map((other) => FIVE.map((index) => (index === one || index === other ? 1 : 0))),
);

const known = new Map([...sharingsWithOneAlone, ...sharingsInTwo].map((sharing) => [sharing, timesOf(sharing)]));

const CHANCE = 1 / 5;

/** To be right too often is worse than to be right too seldom, most of all for whoever takes what is most like the others. */
const [TOO_OFTEN, FAR_TOO_OFTEN] = [3, 8];

/** How far whoever takes one of the best is from chance. */
function aside(scores: readonly number[], best: number, tooOften = TOO_OFTEN): number {
  const share = scores[0] === best ? 1 / scores.filter((score) => score === best).length : 0;
  return (share > CHANCE ? tooOften : 1) * (share - CHANCE) ** 2;
}

/**
 * How far from chance somebody is who compares the pictures thing by thing, and takes the one that is most or least like the others, or
 * that is alone in most things or in none; infinitely far where so few are alone in anything that they are set apart by it.
 */
function tellingOf(times: readonly Times[]): number {
  const like = FIVE.map((index) => times.reduce((sum, each) => sum + (each[index] ?? 0), 0));
  const alone = FIVE.map((index) => times.filter((each) => each[index] === 1).length);
  if (alone.filter((things) => things > 0).length < SEVERAL) return Infinity;
  return (
    aside(like, Math.max(...like), FAR_TOO_OFTEN) +
    aside(like, Math.min(...like)) +
    aside(alone, Math.max(...alone)) +
    aside(alone, Math.min(...alone)) +
    (alone[0] ?? 0) * OWN
  );
}

/** What an idea makes much alike is not to be made up for by what is alone in one thing after another. */
const OWN = 0.02;

const TRIED = 40;
const TELLS_NOTHING = 0.001;

/**
 * Ways of sharing out what differs besides, so that each picture is alone in something and as like the others as any.
 * @param already of each thing that the idea is about, how many have each one's value
 * @param wanted for each thing besides, the sharings that it allows
 */
export function sharedOut(
  random: Random,
  already: readonly Times[],
  wanted: readonly (readonly Sharing[])[],
): readonly Sharing[] {
  let [best, least] = [[] as readonly Sharing[], Infinity];
  for (let tried = 0; tried < TRIED && least > TELLS_NOTHING; tried += 1) {
    const chosen = wanted.map((sharings) => random.pick(sharings));
    const telling = tellingOf([...already, ...chosen.map((sharing) => known.get(sharing) ?? [])]);
    if (telling < least) [best, least] = [chosen, telling];
  }
  return best;
}
