/** Which of its values each of five pictures takes of one thing, the odd one first: [0, 0, 1, 1, 2] leaves the last alone. */
export type Sharing = readonly number[];

/** For each picture, how many have the same as it: [2, 2, 2, 2, 1]. */
export const timesOf = (values: readonly unknown[]): readonly number[] =>
  values.map((value) => values.filter((another) => another === value).length);

export const FIVE = [0, 1, 2, 3, 4];

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

export const allSharings: readonly Sharing[] = [...sharingsWithOneAlone, ...sharingsInTwo];
