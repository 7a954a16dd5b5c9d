import Fraction from 'fraction.js';
import { at, type Level, outgrows, type ByLevel } from '../../generation/level';
import { cutBars, type CutBar } from '../../figures/steps/cut-bars';
import { defineQuestionType, type NamedSlip, type ShownUnit, type StepsFigure } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { anyForm, asWritten, lcm, lowestTerms } from '../../notation/fractions';
import { after } from '../../notation/units';
import { person } from '../../wording/people';
import { wrongFractions } from './wrong-fractions';

export const addSubtract = defineQuestionType({
  key: 'add-subtract',
  title: 'Add and subtract',
  targetSeconds: [20, 35, 45, 60, 75],
  version: 5,
  build: (random, level) => {
    const [first, second] = twoFractions(random, level);
    const isSum = random.oneIn(2);
    const right = isSum ? first.add(second) : first.sub(second);
    if (right.compare(0) <= 0 || right.compare(level >= 3 ? 9 : 1) >= 0 || right.d === 1n) return undefined;
    const written = (value: Fraction) => (level === 1 ? over(value, commonOf(first, second)) : lowestTerms(value));
    return {
      params: { first: first.toFraction(), second: second.toFraction(), isSum },
      ...ask(random, [written(first), written(second)], isSum),
      answer: lowestTerms(right),
      answerForm: anyForm.hint,
      steps: [...(level === 1 ? [] : inCommonParts(first, second)), ...calculation([first, second], right, isSum)],
      wrong: wrongFractions(right, slips(first, second, isSum)),
      slips: named([first, second], [written(first), written(second)], isSum),
      ...drawn(first, second),
    };
  },
  solve: ({ first, second, isSum }) => lowestTerms(new Fraction(first).sub(new Fraction(second).mul(isSum ? -1 : 1))),
});

const commonOf = (first: Fraction, second: Fraction) => lcm(Number(first.d), Number(second.d));

const over = (value: Fraction, common: number) => asWritten(Number(value.mul(common)), common);

function inCommonParts(first: Fraction, second: Fraction): string[] {
  const common = commonOf(first, second);
  return [
    `The common denominator is ${common}.`,
    ...changed(lowestTerms(first), over(first, common)),
    ...changed(lowestTerms(second), over(second, common)),
  ];
}

function calculation([first, second]: [Fraction, Fraction], right: Fraction, isSum: boolean): string[] {
  const common = commonOf(first, second);
  return [
    `${over(first, common)} ${isSum ? '+' : '−'} ${over(second, common)} = ${over(right, common)}`,
    ...changed(over(right, common), lowestTerms(right)),
  ];
}

const changed = (from: string, to: string) => (from === to ? [] : [`${from} = ${to}`]);

/** Same denominators first, then one that is a multiple of the other, then any with a small common multiple; mixed numbers last. */
function twoFractions(random: Random, level: Level): [Fraction, Fraction] {
  const bottom = random.integer(3, at(level, [12, 6, 8, 12, 12]));
  const other =
    level === 1 ? bottom : level <= 3 ? bottom * random.integer(2, at(level, [2, 3, 4, 2, 2])) : random.integer(3, 12);
  if (!areOfLevel(level, bottom, other)) return twoFractions(random, level);
  const whole = () => (level === 5 ? random.integer(0, 3) : 0);
  const proper = (parts: number) => new Fraction(random.integer(1, parts - 1), parts).add(whole());
  const pair = random.shuffle([proper(bottom), proper(other)]) as [Fraction, Fraction];
  const keepsDenominators =
    level === 1 || (new Set([...pair.map(({ d }) => Number(d)), bottom, other]).size === 2 && pair[0].d !== pair[1].d);
  return keepsDenominators ? pair : twoFractions(random, level);
}

/** The largest common denominator of a level. */
const mostCommon: ByLevel<number> = [12, 12, 20, 24, 36];

/** At level 3 the common denominator is larger than below, at level 4 it is neither of the two. */
function areOfLevel(level: Level, bottom: number, other: number): boolean {
  const common = lcm(bottom, other);
  if (common > at(level, mostCommon) || (level > 1 && bottom === other)) return false;
  if (level === 3) return outgrows(level, mostCommon, common);
  return level !== 4 || (common !== bottom && common !== other);
}

/** Bars cut into the parts that both fractions have in common, as far as a child can count them. */
function drawn(first: Fraction, second: Fraction): { stepsFigure?: StepsFigure } {
  const common = commonOf(first, second);
  if (common > 24 || [first, second].some((value) => value.compare(1) >= 0)) return {};
  const bar = (value: Fraction): CutBar => ({
    label: [String(value.n), String(value.d)],
    parts: Number(value.d),
    shaded: Number(value.mul(common)),
    asked: ['?', String(common)],
  });
  const title = `Two bars of the same length, both cut into ${common} equal parts; ${first.toFraction()} of one and ${second.toFraction()} of the other are shaded`;
  return { stepsFigure: { svg: cutBars(title, [bar(first), bar(second)], common), shownWith: 'first-step' } };
}

/** The same slips by their names, with what they come to. */
function named([first, second]: [Fraction, Fraction], [one, two]: [string, string], isSum: boolean): NamedSlip[] {
  const asked = `${one} ${isSum ? '+' : '−'} ${two}`;
  const other = isSum ? first.sub(second) : first.add(second);
  return [
    ...slipsApart(isSum, asked, [one, two]),
    ...(other.compare(0) > 0 ? [slipOfSign(isSum, [asked, lowestTerms(other)])] : []),
  ];
}

/** What the tops and the bottoms come to, each for themselves, as the fractions are written: 2/12 has not the bottom of 1/6. */
function partsApart([one, two]: readonly [Written, Written], isSum: boolean): [number, number] {
  return isSum ? [one.top + two.top, one.bottom + two.bottom] : [one.top - two.top, one.bottom - two.bottom];
}

interface Written {
  top: number;
  bottom: number;
}

/** Undefined for what is written as a whole or a mixed number. */
function writtenAs(fraction: string): Written | undefined {
  const [, top, bottom] = /^@@(\d+)\/(\d+)$/.exec(fraction) ?? [];
  return top === undefined || Number(top) >= Number(bottom) ? undefined : { top: Number(top), bottom: Number(bottom) };
}

function slipsApart(isSum: boolean, asked: string, [one, two]: readonly [string, string]): NamedSlip[] {
  const [first, second] = [writtenAs(one), writtenAs(two)];
  if (!first || !second) return [];
  const apart = partsApart([first, second], isSum);
  if (apart.some((part) => part <= 0)) return [];
  return [slipApart(isSum, { asked, apart, isSameSize: first.bottom === second.bottom })];
}

interface Apart {
  asked: string;
  /** What the tops and what the bottoms come to. */
  apart: [number, number];
  /** The bottoms are the same. */
  isSameSize: boolean;
}

/** Told as it was made and as it may have been written: whoever typed 7/12 has not seen 14/24. */
function slipApart(isSum: boolean, { asked, apart, isSameSize }: Apart): NamedSlip {
  const [made, answer] = [asWritten(...apart), lowestTerms(new Fraction(...apart))];
  const also = made === answer ? '' : `, which is ${answer}`;
  const help = isSameSize
    ? `The pieces are of the same size already: only the tops are ${isSum ? 'added' : 'taken away'}.`
    : 'The pieces have to be the same size first.';
  return {
    key: isSum ? 'adds-denominators' : 'subtracts-denominators',
    answer,
    wrote: `${asked} = ${made}`,
    tells: `It looks as if you ${isSum ? 'added' : 'took away'} the tops and the bottoms: ${asked} is not ${made}${also}. ${help}`,
  };
}

const slipOfSign = (isSum: boolean, [asked, made]: [string, string]): NamedSlip => ({
  key: isSum ? 'subtracts-instead' : 'adds-instead',
  answer: made,
  wrote: `${asked} = ${made}`,
  tells: `It looks as if you ${isSum ? 'took the second fraction away' : 'added the two fractions'}. Read once more what is asked for.`,
});

/** Tops and bottoms added or subtracted apart, and the other operation. */
function slips(first: Fraction, second: Fraction, isSum: boolean): Fraction[] {
  const [top, bottom] = isSum ? [first.n + second.n, first.d + second.d] : [first.n - second.n, first.d - second.d];
  const apart = bottom > 0n && top > 0n ? [new Fraction(top, bottom)] : [];
  return [...apart, isSum ? first.sub(second).abs() : first.add(second)].filter((value) => value.n > 0n);
}

function ask(random: Random, [one, two]: [string, string], isSum: boolean): { prompt: string; unit?: ShownUnit } {
  const { name, they } = person(random);
  const form = anyForm.asked;
  const plain = isSum
    ? [`Work out ${one} + ${two}. ${form}`, `What is the sum of ${one} and ${two}? ${form}`]
    : [`Work out ${one} − ${two}. ${form}`, `How much more is ${one} than ${two}? ${form}`];
  if (random.integer(1, 3) < 3) return { prompt: random.pick(plain) };
  return isSum
    ? {
        prompt: `${name} walks ${amount(one, 'mile')} to the library and then ${amount(two, 'mile')} to the park. How many miles does ${they} walk altogether? ${form}`,
        unit: after('miles'),
      }
    : {
        prompt: `A jug holds ${amount(one, 'litre')} of milk. ${name} pours out ${amount(two, 'litre')}. How many litres of milk are left? ${form}`,
        unit: after('litres'),
      };
}

/** "@@3/4 of a mile", "2@@1/4 miles". */
const amount = (value: string, unit: string) =>
  value.startsWith('@@') ? `${value} of a ${unit}` : `${value} ${unit}s`;
