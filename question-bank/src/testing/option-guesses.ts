/** What somebody sees who looks at the options alone and not at the question. */
export interface SeenOptions {
  /** Whatever can be said about each option. */
  features: readonly (readonly string[])[];
  /** How large each is: ink on paper, or letters. */
  sizes: readonly number[];
  /** Which option is right, from 0. */
  right: number;
}

/** A score for each option. */
export type Guesser = (seen: SeenOptions) => readonly number[];

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

type Counts = ReadonlyMap<string, number>;

/** Several guessers count the same. */
const counted = new WeakMap<SeenOptions['features'], Counts>();

function countsOf(features: SeenOptions['features']): Counts {
  const known = counted.get(features);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const own of features) for (const feature of own) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  counted.set(features, counts);
  return counts;
}

/** How often each option's features are seen among all the options. */
function commonness({ features }: SeenOptions): number[] {
  const counts = countsOf(features);
  return features.map((own) => total(own.map((feature) => counts.get(feature) ?? 0)));
}

/** How many of its features no other option has. */
function alone({ features }: SeenOptions): number[] {
  const counts = countsOf(features);
  return features.map((own) => own.filter((feature) => counts.get(feature) === 1).length);
}

/** Whoever guesses takes the option with the highest score, and any one of them if there are several. */
const guessers: Readonly<Record<string, Guesser>> = {
  'the most ink': ({ sizes }) => sizes,
  'the least ink': ({ sizes }) => sizes.map((size) => -size),
  'the middle size': ({ sizes }) => {
    const middle = [...sizes].sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
    return sizes.map((size) => -Math.abs(size - middle));
  },
  'most like the others': commonness,
  'least like the others': (seen) => commonness(seen).map((score) => -score),
  'something of its own': alone,
  'nothing of its own': (seen) => alone(seen).map((score) => -score),
};

function chanceOf(scores: readonly number[], right: number): number {
  const best = Math.max(...scores);
  const chosen = scores.filter((score) => score === best).length;
  return scores[right] === best ? 1 / chosen : 0;
}

/** Keeps count of how often each way of guessing finds the answer, so that no question need be kept. */
export function guessCount(more: Readonly<Record<string, Guesser>> = {}): {
  look: (seen: SeenOptions) => void;
  /** For each way of guessing, in what share of the questions it found the answer. */
  shares: () => [string, number][];
} {
  const counts = Object.entries({ ...guessers, ...more }).map(([name, guess]) => ({ name, guess, found: 0 }));
  let looked = 0;
  return {
    look: (seen) => {
      looked += 1;
      for (const count of counts) count.found += chanceOf(count.guess(seen), seen.right);
    },
    shares: () => counts.map(({ name, found }) => [name, found / looked]),
  };
}

/** For each way of guessing, in what share of the questions it finds the answer. */
export function sharesOfGuesses(
  questions: readonly SeenOptions[],
  more: Readonly<Record<string, Guesser>> = {},
): [string, number][] {
  const { look, shares } = guessCount(more);
  questions.forEach(look);
  return shares();
}
