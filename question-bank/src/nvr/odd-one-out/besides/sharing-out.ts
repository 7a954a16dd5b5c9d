import type { Random } from '../../../generation/random';
import { SEVERAL, unpaired } from '../likeness';
import { balanced } from './balance';
import { guessesAt, lookAt, together, type Look } from './looks';
import { ODD } from './pictures';
import { allSharings, type Sharing } from './sharings';

/** What is to be shared out: the things that the idea is about as they are, and for each thing besides the sharings that it allows. */
export interface ToShare {
  readonly already: readonly Sharing[];
  readonly wanted: readonly (readonly Sharing[])[];
}

/** Whether none but the odd one breaks a pairing of two things. */
const goWith = (one: Sharing, other: Sharing): boolean => (unpaired(one, other) ?? ODD) === ODD;

/** A sharing with a bit of its own, and the bits of all that another thing may be shared out by beside it: most of a draw is to ask for them. */
interface Marked {
  readonly sharing: Sharing;
  readonly look: Look;
  readonly bit: number;
  readonly beside: number;
}

/** The bits of all sharings that hold. */
const bitsWhere = (holds: (sharing: Sharing) => boolean): number =>
  allSharings.reduce((bits, sharing, place) => (holds(sharing) ? bits | (1 << place) : bits), 0);

const marked: ReadonlyMap<Sharing, Marked> = new Map(
  allSharings.map((sharing, place) => [
    sharing,
    { sharing, look: lookAt(sharing), bit: 1 << place, beside: bitsWhere((other) => goWith(sharing, other)) },
  ]),
);

const among = (sharings: readonly Marked[], bits: number): Marked[] => sharings.filter(({ bit }) => (bits & bit) !== 0);

const WAYS = 40;
const TRIED = 80;

/** A way of sharing out what differs besides. */
interface Way {
  readonly chosen: readonly Marked[];
  /** What is seen of it and of what was there already. */
  readonly seen: Look;
}

/** Ways of sharing out, without the ones in which so few pictures are alone in anything that they would be set apart by it. */
function waysOf(random: Random, { already, wanted }: ToShare): readonly Way[] {
  const allowed = bitsWhere((sharing) => already.every((thing) => goWith(thing, sharing)));
  const fitting = wanted.map((each) =>
    among(
      each.flatMap((sharing) => marked.get(sharing) ?? []),
      allowed,
    ),
  );
  const before = together(already.map(lookAt));
  const ways: Way[] = [];
  for (let tried = 0; tried < TRIED && ways.length < WAYS; tried += 1) {
    const chosen = chosenFrom(random, fitting);
    if (!chosen) continue;
    const seen = together([before, ...chosen.map(({ look }) => look)]);
    if (seen.alone.filter((things) => things > 0).length >= SEVERAL) ways.push({ chosen, seen });
  }
  return ways;
}

function chosenFrom(random: Random, fitting: readonly (readonly Marked[])[]): readonly Marked[] | undefined {
  const chosen: Marked[] = [];
  let left = ALL;
  for (const each of fitting) {
    const possible = among(each, left);
    if (possible.length === 0) return undefined;
    const next = random.pick(possible);
    chosen.push(next);
    left &= next.beside;
  }
  return chosen;
}

const ALL = bitsWhere(() => true);

/** Of all ways that were found, so many are dealt. */
const DEALT = 4;

/** Ways of sharing out what differs besides, taken so that in draws without number no way of comparing the pictures tells the odd one. */
export function sharedOut(random: Random, toShare: ToShare): (readonly Sharing[])[] {
  const ways = waysOf(random, toShare);
  const weights = balanced(
    ways.map(({ chosen, seen }) =>
      guessesAt(
        seen,
        chosen.map(({ look }) => look),
      ),
    ),
  );
  return Array.from({ length: DEALT }, () => weighted(random, ways, weights))
    .filter((way) => way !== undefined)
    .map(({ chosen }) => chosen.map(({ sharing }) => sharing));
}

/** In parts of so many, as chance is dealt in whole numbers. */
const PARTS = 1_000_000;

function weighted<T>(random: Random, ways: readonly T[], weights: readonly number[]): T | undefined {
  let left = random.integer(0, PARTS - 1) / PARTS;
  return ways.find((_, way) => (left -= weights[way] ?? 0) < 0) ?? ways.at(-1);
}
