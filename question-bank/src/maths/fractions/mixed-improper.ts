import Fraction from 'fraction.js';
import { at, outgrows, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import { asWritten, hcf, lowestTerms } from '../../notation/fractions';

export const mixedImproper = defineQuestionType({
  key: 'mixed-improper',
  title: 'Mixed numbers and improper fractions',
  targetSeconds: [20, 25, 35, 45, 55],
  version: 3,
  build: (random, level) => {
    const bottom = random.integer(2, at(level, mostParts));
    const top = random.integer(1, bottom - 1);
    const whole = random.integer(1, at(level, mostWholes));
    if (!isOfLevel(level, [top, bottom], whole)) return undefined;
    const toMixed = random.oneIn(2);
    // From level 4 the improper fraction must also be simplified.
    const factor = toMixed && level >= 4 ? random.integer(2, 3) : 1;
    const improper = asWritten((whole * bottom + top) * factor, bottom * factor);
    const mixed = `${whole}${asWritten(top, bottom)}`;
    const part = { top, bottom, whole, factor };
    return {
      params: { top: (whole * bottom + top) * factor, bottom: bottom * factor, toMixed },
      answer: toMixed ? mixed : improper,
      ...(toMixed ? askMixed(random.integer(0, 2), improper) : askImproper(random.integer(0, 2), mixed)),
      ...wholeAdded(part, toMixed),
      steps: toMixed ? stepsToMixed(part) : stepsToImproper(part),
      wrong: toMixed ? wrongMixed(part) : wrongImproper(part),
    };
  },
  solve: ({ top, bottom, toMixed }) => {
    const value = new Fraction(top, bottom);
    return toMixed ? lowestTerms(value) : asWritten(Number(value.n), Number(value.d));
  },
});

/** The largest denominator and the most wholes of a level: one of them is beyond the level before. */
const mostParts: ByLevel<number> = [6, 8, 10, 12, 15];
const mostWholes: ByLevel<number> = [5, 7, 9, 11, 15];

const isOfLevel = (level: Level, [top, bottom]: readonly [number, number], whole: number): boolean =>
  hcf(top, bottom) === 1 && (outgrows(level, mostParts, bottom) || outgrows(level, mostWholes, whole));

interface Part {
  top: number;
  bottom: number;
  whole: number;
  factor: number;
}

const askMixed = (variant: number, improper: string) => ({
  prompt: [
    `Write ${improper} as a mixed number in its lowest terms.`,
    `Change the improper fraction ${improper} into a mixed number. Give your answer in its lowest terms.`,
    `Which mixed number is equal to ${improper}? Give your answer in its lowest terms.`,
  ][variant] as string,
  answerForm: 'Give a mixed number, like 2 1/3.',
});

const askImproper = (variant: number, mixed: string) => ({
  prompt: [
    `Write ${mixed} as an improper fraction.`,
    `Change the mixed number ${mixed} into an improper fraction.`,
    `Which improper fraction is equal to ${mixed}?`,
  ][variant] as string,
  answerForm: 'Give a top-heavy fraction, like 7/3.',
});

function stepsToMixed({ top, bottom, whole, factor }: Part): string[] {
  const [bigBottom, bigTop] = [bottom * factor, top * factor];
  return [
    `Wholes: ${whole * bigBottom + bigTop} ÷ ${bigBottom} = ${whole} remainder ${bigTop}`,
    `The remainder is ${asWritten(bigTop, bigBottom)}.`,
    ...(factor > 1 ? [`${asWritten(bigTop, bigBottom)} = ${asWritten(top, bottom)}`] : []),
  ];
}

const stepsToImproper = ({ top, bottom, whole }: Part) => [
  `Parts in the wholes: ${whole} × ${bottom} = ${whole * bottom}`,
  `Parts in all: ${whole * bottom} + ${top} = ${whole * bottom + top}`,
];

/** The whole number added to the top, where it is to be changed into parts. */
function wholeAdded({ top, bottom, whole }: Part, toMixed: boolean): { slips?: NamedSlip[] } {
  if (toMixed) return {};
  const answer = asWritten(whole + top, bottom);
  const slip: NamedSlip = {
    answer,
    key: 'whole-added-to-top',
    wrote: `${whole}${asWritten(top, bottom)} = ${answer}`,
    tells: `It looks as if you added the ${whole} to the top. Each whole is ${bottom} parts: how many parts do the wholes make?`,
  };
  return { slips: [slip] };
}

const wrongMixed = ({ top, bottom, whole }: Part) =>
  [
    [whole + 1, top, bottom],
    [whole, bottom - top, bottom],
    [whole - 1, top, bottom],
    [top, whole, bottom],
    [whole, top, bottom + 1],
    [whole + 2, top, bottom],
    [whole + 1, top, bottom + 1],
  ]
    .filter(([units = 0, above = 0, below = 0]) => units > 0 && above < below)
    .map(([units = 0, above = 0, below = 0]) => lowestTerms(new Fraction(above, below).add(units)));

const wrongImproper = ({ top, bottom, whole }: Part) =>
  [
    whole * top + bottom,
    whole + top,
    whole * bottom,
    (whole + top) * bottom,
    whole * bottom + top + 1,
    whole * bottom + top - 1,
    whole * bottom + top + 2,
  ]
    .filter((slip) => slip !== whole * bottom + top)
    .map((slip) => asWritten(slip, bottom));
