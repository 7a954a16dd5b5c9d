import { at, type ByLevel, type Level } from '../../generation/level';
import Fraction from 'fraction.js';
import { defineQuestionType, type ShownUnit } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { asWritten, hcf, lowestTerms } from '../../notation/fractions';
import { after } from '../../notation/units';
import { writtenAs, type Form } from './equivalents';

const forms: readonly Form[] = ['fraction', 'decimal', 'percentage'];

/** From one form to another. At level 3 one of them is a fraction, which is not over 100: two steps. */
const formsOfLevel = (random: Random, level: Level): readonly Form[] =>
  level === 3 ? random.shuffle(['fraction', random.pick(['decimal', 'percentage'])]) : random.sample(forms, 2);

export const fdpConvert = defineQuestionType({
  key: 'fdp-convert',
  title: 'Fractions, decimals, percentages',
  targetSeconds: [10, 15, 20, 25, 30],
  version: 3,
  build: (random, level) => {
    const value = valueOfLevel(random, level);
    if (!value) return undefined;
    const [from = 'fraction', to = 'decimal'] = formsOfLevel(random, level);
    const [given, answer] = [written(value, from), written(value, to)];
    const { asked, answerForm } = formOf(value, to);
    return {
      params: { given, to },
      prompt: random.pick([
        `Write ${given} as a ${asked}.`,
        `Change ${given} into a ${asked}.`,
        `What is ${given} as a ${asked}?`,
        `Which ${asked} is equal to ${given}?`,
      ]),
      answer,
      ...(to === 'percentage' && { unit: percentSign }),
      answerForm,
      steps: stepsOf(value, from, to),
      wrong: near(value).map((slip) => written(slip, to)),
    };
  },
  solve: ({ given, to }) => written(valueOf(given), to),
});

const percentSign: ShownUnit = after('%');
/** The denominators of a level, none of which a lower level has. */
const bottoms: ByLevel<readonly number[]> = [[2, 4, 10], [100], [20, 25, 50], [4, 5, 10, 20, 25], [8, 40]];

/** A value with a denominator of the level; at level 4 it is more than one. */
function valueOfLevel(random: Random, level: Level): Fraction | undefined {
  const bottom = random.pick(at(level, bottoms));
  const part = new Fraction(random.integer(1, bottom - 1), bottom);
  const isInLowestTerms = Number(part.d) === bottom || (level === 1 && bottom === 10);
  return isInLowestTerms ? part.add(level === 4 ? random.integer(1, 3) : 0) : undefined;
}

/** A fraction above one as a mixed number. */
const written = (value: Fraction, form: Form): string =>
  form === 'fraction' ? lowestTerms(value) : writtenAs(value, form);

const formOf = (value: Fraction, to: Form): { asked: string; answerForm: string } =>
  to === 'fraction' && value.compare(1) > 0
    ? { asked: 'mixed number in its lowest terms', answerForm: 'Give a mixed number, like 2 1/3.' }
    : { asked: askedFor[to], answerForm: hints[to] };

const askedFor: Record<Form, string> = {
  fraction: 'fraction in its lowest terms',
  decimal: 'decimal',
  percentage: 'percentage',
};
const hints: Record<Form, string> = {
  fraction: 'Give a fraction, like 3/4.',
  decimal: 'Give a decimal, like 0.35.',
  percentage: 'Give a percentage, like 35.',
};

function valueOf(given: string): Fraction {
  if (given.includes('@@')) return new Fraction(given.replace('@@', ' ').trim());
  return given.endsWith('%') ? new Fraction(given.slice(0, -1)).div(100) : new Fraction(given);
}

/** Place-value slips and neighbours. */
function near(value: Fraction): Fraction[] {
  const slips = [
    value.div(10),
    new Fraction(1).sub(value),
    value.add(1),
    value.add('1/10'),
    value.add('1/20'),
    value.sub('1/20'),
    value.div(2),
    value.add('1/100'),
  ];
  const isAboveOne = value.compare(1) > 0;
  return slips.filter(
    (slip) => slip.compare(0) > 0 && slip.compare(1) !== 0 && slip.compare(1) > 0 === isAboveOne && !slip.equals(value),
  );
}

/** Over 100 (or 1000) first; from there to any form. */
function stepsOf(value: Fraction, from: Form, to: Form): string[] {
  const bottom = value.mul(100).d === 1n ? 100 : 1000;
  const top = Number(value.mul(bottom));
  const over = asWritten(top, bottom);
  const [given, answer] = [written(value, from), written(value, to)];
  const start = given === over ? [] : [`${given} = ${over}`];
  if (to === 'fraction') {
    const common = hcf(top, bottom);
    return common === 1
      ? [...start, 'It cannot be simplified.']
      : [...start, `Divide top and bottom by ${common}: ${over} = ${answer}`];
  }
  return [...start, `${over} = ${answer}`];
}
