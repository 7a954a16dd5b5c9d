import type { Random } from '../generation/random';
import { attributes, RAYS, type AttributeName, type Figure } from './attributes';
import { steps } from './attribute-rules';
import { difference, overlay } from './cell-rules';
import { needed, stepInWords } from './words/attribute-words';

/** How one attribute goes through a square of boxes. */
export type PatternKind = 'row' | 'column' | 'step' | 'each-once' | 'overlay' | 'difference';

export interface Pattern {
  name: AttributeName;
  /** Row by row. */
  values: readonly number[];
  /** The rule in words, and what it asks of the empty box. */
  explain: (key: Figure) => string;
}

interface Wanted {
  name: AttributeName;
  kind: PatternKind;
  size: number;
}

export function drawPattern(random: Random, wanted: Wanted): Pattern {
  const { name, size } = wanted;
  const { rows, rule } = drawRows(random, wanted);
  return {
    name,
    values: Array.from({ length: size * size }, (_, index) => rows[Math.floor(index / size)]?.[index % size] ?? 0),
    explain: (key) => `${rule} The empty box needs ${needed(name, key[name])}.`,
  };
}

interface Rows {
  rows: readonly (readonly number[])[];
  rule: string;
}

function drawRows(random: Random, { name, kind, size }: Wanted): Rows {
  const values = random.sample(attributes[name].values, size);
  const { noun } = attributes[name];
  switch (kind) {
    case 'row':
      return {
        rows: values.map((value) => values.map(() => value)),
        rule: `The ${noun} stays the same along each row.`,
      };
    case 'column':
      return { rows: values.map(() => values), rule: `The ${noun} stays the same down each column.` };
    case 'each-once':
      return {
        rows: latinSquare(random, values),
        rule: `Each ${noun} comes once in every row and once in every column.`,
      };
    case 'step':
      return steppedRows(random, name, size);
    case 'overlay':
      return {
        rows: rayRows(random, overlay),
        rule: 'In each row, the rays of the first two boxes are put together in the third.',
      };
    case 'difference':
      return {
        rows: rayRows(random, difference),
        rule: 'In each row, the third box keeps the rays that stand in only one of the first two. Rays that stand in both go.',
      };
  }
}

/** Each row is the one before it, moved along by one box. */
function latinSquare(random: Random, values: readonly number[]): number[][] {
  const shift = random.pick([1, -1]);
  return values.map((_, row) => values.map((__, column) => values.at((column + shift * row) % values.length) ?? 0));
}

/** Every row starts with a value of its own and takes the same step. */
function steppedRows(random: Random, name: AttributeName, size: number): Rows {
  const step = name === 'turn' ? random.pick([1, -1, 2, -2, 3, -3]) : random.pick([1, -1]);
  const all = attributes[name].values.map((first) => steps(name, [first, step], size));
  const whole = all.flatMap((row) => (row.every((value) => value !== undefined) ? [row] : []));
  return { rows: random.sample(whole, size), rule: `${stepInWords(name, step)} from box to box along each row.` };
}

const RAYS_IN_A_BOX = 3;

/** The third box of every row is made of the rays of the first two. */
function rayRows(random: Random, combine: (first: number, second: number) => number): number[][] {
  return Array.from({ length: 3 }, () => {
    const [first, second] = [pickRays(random), pickRays(random)];
    return [first, second, combine(first, second)];
  });
}

const pickRays = (random: Random): number =>
  random
    .sample(
      Array.from({ length: RAYS }, (_, index) => 1 << index),
      RAYS_IN_A_BOX,
    )
    .reduce((rays, ray) => rays | ray, 0);
