import Fraction from 'fraction.js';
import { defineQuestionType, type ShownUnit } from '../../generation/question-type';
import { asWritten, hcf } from '../../notation/fractions';
import { after } from '../../notation/units';
import { equivalent, writtenAs, type Form } from './equivalents';

const forms: readonly Form[] = ['fraction', 'decimal', 'percentage'];

export const fdpConvert = defineQuestionType({
  key: 'fdp-convert',
  title: 'Fractions, decimals, percentages',
  targetSeconds: [10, 15, 20, 25, 30],
  build: (random, level) => {
    const value = equivalent(random, level);
    const [from = 'fraction', to = 'decimal'] = random.sample(forms, 2);
    const [given, answer] = [writtenAs(value, from), writtenAs(value, to)];
    return {
      params: { given, to },
      prompt: random.pick([`Write ${given} as a ${asked[to]}.`, `Change ${given} into a ${asked[to]}.`]),
      answer,
      ...(to === 'percentage' && { unit: percentSign }),
      answerForm: hints[to],
      steps: stepsOf(value, from, to),
      wrong: near(value).map((slip) => writtenAs(slip, to)),
    };
  },
  solve: ({ given, to }) => writtenAs(valueOf(given), to),
});

const percentSign: ShownUnit = after('%');
const asked: Record<Form, string> = {
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
  if (given.startsWith('@@')) return new Fraction(given.slice(2));
  return given.endsWith('%') ? new Fraction(given.slice(0, -1)).div(100) : new Fraction(given);
}

/** Place-value slips and neighbours. */
function near(value: Fraction): Fraction[] {
  const slips = [
    value.div(10),
    new Fraction(1).sub(value),
    value.add('1/10'),
    value.add('1/20'),
    value.sub('1/20'),
    value.div(2),
    value.add('1/100'),
  ];
  return slips.filter((slip) => slip.compare(0) > 0 && slip.compare(1) < 0 && !slip.equals(value));
}

/** Over 100 (or 1000) first; from there to any form. */
function stepsOf(value: Fraction, from: Form, to: Form): string[] {
  const bottom = value.mul(100).d === 1n ? 100 : 1000;
  const top = Number(value.mul(bottom));
  const over = asWritten(top, bottom);
  const [given, answer] = [writtenAs(value, from), writtenAs(value, to)];
  const start = given === over ? [] : [`${given} = ${over}`];
  if (to === 'fraction') {
    const common = hcf(top, bottom);
    return common === 1
      ? [...start, 'It cannot be simplified.']
      : [...start, `Divide top and bottom by ${common}: ${over} = ${answer}`];
  }
  return [...start, `${over} = ${answer}`];
}
