import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { calculate } from '../expressions/calculate';
import { apply, staysWhole, stepsOf, valueOf, write, type Expression, type Sign } from '../expressions/expression';

export const bidmas = defineQuestionType({
  key: 'bidmas',
  title: 'Order of operations',
  targetSeconds: [20, 25, 35, 40, 50],
  version: 3,
  build: (random, level) => {
    const expression = random.pick(forms[level])(random, at(level, [5, 9, 10, 12, 12]));
    const value = valueOf(expression);
    const text = write(expression);
    if (!staysWhole(expression) || value > 500) return undefined;
    return {
      params: { text },
      prompt: random.pick([`Work out ${text}.`, `What is ${text}?`, `Calculate ${text}.`]),
      answer: String(value),
      steps: stepsOf(expression),
      slips: slipsOf(text),
      wrong: wrongNumbers(value, [leftToRight(text), value + 10, value - 10]),
    };
  },
  solve: ({ text }) => String(calculate(text) ?? ''),
});

type Form = (random: Random, most: number) => Expression;

const of = (left: Expression, sign: Sign, right: Expression): Expression => ({ left, sign, right });
const inBrackets = (left: Expression, sign: Sign, right: Expression): Expression => ({
  left,
  sign,
  right,
  bracketed: true,
});

const addTimes: Form = (random, most) => of(random.integer(2, most * 2), '+', times(random, most));
const subtractTimes: Form = (random, most) => of(random.integer(most, most * 4), '−', times(random, most));
const timesAdd: Form = (random, most) =>
  of(times(random, most), random.pick<Sign>(['+', '−']), random.integer(2, most));
const divideAdd: Form = (random, most) => of(random.integer(2, most * 2), '+', quotient(random, most));
const bracketTimes: Form = (random, most) => of(bracket(random, most), '×', random.integer(2, most));
const timesBracket: Form = (random, most) => of(random.integer(2, most), '×', bracket(random, most));
const bracketDivide: Form = (random, most) => {
  const [divisor, result, part] = [random.integer(2, most), random.integer(2, most), random.integer(2, most)];
  return of(inBrackets(divisor * result - part, '+', part), '÷', divisor);
};
const bracketTimesThen: Form = (random, most) =>
  of(bracketTimes(random, most), random.pick<Sign>(['+', '−']), random.integer(2, most * 2));
const timesAndDivide: Form = (random, most) =>
  of(times(random, most), random.pick<Sign>(['+', '−']), quotient(random, most));
const twoProducts: Form = (random, most) => of(times(random, most), random.pick<Sign>(['+', '−']), times(random, most));
const addBracketTimes: Form = (random, most) =>
  of(random.integer(2, most * 3), random.pick<Sign>(['+', '−']), timesBracket(random, Math.min(6, most)));
const twoBrackets: Form = (random, most) =>
  of(of(bracket(random, most), '×', bracket(random, most)), random.pick<Sign>(['+', '−']), random.integer(2, most * 4));
const longChain: Form = (random, most) =>
  of(
    of(random.integer(most, most * 4), '+', timesBracket(random, Math.min(6, most))),
    '−',
    random.integer(2, most * 2),
  );

const forms: Record<Level, readonly Form[]> = {
  1: [addTimes, timesAdd],
  2: [addTimes, subtractTimes, divideAdd, bracketTimes, timesBracket],
  3: [bracketTimesThen, timesAndDivide, twoProducts, addBracketTimes],
  4: [
    bracketTimesThen,
    timesAndDivide,
    twoProducts,
    addBracketTimes,
    (random, most) => of(bracketDivide(random, most), '+', times(random, most)),
  ],
  5: [twoBrackets, longChain],
};

const times: Form = (random, most) => of(random.integer(2, most), '×', random.integer(2, Math.min(most, 10)));

const quotient: Form = (random, most) => {
  const divisor = random.integer(2, Math.min(most, 10));
  return of(divisor * random.integer(2, most), '÷', divisor);
};

const bracket: Form = (random, most) =>
  random.oneIn(2)
    ? inBrackets(random.integer(2, most), '+', random.integer(2, most))
    : inBrackets(random.integer(4, most * 2), '−', random.integer(2, most));

function slipsOf(text: string): NamedSlip[] {
  const reached = leftToRight(text);
  if (!Number.isInteger(reached) || reached < 0) return [];
  const tells = 'It looks as if you worked from left to right. What has to be worked out first?';
  return [{ key: 'left-to-right', answer: String(reached), wrote: `${text} = ${reached}`, tells }];
}

/** The slip of working from left to right without regard to the signs. */
function leftToRight(text: string): number {
  const tokens = text.match(/\d+|[+−×÷]/g) ?? [];
  let value = Number(tokens[0]);
  for (let index = 1; index < tokens.length; index += 2)
    value = apply(value, tokens[index] as Sign, Number(tokens[index + 1]));
  return value;
}
