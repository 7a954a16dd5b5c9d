import type { Random } from '../generation/random';
import { attributes, isClear, RAYS, withValues, type AttributeName, type Figure } from './attributes';

/** One thing about the key that an option may have otherwise: setting 0 is the key's own. */
type Dial = readonly ((figure: Figure) => Figure)[];

/** An option, by the setting of each dial. */
type Slot = readonly number[];

/**
 * Which options stand beside each other. The key takes any of the five places, so whoever looks for the picture that is most or least
 * like the others finds it no more often than by chance.
 */
const fiveOfOne: readonly Slot[] = [[0], [1], [2], [3], [4]];
const squareAndOne: readonly Slot[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [2, 0],
];
const cornersOfCube: readonly (readonly Slot[])[] = [
  [
    [0, 0, 0],
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
    [1, 1, 1],
  ],
  [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 1, 1],
  ],
];

interface Around {
  changing: readonly AttributeName[];
  /** Values that stand in the question come before others. */
  shown: readonly Figure[];
}

/** Five options, the key first; nothing where one of them could not be drawn clearly. */
export function optionsAround(random: Random, key: Figure, around: Around): Figure[] | undefined {
  const dials = pickDials(random, key, around);
  const slots = slotsFor(random, dials);
  if (!slots) return undefined;
  const place = random.pick(slots);
  const others = slots
    .filter((slot) => slot !== place)
    .map((slot) =>
      dials.reduce(
        (figure, dial, index) => dial[settingFor(slot[index] ?? 0, place[index] ?? 0)]?.(figure) ?? figure,
        key,
      ),
    );
  return others.every(isClear) ? [key, ...others] : undefined;
}

/** The key's place is called 0, and what was 0 takes its name. */
const settingFor = (setting: number, ofKey: number): number => {
  if (setting === ofKey) return 0;
  return setting === 0 ? ofKey : setting;
};

function slotsFor(random: Random, dials: readonly Dial[]): readonly Slot[] | undefined {
  if (dials.length === 3) return random.pick(cornersOfCube);
  const slots = dials.length === 1 ? fiveOfOne : squareAndOne;
  const needed = dials.length === 1 ? 5 : 3;
  return (dials[0]?.length ?? 0) >= needed ? slots : undefined;
}

const MOST_DIALS = 3;

/** A dial for each changing attribute; where one alone has too few values, another attribute that never changes may be wrong too. */
function pickDials(random: Random, key: Figure, { changing, shown }: Around): Dial[] {
  const dials = random
    .shuffle(changing)
    .flatMap((name) => (name === 'rays' ? rayDials(random) : [dialOf(random, key, { name, shown })]));
  const [only] = dials;
  if (dials.length > 1 || !only || only.length >= fiveOfOne.length) return dials.slice(0, MOST_DIALS);
  const spare = random.pick(spareFor(key, changing));
  return [only, dialOf(random, key, { name: spare, shown })];
}

const spareFor = (key: Figure, changing: readonly AttributeName[]): readonly AttributeName[] =>
  (['fill', 'shape'] as const).filter(
    (name) => !changing.includes(name) && (name === 'fill' || attributes.shape.values.includes(key.shape)),
  );

function dialOf(random: Random, key: Figure, { name, shown }: { name: AttributeName; shown: readonly Figure[] }): Dial {
  const seen = [...new Set(shown.map((figure) => figure[name]))];
  const others = attributes[name].values.filter((value) => !seen.includes(value));
  const wrong = [...random.shuffle(seen), ...random.shuffle(others)].filter((value) => value !== key[name]);
  return [key[name], ...wrong].map((value) => (figure) => withValues(figure, { [name]: value }));
}

/** Two rays that may be too few or too many. */
const rayDials = (random: Random): Dial[] =>
  random
    .sample(
      Array.from({ length: RAYS }, (_, index) => 1 << index),
      2,
    )
    .map((ray) => [(figure) => figure, (figure) => withValues(figure, { rays: figure.rays ^ ray })]);
