import { roundTheAlphabet } from './alphabet';
import {
  LETTER_ROW_RULES,
  LETTER_RULES,
  NUMBER_ROW_RULES,
  NUMBER_RULES,
  type Equation,
  type SeriesRule,
} from './series-rules';

/** A series as printed: `null` stands where the question mark is. */
export type ShownSeries = readonly (number | null)[];

/** Where terms live: whole numbers, or letters, which come round to A after Z. */
interface World {
  rules: readonly SeriesRule[];
  rowRules: readonly SeriesRule[];
  reduce: (value: number) => number;
  /** The values that make an equation true when they stand in the hole with this weight. */
  roots: (weight: number, total: number) => readonly number[];
}

const numbers: World = {
  rules: NUMBER_RULES,
  rowRules: NUMBER_ROW_RULES,
  reduce: (value) => value,
  roots: (weight, total) => (total % weight === 0 && total / weight >= 0 ? [total / weight] : []),
};

const places = Array.from({ length: 26 }, (_, place) => place);

const letters: World = {
  rules: LETTER_RULES,
  rowRules: LETTER_ROW_RULES,
  reduce: roundTheAlphabet,
  roots: (weight, total) => places.filter((place) => roundTheAlphabet(weight * place - total) === 0),
};

/** Splits an equation into what the hole must bring and what the shown terms already do. */
function readEquation({ weights, total }: Equation, series: ShownSeries): { weight: number; rest: number } {
  let weight = 0;
  let rest = total;
  for (const [index, factor] of weights) {
    const term = series[index];
    if (typeof term === 'number') rest -= factor * term;
    else weight = factor;
  }
  return { weight, rest };
}

/** Every value of the hole that satisfies the rule; a series without a hole gives `[0]` when it follows the rule. */
function valuesUnder(rule: SeriesRule, series: ShownSeries, { reduce, roots }: World): readonly number[] {
  let values: readonly number[] | undefined;
  for (const equation of rule.equations(series.length)) {
    const { weight, rest } = readEquation(equation, series);
    if (weight === 0) {
      if (reduce(rest) !== 0) return [];
    } else if (values) values = values.filter((value) => reduce(weight * value - rest) === 0);
    else values = roots(weight, rest);
    if (values?.length === 0) return [];
  }
  return values ?? [0];
}

const shownIn = (series: ShownSeries): number => series.filter((term) => term !== null).length;

function valuesUnderAny(rules: readonly SeriesRule[], series: ShownSeries, world: World): number[] {
  const shown = shownIn(series);
  return rules.filter(({ fewestShown }) => shown >= fewestShown).flatMap((rule) => valuesUnder(rule, series, world));
}

const FEWEST_IN_A_ROW = 3;

function wovenValues(series: ShownSeries, world: World): number[] {
  const rows = [0, 1].map((parity) => series.filter((_, index) => index % 2 === parity));
  if (rows.some((row) => shownIn(row) < FEWEST_IN_A_ROW)) return [];
  const [other = [], own = []] = rows.toSorted((row) => (row.includes(null) ? 1 : -1));
  return valuesUnderAny(world.rowRules, other, world).length > 0 ? valuesUnderAny(world.rowRules, own, world) : [];
}

/**
 * Every value that makes some rule hold. One value means that a child who sees any fair rule gets the same answer;
 * none means that no rule is to be seen.
 */
const possibleTerms = (series: ShownSeries, world: World): number[] =>
  [...new Set([...valuesUnderAny(world.rules, series, world), ...wovenValues(series, world)])].sort((a, b) => a - b);

export const possibleNumbers = (series: ShownSeries): number[] => possibleTerms(series, numbers);

/** The places, 0 to 25, that some rule allows where the question mark is. */
export const possiblePlaces = (series: ShownSeries): number[] => possibleTerms(series, letters);
