import type { Level } from '../generation/level';
import type { Random } from '../generation/random';
import { attributes, type AttributeName, type Figure } from './attributes';
import { steps } from './attribute-rules';
import { needed, stepInWords } from './attribute-words';

const BOXES = 5;

/** How one attribute goes through the boxes of a series. */
export interface Change {
  name: AttributeName;
  values: readonly number[];
  /** The rule in words, and what it asks of the empty box. */
  explain: (key: Figure) => string;
}

/** A change that suits the attribute: a step where its values have an order, else two or three values in turn. */
export function drawChange(random: Random, level: Level, name: AttributeName): Change {
  const { order } = attributes[name];
  return order === 'none' || (order === 'straight' && random.oneIn(4))
    ? inTurn(random, level, name)
    : byStep(random, level, name);
}

function inTurn(random: Random, level: Level, name: AttributeName): Change {
  const period = level < 2 ? 2 : random.integer(2, 3);
  const turn = random.sample(attributes[name].values, period);
  const { noun, word } = attributes[name];
  return {
    name,
    values: Array.from({ length: BOXES }, (_, index) => turn[index % period] ?? 0),
    explain: (key) =>
      `The ${noun} goes ${turn.map(word).join(', ')}, over and over. The empty box needs ${needed(name, key[name])}.`,
  };
}

function byStep(random: Random, level: Level, name: AttributeName): Change {
  const step = random.pick(stepsOf(name, level));
  const full = steps(name, [random.pick(startsFor(name, step)), step], BOXES);
  return {
    name,
    values: full.map((value) => value ?? 0),
    explain: (key) => `${stepInWords(name, step)} each time. The empty box needs ${needed(name, key[name])}.`,
  };
}

function stepsOf(name: AttributeName, level: Level): readonly number[] {
  if (name === 'turn') return level < 3 ? [2, -2] : [1, -1, 3, -3];
  return [1, -1];
}

/** Values from which the step can be taken through all the boxes. */
const startsFor = (name: AttributeName, step: number): number[] =>
  attributes[name].values.filter((first) => steps(name, [first, step], BOXES).every((value) => value !== undefined));
