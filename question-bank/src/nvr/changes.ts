import type { Random } from '../generation/random';
import { attributes, type AttributeName, type Figure } from './attributes';
import { steps } from './attribute-rules';
import { needed, stepInWords } from './words/attribute-words';

const BOXES = 5;

/** How one attribute goes through the boxes of a series. */
export interface Change {
  name: AttributeName;
  values: readonly number[];
  /** The rule in words, and what it asks of the empty box. */
  explain: (key: Figure) => string;
}

/** A change that suits the attribute: a step where its values have an order, else values in turn. A hard one asks for three boxes to be seen at once. */
export function drawChange(random: Random, name: AttributeName, isHard: boolean): Change {
  const { order } = attributes[name];
  const isByStep = name === 'turn' || (order !== 'none' && !isHard && !random.oneIn(3));
  return isByStep ? byStep(random, name, isHard) : inTurn(random, name, isHard ? 3 : 2);
}

function inTurn(random: Random, name: AttributeName, period: number): Change {
  const turn = random.sample(attributes[name].values, period);
  const { noun, word } = attributes[name];
  return {
    name,
    values: Array.from({ length: BOXES }, (_, index) => turn[index % period] ?? 0),
    explain: (key) =>
      `The ${noun} goes ${turn.map(word).join(', ')}, over and over. The empty box needs ${needed(name, key[name])}.`,
  };
}

function byStep(random: Random, name: AttributeName, isHard: boolean): Change {
  const step = random.pick(stepsOf(name, isHard));
  const full = steps(name, [random.pick(startsFor(name, step)), step], BOXES);
  return {
    name,
    values: full.map((value) => value ?? 0),
    explain: (key) => `${stepInWords(name, step)} each time. The empty box needs ${needed(name, key[name])}.`,
  };
}

function stepsOf(name: AttributeName, isHard: boolean): readonly number[] {
  if (name === 'turn') return isHard ? [1, -1, 3, -3] : [2, -2];
  return [1, -1];
}

/** Values from which the step can be taken through all the boxes. */
const startsFor = (name: AttributeName, step: number): number[] =>
  attributes[name].values.filter((first) => steps(name, [first, step], BOXES).every((value) => value !== undefined));
