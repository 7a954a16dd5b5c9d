import type { Random } from '../generation/random';
import { areAlike, attributes, isClear, RAYS, withValues, type AttributeName, type Figure } from './attributes';

const WANTED = 4;

/** Attributes that may be wrong in an option though they never change: where the changing ones have too few values. */
const spare: readonly AttributeName[] = ['fill', 'shape'];

/**
 * Four figures like the key but for one attribute each: the changing attributes in turn, with values that stand in the
 * question before others.
 */
export function wrongFigures(
  random: Random,
  key: Figure,
  { changing, shown }: { changing: readonly AttributeName[]; shown: readonly Figure[] },
): Figure[] {
  const lists = changing.map((name) => wrongValues(random, key, { name, shown }));
  const fallBack = spare
    .filter((name) => !changing.includes(name))
    .flatMap((name) => wrongValues(random, key, { name, shown }));
  const ordered = [...inTurn(lists), ...fallBack];
  return ordered
    .filter((figure, index) => isClear(figure) && ordered.findIndex((other) => areAlike(figure, other)) === index)
    .slice(0, WANTED);
}

function wrongValues(
  random: Random,
  key: Figure,
  { name, shown }: { name: AttributeName; shown: readonly Figure[] },
): Figure[] {
  if (name === 'shape' && !attributes.shape.values.includes(key.shape)) return [];
  if (name === 'rays') return random.shuffle(oneRayWrong(key.rays)).map((rays) => withValues(key, { rays }));
  const seen = [...new Set(shown.map((figure) => figure[name]))];
  const others = attributes[name].values.filter((value) => !seen.includes(value));
  return [...random.shuffle(seen), ...random.shuffle(others)]
    .filter((value) => value !== key[name])
    .map((value) => withValues(key, { [name]: value }));
}

/** One ray too many or too few. */
const oneRayWrong = (rays: number): number[] => Array.from({ length: RAYS }, (_, index) => rays ^ (1 << index));

/** First of each list, second of each list, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
