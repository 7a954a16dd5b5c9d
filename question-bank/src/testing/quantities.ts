import Fraction from 'fraction.js';

/** What a quantity measures: `L1T-1` is a speed. The empty text is a plain number. */
export type Dimension = ReadonlyMap<string, number>;

export interface Quantity {
  value: Fraction;
  dimension: Dimension;
  /** A time of day, which starts again after 24 hours. */
  clock?: boolean;
}

/** How many of the base unit (mm, g, ml, second, penny, mile) one unit is, and what it measures. */
const units: Record<string, [size: Fraction, ...dimension: [string, number][]]> = {};

const unit = (names: string, size: number, ...dimension: [string, number][]) => {
  for (const name of names.split(' ')) units[name] = [new Fraction(size), ...dimension];
};

unit('mm', 1, ['L', 1]);
unit('cm', 10, ['L', 1]);
unit('m metre metres', 1000, ['L', 1]);
unit('km', 1_000_000, ['L', 1]);
unit('mile miles', 1, ['mile', 1]);
unit('g', 1, ['M', 1]);
unit('kg', 1000, ['M', 1]);
unit('tonne tonnes', 1_000_000, ['M', 1]);
unit('ml', 1, ['V', 1]);
unit('litre litres', 1000, ['V', 1]);
unit('second seconds', 1, ['T', 1]);
unit('minute minutes', 60, ['T', 1]);
unit('hour hours', 3600, ['T', 1]);
unit('day days', 86_400, ['T', 1]);
unit('week weeks', 604_800, ['T', 1]);
unit('p', 1, ['£', 1]);
unit('£', 100, ['£', 1]);
units['mph'] = [new Fraction(1, 3600), ['mile', 1], ['T', -1]];
units['km/h'] = [new Fraction(1_000_000, 3600), ['L', 1], ['T', -1]];
units['m/s'] = [new Fraction(1000), ['L', 1], ['T', -1]];
units['%'] = [new Fraction(1, 100)];

const plain: Dimension = new Map();

export const number = (value: Fraction | number): Quantity => ({ value: new Fraction(value), dimension: plain });

export function clockTime(text: string): Quantity {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return { ...inUnit(new Fraction(hours * 60 + minutes), 'minutes', 1), clock: true };
}

export function raise({ value, dimension }: Quantity, power: number): Quantity {
  return {
    value: value.pow(power),
    dimension: new Map([...dimension].map(([base, exponent]) => [base, exponent * power])),
  };
}

/** A number with its unit, the unit perhaps raised: 20 cm**2. Unknown words are a counted noun and measure nothing. */
export function inUnit(value: Fraction, name: string, power: number): Quantity {
  const [firstWord = ''] = name.split(' '); // "30p each" is money, "18 red apples" only a number
  const known = units[firstWord];
  if (!known) return number(value);
  const [size, ...dimension] = known;
  return {
    value: value.mul(size.pow(power)),
    dimension: new Map(dimension.map(([base, exponent]) => [base, exponent * power])),
  };
}

const sameDimension = (a: Dimension, b: Dimension) =>
  a.size === b.size && [...a].every(([base, exponent]) => b.get(base) === exponent);

export function sum(a: Quantity, b: Quantity, sign: 1 | -1): Quantity {
  if (!sameDimension(a.dimension, b.dimension)) throw new Error('adds quantities of different kinds');
  // Between two times of day lies a duration; a duration before or after one gives another.
  const clock = sign === 1 ? a.clock === true || b.clock === true : a.clock === true && b.clock !== true;
  return { value: sign === 1 ? a.value.add(b.value) : a.value.sub(b.value), dimension: a.dimension, clock };
}

export function product(a: Quantity, b: Quantity, sign: 1 | -1): Quantity {
  if (sign === -1 && b.value.equals(0)) throw new Error('divides by zero');
  const dimension = new Map(a.dimension);
  for (const [base, exponent] of b.dimension) {
    const total = (dimension.get(base) ?? 0) + sign * exponent;
    if (total === 0) dimension.delete(base);
    else dimension.set(base, total);
  }
  return { value: sign === 1 ? a.value.mul(b.value) : a.value.div(b.value), dimension };
}

const day = 86_400;

export function isSame(a: Quantity, b: Quantity): boolean {
  if (!sameDimension(a.dimension, b.dimension)) return false;
  if (a.clock !== true && b.clock !== true) return a.value.equals(b.value);
  return a.value.sub(b.value).mod(day).equals(0);
}
