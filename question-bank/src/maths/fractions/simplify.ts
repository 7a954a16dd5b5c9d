import Fraction from 'fraction.js';
import { fractionBar } from '../../figures/fraction-bar';
import { at, type Level, outgrows, type ByLevel } from '../../generation/level';
import { cutBars, type CutBar } from '../../figures/steps/cut-bars';
import { defineQuestionType, type StepsFigure } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { asWritten, hcf, lowestTerms } from '../../notation/fractions';
import { person } from '../../wording/people';
import { wrongFractions } from './wrong-fractions';

const mostChapters = 36;

/** Where so many children are. */
const placeOf = (children: number): string => {
  if (children < 12) return 'at a table';
  return children <= 60 ? 'on a coach' : 'in a school';
};

const longestBar = 20; // parts that a child can still count

/** The largest denominator in lowest terms and the largest common factor: one of them is beyond the level before. */
const mostParts: ByLevel<number> = [5, 8, 10, 12, 15];
const mostTimes: ByLevel<number> = [3, 5, 6, 8, 12];

export const simplify = defineQuestionType({
  key: 'simplify',
  title: 'Lowest terms',
  targetSeconds: [20, 30, 40, 50, 60],
  version: 6,
  build: (random, level) => {
    const bottom = random.integer(at(level, [2, 2, 3, 4, 6]), at(level, mostParts));
    const top = random.integer(1, bottom - 1);
    const factor = random.integer(2, at(level, mostTimes));
    if (!outgrows(level, mostParts, bottom) && !outgrows(level, mostTimes, factor)) return undefined;
    if (hcf(top, bottom) > 1) return undefined;
    const [bigTop, bigBottom] = [top * factor, bottom * factor];
    const asked = ask(random, level, [bigTop, bigBottom]);
    const isBar = asked.figure !== undefined;
    return {
      params: { top: bigTop, bottom: bigBottom },
      ...asked,
      answer: asWritten(top, bottom),
      answerForm: 'Give a fraction, like 3/4.',
      steps: [
        ...when(isBar, `${bigTop} of the ${bigBottom} parts are shaded, which is ${asWritten(bigTop, bigBottom)}.`),
        `The highest common factor of ${bigTop} and ${bigBottom} is ${factor}.`,
        `Top: ${bigTop} ÷ ${factor} = ${top}`,
        `Bottom: ${bigBottom} ÷ ${factor} = ${bottom}`,
      ],
      ...grouped([bigTop, bigBottom], bottom),
      wrong: wrongFractions(new Fraction(top, bottom), [
        new Fraction(top, bottom * 2),
        new Fraction(bottom - top, bottom),
      ]),
    };
  },
  solve: ({ top, bottom }) => lowestTerms(new Fraction(top, bottom)),
});

/** The parts of a bar in equal groups, where a child can still count them: the groups that are shaded are the answer. */
function grouped([top, bottom]: [number, number], groups: number): { stepsFigure?: StepsFigure } {
  if (bottom > longestBar) return {};
  const title = `A bar of ${bottom} small parts in equal groups, ${top} of the small parts shaded`;
  const bar: CutBar = { label: [String(top), String(bottom)], parts: groups, shaded: top, asked: ['?', '?'] };
  return { stepsFigure: { svg: cutBars(title, [bar], bottom), shownWith: 'all-steps' } };
}

function ask(random: Random, level: Level, [top, bottom]: [number, number]): { prompt: string; figure?: string } {
  if (level <= 3 && bottom <= longestBar && random.oneIn(3)) {
    return {
      prompt: 'What fraction of the bar is shaded? Give your answer in its lowest terms.',
      figure: fractionBar(top, bottom),
    };
  }
  const { name, their } = person(random);
  return {
    prompt: random.pick([
      `Write ${asWritten(top, bottom)} in its lowest terms.`,
      `Simplify ${asWritten(top, bottom)} as far as possible.`,
      `${name} scored ${top} marks out of ${bottom} in a quiz. What fraction of the marks is that? Give your answer in its lowest terms.`,
      ...when(
        bottom <= mostChapters,
        `${name} has read ${top} of the ${bottom} chapters of ${their} book. What fraction of the chapters is that? Give your answer in its lowest terms.`,
      ),
      `Of the ${bottom} children ${placeOf(bottom)}, ${top} have brought a packed lunch. What fraction of the children is that? Give your answer in its lowest terms.`,
    ]),
  };
}
