import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { calculate } from '../expressions/calculate';
import { apply, type Sign } from '../expressions/expression';

/** A phrase that names a number, with the calculation behind it. */
interface Phrase {
  words: string;
  sum: string;
  value: number;
  steps: string[];
}

export const nested = defineQuestionType({
  key: 'nested',
  title: 'Phrases inside phrases',
  targetSeconds: [20, 25, 35, 45, 60],
  version: 3,
  build: (random, level) => {
    const wrappers = random.pick(
      at(level, [
        outermost,
        outermost,
        [[scaled, shifted]],
        [[scaled, shifted]],
        [
          [shared, scaled, shifted],
          [scaled, shared, shifted],
        ],
      ]),
    );
    const { words, sum, value, steps } = wrappers.reduce(
      (phrase, wrap) => wrap(random, phrase, level),
      inner(random, level),
    );
    const values = steps.map((step) => Number(/= (.+)$/.exec(step)?.[1]));
    if (
      value > 2000 ||
      new Set(values).size < values.length ||
      values.some((each) => !Number.isInteger(each) || each < 2)
    )
      return undefined;
    return {
      params: { sum },
      prompt: random.pick([`What is ${words}?`, `Find ${words}.`, `Work out ${words}.`]),
      answer: String(value),
      steps: ['Start with the numbers at the end and work outwards.', ...steps],
      wrong: wrongNumbers(value, [value * 2, Math.round(value / 2), ...values]),
    };
  },
  solve: ({ sum }) => String(calculate(sum) ?? ''),
});

function inner(random: Random, level: Level): Phrase {
  const most = at(level, [10, 20, 30, 50, 60]);
  // At level 2 the larger number is beyond the level before.
  const [small, large] = [random.integer(2, most), random.integer(level === 2 ? 11 : 2, most)].sort(
    (a, b) => a - b,
  ) as [number, number];
  const times = random.integer(2, 9);
  const factor = level === 2 ? large : small;
  return random.pick([
    phraseOf(`the sum of ${small} and ${large}`, [small, '+', large]),
    phraseOf(`the difference between ${small} and ${large}`, [large, '−', small]),
    phraseOf(`the product of ${times} and ${factor}`, [times, '×', factor]),
    phraseOf(`the total of ${large} and ${small}`, [large, '+', small]),
  ]);
}

const phraseOf = (words: string, [left, sign, right]: [number, Sign, number]): Phrase => {
  const value = apply(left, sign, right);
  return { words, sum: `(${left} ${sign} ${right})`, value, steps: [`${left} ${sign} ${right} = ${value}`] };
};

type Wrapper = (random: Random, phrase: Phrase, level: Level) => Phrase;

const wrapped = (phrase: Phrase, before: string, [sign, other]: [Sign, number]): Phrase => {
  const value = apply(phrase.value, sign, other);
  return {
    words: `${before} ${phrase.words}`,
    sum: `(${phrase.sum} ${sign} ${other})`,
    value,
    steps: [...phrase.steps, `${phrase.value} ${sign} ${other} = ${value}`],
  };
};

const scaled: Wrapper = (random, phrase) => {
  const [before, factor] = random.pick([
    ['twice', 2],
    ['double', 2],
    ['three times', 3],
    ['four times', 4],
  ] as const);
  return wrapped(phrase, before, ['×', factor]);
};

const shared: Wrapper = (random, phrase) => {
  const [before, parts] = random.pick([
    ['half of', 2],
    ['a third of', 3],
    ['a quarter of', 4],
  ] as const);
  return wrapped(phrase, before, ['÷', parts]);
};

/** Always the outermost: "three times 4 more than …" could be read in two ways. */
const shifted: Wrapper = (random, phrase, level) => {
  const number = random.integer(2, at(level, [9, 12, 15, 25, 30]));
  return random.oneIn(2)
    ? wrapped(phrase, `${number} more than`, ['+', number])
    : wrapped(phrase, `${number} less than`, ['−', number]);
};

const outermost: readonly (readonly Wrapper[])[] = [[scaled], [shared], [shifted]];
