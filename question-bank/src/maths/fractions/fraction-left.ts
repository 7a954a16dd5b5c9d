import Fraction from 'fraction.js';
import { wrongNumbers } from '../../generation/distractors';
import { at, levelsFrom, type Level, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { asWritten, lcm, lowestTerms } from '../../notation/fractions';
import { price } from '../../notation/money';
import { after, before } from '../../notation/units';
import { capitalised } from '../../wording/english';
import { person } from '../../wording/people';
import { collections } from '../../wording/things';

const mostPocketMoney = 80; // pounds

interface Removal {
  first: Fraction;
  second: Fraction;
  whole: number;
  /** The second fraction is taken of what the first one leaves. */
  ofRest: boolean;
}

export const fractionLeft = defineQuestionType({
  key: 'fraction-left',
  title: 'What is left',
  levels: levelsFrom(3),
  targetSeconds: [60, 60, 60, 75, 90],
  version: 5,
  build: (random, level) => {
    const [first, second] = [smallFraction(random, level), smallFraction(random, level)];
    const ofRest = level === 5 && random.oneIn(2);
    const times = random.integer(2, at(level, mostTimes));
    if (first.equals(second) || (!ofRest && !isOfLevel(level, [first, second], times))) return undefined;
    const whole = lcm(Number(first.d), Number(second.d)) * times;
    const one = Number(first.mul(whole));
    const two = Number(second.mul(ofRest ? whole - one : whole));
    const left = whole - one - two;
    if (!isWholeLeft(two, left)) return undefined;
    const { prompt, unit, write, answer, isMoney } = tell(random, { first, second, whole, ofRest });
    return {
      params: { first: first.toFraction(), second: second.toFraction(), ofRest, whole, isMoney },
      prompt,
      unit,
      answer: answer(left),
      steps: (ofRest ? stepsOneByOne : stepsTogether)({ first, second, whole, ofRest }, write),
      slips: [
        {
          key: 'the-part-instead',
          answer: answer(one + two),
          wrote: `${write(one)} + ${write(two)} = ${write(one + two)}`,
          tells: `It looks as if you gave what went: ${write(one + two)}. How much is left?`,
        },
      ],
      wrong: wrongNumbers(left, [one + two, whole - one, whole - two, one, two], { show: answer }),
    };
  },
  solve: ({ first, second, ofRest, whole, isMoney }) => {
    const kept = new Fraction(1).sub(first);
    const left = ofRest ? kept.mul(new Fraction(1).sub(second)) : kept.sub(second);
    return isMoney ? price(Number(left.mul(whole * 100))) : left.mul(whole).toString();
  },
});

const mostTimes: ByLevel<number> = [2, 2, 6, 10, 12];
const mostParts: ByLevel<number> = [6, 6, 6, 8, 10];

/** Unit fractions only at level 3 and never again; then smaller parts, or more of them, than at the level before. */
function isOfLevel(level: Level, fractions: readonly Fraction[], times: number): boolean {
  if (level === 4) return fractions.some(({ n }) => n > 1n);
  return (
    level === 3 ||
    outgrows(level, mostParts, ...fractions.map(({ d }) => Number(d))) ||
    outgrows(level, mostTimes, times)
  );
}

const isWholeLeft = (two: number, left: number): boolean => Number.isInteger(two) && left > 0;

/** A fraction of at most a half with a small denominator. */
function smallFraction(random: Random, level: Level): Fraction {
  const bottom = random.integer(2, at(level, mostParts));
  return new Fraction(level === 3 ? 1 : random.integer(1, Math.max(1, Math.floor(bottom / 2))), bottom);
}

function stepsTogether({ first, second, whole }: Removal, write: (amount: number) => string): string[] {
  const common = lcm(Number(first.d), Number(second.d));
  const over = (part: Fraction) => asWritten(Number(part.mul(common)), common);
  const gone = first.add(second);
  const left = new Fraction(1).sub(gone);
  const asGiven = `${lowestTerms(first)} + ${lowestTerms(second)}`;
  const inLowest = lowestTerms(left) === over(left) ? '' : ` = ${lowestTerms(left)}`;
  return [
    `Gone: ${[...new Set([asGiven, `${over(first)} + ${over(second)}`, over(gone)])].join(' = ')}`,
    `Left: 1 − ${over(gone)} = ${over(left)}${inLowest}`,
    ...partSteps(left, whole, write),
  ];
}

/** A fraction of an amount: one part, then as many as it has. */
function partSteps(fraction: Fraction, whole: number, write: (amount: number) => string): string[] {
  const [top, bottom] = [Number(fraction.n), Number(fraction.d)];
  return [
    `@@1/${bottom} of ${write(whole)} = ${write(whole / bottom)}`,
    ...when(
      top > 1,
      `${lowestTerms(fraction)} is ${top} times as much: ${write(whole / bottom)} × ${top} = ${write((whole / bottom) * top)}`,
    ),
  ];
}

function stepsOneByOne({ first, second, whole }: Removal, write: (amount: number) => string): string[] {
  const one = Number(first.mul(whole));
  const rest = whole - one;
  const two = Number(second.mul(rest));
  return [
    ...partSteps(first, whole, write),
    `That leaves: ${write(whole)} − ${write(one)} = ${write(rest)}`,
    ...partSteps(second, rest, write),
    `Left: ${write(rest)} − ${write(two)} = ${write(rest - two)}`,
  ];
}

function tell(random: Random, { first, second, whole, ofRest }: Removal) {
  const { name, they } = person(random);
  const one = lowestTerms(first);
  const two = `${lowestTerms(second)}${ofRest ? ' of what is left' : ''}`;
  if (random.oneIn(2)) {
    const write = (amount: number) => price(amount * 100);
    const prompt = random.pick([
      ...when(
        whole <= mostPocketMoney,
        `${name} has ${write(whole)}. ${capitalised(they)} spends ${one} of it on a game and ${two} on a book. How much does ${name} have left, in pounds?`,
      ),
      `A sports club has ${write(whole)}. It spends ${one} of the money on nets and ${two} on bats. How much money is left, in pounds?`,
      `A school has ${write(whole)} for its library. It spends ${one} of the money on stories and ${two} on atlases. How much money is left, in pounds?`,
    ]);
    return { isMoney: true, write, answer: write, unit: before('£'), prompt };
  }
  const { one: single, many } = random.pick(collections);
  const write = (amount: number) => `${amount} ${amount === 1 ? single : many}`;
  const prompt = random.pick([
    `${name} has ${whole} ${many}. ${capitalised(they)} gives ${one} of them to a cousin and ${two} to a friend. How many ${many} does ${name} have left?`,
    `A box holds ${whole} ${many}. ${name} takes ${one} of them on Monday and ${two} on Tuesday. How many ${many} are then in the box?`,
  ]);
  return { isMoney: false, write, answer: String, unit: after(many), prompt };
}
