import Fraction from 'fraction.js';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { asWritten, hcf, lcm } from '../../notation/fractions';

export const largest = defineQuestionType({
  key: 'largest',
  title: 'Largest and smallest',
  targetSeconds: [30, 45, 60, 75, 90],
  version: 2,
  build: (random, level) => {
    const common = random.pick(at(level, [[8, 12], [16, 18, 20], [24, 30], [36, 40, 48], [60]]));
    const parts = random.sample(partsOf(common), 5).sort((a, b) => a - b);
    const wanted = random.pick(['largest', 'smallest'] as const);
    if (
      !needsCommonDenominator(parts, common) ||
      !isClose(wanted === 'largest' ? parts.slice(-2) : parts, common, level)
    )
      return undefined;
    const fractions = parts.map((part) => simplest(part, common));
    const right = (wanted === 'largest' ? fractions.at(-1) : fractions[0]) ?? '';
    const options = random.shuffle(fractions);
    return {
      params: { options, wanted },
      prompt: ask(random, wanted),
      options,
      answer: right,
      steps: [
        `Every denominator goes into ${common}.`,
        ...parts
          .filter((part) => hcf(part, common) > 1)
          .map((part) => `${simplest(part, common)} = ${asWritten(part, common)}`),
        `The ${wanted} is ${right}.`,
      ],
      wrong: [],
    };
  },
  solve: ({ options, wanted }) => {
    const sign = wanted === 'largest' ? 1 : -1;
    const value = (option: string) => new Fraction(option.slice(2));
    return options.reduce((best, option) => (value(option).compare(value(best)) === sign ? option : best));
  },
});

const ask = (random: Random, wanted: 'largest' | 'smallest') =>
  random.pick([
    `Which of these fractions is the ${wanted}?`,
    `One of these fractions is ${wanted === 'largest' ? 'larger' : 'smaller'} than all the others. Which one is it?`,
  ]);

/** The tops over a common denominator whose fraction has a denominator of at most 20 once simplified. */
const partsOf = (common: number) =>
  Array.from({ length: common - 1 }, (_, index) => index + 1).filter((top) => common / hcf(top, common) <= 20);

const simplest = (part: number, common: number) => asWritten(part / hcf(part, common), common / hcf(part, common));

const needsCommonDenominator = (parts: readonly number[], common: number) =>
  parts.map((part) => common / hcf(part, common)).reduce(lcm) === common;

/** Whether the two fractions in question lie near enough to need working out. */
const isClose = ([first = 0, second = 0]: readonly number[], common: number, level: Level) =>
  (second - first) * at(level, [2, 3, 6, 8, 12]) <= common;
