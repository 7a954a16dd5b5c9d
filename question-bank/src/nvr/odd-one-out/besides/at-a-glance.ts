import { at, type ByLevel, type Level } from '../../../generation/level';
import type { Random } from '../../../generation/random';
import type { AttributeName } from '../../attributes';
import type { Scheme } from '../ideas/idea';
import { valuesBeside, type Column } from './columns';
import { lengthInWords, shade, standsAt, standsAtUnlessAloneInTheMiddle, type Glance } from './hiding';
import { clearPictures, isFair, isHeldByOthers, ODD, type Seen } from './pictures';

/** Of each thing two values, one for three pictures and the other for two: the odd one alone has something of its own. */
const inHalves = (random: Random, names: readonly AttributeName[]): Column[] =>
  names.map((name) => {
    const [one = 0, other = 1] = random.sample(valuesBeside(name), 2);
    return { name, values: random.shuffle([one, one, one, other, other]) };
  });

/**
 * What is seen without a thought must not find the odd one: chance says at which place it stands by that among the five, 0 for the least.
 * What the ideas give too often of themselves is wanted more seldom.
 */
interface Hidden {
  readonly seen: Glance;
  /** For so many attempts it is insisted on. */
  readonly attempts: number;
  readonly places: readonly number[];
  readonly at: (seen: readonly number[], index: number, place: number) => boolean;
}

const hiddenShade = (...places: readonly number[]): Hidden => ({ seen: shade, attempts: 140, places, at: standsAt });
const hiddenWords = (...places: readonly number[]): Hidden => ({
  seen: lengthInWords,
  attempts: 100,
  places,
  at: standsAtUnlessAloneInTheMiddle,
});

const first = [hiddenShade(0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4), hiddenWords(1, 1, 2, 2, 2, 3, 3, 4)];
const second = [hiddenShade(0, 1, 1, 1, 2, 2, 3, 3, 3, 4), hiddenWords(0, 1, 1, 2, 2, 3, 3, 4)];
/** From the third level on pictures are compared thing by thing. */
const hiddenByLevel: ByLevel<readonly Hidden[]> = [first, second, [], [], []];
/** How many things differ besides. */
const differing: ByLevel<number> = [2, 3, 0, 0, 0];
const ATTEMPTS = 900;

/** Five pictures of which the odd one alone has something, and is neither the darkest nor the lightest more often than another. */
export function seenAtAGlance(random: Random, level: Level, draw: () => Scheme | undefined): Seen | undefined {
  const wanted = at(level, hiddenByLevel).map(({ places, ...glance }) => ({ ...glance, place: random.pick(places) }));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const scheme = draw();
    if (!scheme || !isHeldByOthers(scheme)) continue;
    const { property, parts, free } = scheme;
    const columns = inHalves(random, random.sample(free, Math.min(free.length, at(level, differing))));
    const figures = clearPictures(parts, columns);
    if (!figures) continue;
    const isHidden = wanted.every(
      ({ seen, at: stands, attempts, place }) => attempt > attempts || stands(seen(figures), ODD, place),
    );
    if (isHidden && isFair(figures)) return { figures, property };
  }
  return undefined;
}
