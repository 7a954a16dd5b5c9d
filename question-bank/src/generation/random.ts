import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded source of chance: the same seed always gives the same questions. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  /** A multiple of `step` from `from` to `to`, both included. */
  multiple(step: number, from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries of the list, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  /** True once in `outOf` draws, on average. */
  oneIn(outOf: number): boolean;
}

export function randomFrom(seed: string): Random {
  const source = xoroshiro128plus(hashOf(seed));
  const integer = (from: number, to: number) => {
    if (to < from) throw new RangeError(`no whole number from ${from} to ${to}`);
    return uniformInt(source, from, to);
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    const shuffled: T[] = [];
    while (rest.length > 0) {
      const index = integer(0, rest.length - 1);
      shuffled.push(rest[index] as T); // within the list
      rest.splice(index, 1);
    }
    return shuffled;
  };
  return {
    integer,
    shuffle,
    multiple: (step, from, to) => step * integer(Math.ceil(from / step), Math.floor(to / step)),
    pick: <T>(list: readonly T[]): T => list[integer(0, list.length - 1)] as T, // an empty list throws above
    sample: (list, count) => shuffle(list).slice(0, count),
    oneIn: (outOf) => integer(1, outOf) === 1,
  };
}

/** FNV-1a with the finaliser of MurmurHash3, so that neighbouring seeds start far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
