import Fraction from 'fraction.js';
import { mixedNumberMark } from './clean';
import { readClock } from './clock';
import { runsOf } from './runs';
import { familiesOfUnit } from './unit-families';

/** What an answer amounts to, in whatever form it was given. */
interface Amount {
  /** What may be compared: a length is no mass. */
  readonly of: string;
  readonly value: Fraction;
}

/** Units that are multiples of one another, smallest first, by the names of their families. */
const measures: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000, km: 1_000_000 },
  { mg: 1, g: 1000, kg: 1_000_000, t: 1_000_000_000 },
  { ml: 1, cl: 10, l: 1000, 'cm^3': 1, 'm^3': 1_000_000 },
  { s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800 },
  { p: 1, '£': 100 },
  { 'mm^2': 1, 'cm^2': 100, 'm^2': 1_000_000 },
];

/** Longer ones are no answers: what they amount to is not asked. */
const LONGEST = 40;

/**
 * Whether two answers, cleaned, are the same amount in two forms: `£0.45` and 45p, `2/4` and ½, `15:30` and 3:30 pm.
 * A bare number is one of the unit beside the box.
 */
export function sameAmount(given: string, wanted: string, shownUnit?: string): boolean {
  if (Math.max(given.length, wanted.length) > LONGEST) return false;
  const [one, other] = [given, wanted].map((text) => amountOf(text, shownUnit));
  return one !== undefined && other !== undefined && one.of === other.of && one.value.equals(other.value);
}

const amountOf = (cleaned: string, shownUnit?: string): Amount | undefined =>
  timeOfDay(cleaned) ?? ratio(cleaned) ?? quantity(cleaned, shownUnit);

function timeOfDay(cleaned: string): Amount | undefined {
  const clock = readClock(cleaned);
  // Figures alone, `1530`, are a number to whoever asks for one.
  if (clock === undefined || /^\d+$/.test(cleaned) || clock.form === 'neither') return undefined;
  return { of: 'time of day', value: new Fraction(clock.minutes) };
}

function ratio(cleaned: string): Amount | undefined {
  const [, first, second] = /^(\d+) ?: ?(\d+)$/.exec(cleaned) ?? [];
  if (first === undefined || second === undefined || Number(second) === 0) return undefined;
  return { of: 'ratio', value: new Fraction(first).div(second) };
}

/** A sum of numbers, each with its unit: `2 hours 30 minutes`, `3 1/2`, `50%`. */
function quantity(cleaned: string, shownUnit?: string): Amount | undefined {
  const parts = partsOf(cleaned);
  const amounts = parts?.map(({ number, unit }) => inUnit(number, unit === '' ? unitOf(shownUnit) : unit));
  return amounts?.reduce((sum, amount) =>
    sum && amount && sum.of === amount.of ? { of: sum.of, value: sum.value.add(amount.value) } : undefined,
  );
}

interface Part {
  readonly number: Fraction;
  readonly unit: string;
}

const partPattern = new RegExp(
  `(-?)(?:(\\d+)${mixedNumberMark})?(\\d+(?:\\.\\d+)?|\\.\\d+)(?:/(\\d+))?([^\\d.\\u0001\\u0002/:]*(?:\\^[23])?)`,
  'gu',
);

function partsOf(cleaned: string): readonly Part[] | undefined {
  const text = runsOf(cleaned)
    .map((run) => run.text)
    .join('');
  const found = [...text.matchAll(partPattern)];
  if (found.length === 0 || found.map(([all]) => all).join('') !== text) return undefined;
  const parts = found.map(([, sign, whole = '0', top = '0', bottom = '1', unit = '']) => {
    if (Number(bottom) === 0) return undefined;
    const size = new Fraction(top).div(bottom).add(whole);
    return { number: sign === '-' ? size.neg() : size, unit };
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

const unitOf = (shownUnit: string | undefined): string => {
  const [unit, ...more] = shownUnit === undefined ? [] : runsOf(shownUnit.toLowerCase());
  return unit?.kind === 'word' && more.length === 0 ? unit.text : '';
};

function inUnit(number: Fraction, unit: string): Amount | undefined {
  const [name] = familiesOfUnit(unit);
  if (unit === '') return { of: 'number', value: number };
  if (name === '%') return { of: 'number', value: number.div(100) };
  const measure = measures.find((units) => name !== undefined && Object.hasOwn(units, name));
  // A counted noun is not converted; neither is a unit that stands alone.
  if (measure === undefined || name === undefined) return { of: name ?? unit, value: number };
  return { of: Object.keys(measure)[0] ?? name, value: number.mul(measure[name] ?? 1) };
}
