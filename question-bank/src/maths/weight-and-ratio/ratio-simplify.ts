import { quantity } from '../../notation/units';
import { decimalOf } from '../../notation/decimals';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { hcf } from '../../notation/fractions';
import { capitalised } from '../../wording/english';
import { person } from '../../wording/people';
import { turnedRound } from './turned-round';

/** `11:12` could be read as a time, and `1112` would be taken for it. */
const isLikeTime = (left: number, right: number): boolean => left >= 10 && right >= 10;

export const ratioSimplify = defineQuestionType({
  key: 'ratio-simplify',
  title: 'Simplest form of a ratio',
  targetSeconds: [20, 25, 35, 45, 55],
  version: 5,
  build: (random, level) => {
    const most = at(level, [4, 6, 9, 12, 15]);
    const [left, right] = [random.integer(1, most), random.integer(1, most)];
    const factor = random.integer(2, at(level, [4, 6, 8, 12, 15]));
    if (hcf(left, right) > 1 || left === right || isLikeTime(left, right)) return undefined;
    const story =
      level >= 4 && random.oneIn(2)
        ? withUnits(random, level, [left, right])
        : withThings(random, [left * factor, right * factor]);
    // Larger than anything of the level before.
    if (!story || Math.max(...story.given) <= at(level, [0, 16, 36, 72, 144])) return undefined;
    const { given, prompt, change } = story;
    const [first, second] = given;
    const common = hcf(first, second);
    return {
      params: { first, second },
      prompt,
      answer: `${left}:${right}`,
      answerForm: 'Give a ratio, like 3:2.',
      steps: [
        ...change,
        `The highest common factor of ${first} and ${second} is ${common}.`,
        `First part: ${first} ÷ ${common} = ${left}`,
        `Second part: ${second} ÷ ${common} = ${right}`,
      ],
      wrong: [
        [right, left],
        [left + right, right],
        [left, left + right],
        [left + 1, right],
        [left, right + 1],
        [left * 10, right],
        [left, right * 10],
      ]
        .filter(([a = 1, b = 1]) => a * right !== b * left)
        .map((pair) => pair.join(':')),
      slips: [otherWayRound(given, [left, right])],
    };
  },
  solve: ({ first, second }) => {
    let [a, b] = [first, second];
    for (let factor = Math.min(a, b); factor > 1; factor -= 1)
      if (a % factor === 0 && b % factor === 0) [a, b] = [a / factor, b / factor];
    return `${a}:${b}`;
  },
});

const otherWayRound = ([first, second]: readonly [number, number], [left, right]: readonly [number, number]) =>
  turnedRound(
    `${right}:${left}`,
    `${first}:${second} = ${right}:${left}`,
    'Which of the two does the question name first?',
  );

interface Story {
  given: [number, number];
  /** The step that brings both quantities into one unit. */
  change: string[];
  prompt: string;
}

const mixtures = [
  ['red', 'blue', 'counters'],
  ['milk', 'dark', 'chocolates'],
  ['brown', 'white', 'eggs'],
  ['green', 'yellow', 'beads'],
  ['silver', 'gold', 'stars'],
] as const;

function withThings(random: Random, given: [number, number]): Story {
  const [first, second] = given;
  const { name } = person(random);
  const [one, other, things] = random.pick(mixtures);
  const prompt = random.pick([
    `Write the ratio ${first}:${second} in its simplest form.`,
    `${name} has ${first} ${one} ${things} and ${second} ${other} ${things}. What is the ratio of ${one} ${things} to ${other} ${things}, in its simplest form?`,
    `A swimming club has ${first} girls and ${second} boys. What is the ratio of girls to boys, in its simplest form?`,
  ]);
  return { given, change: [], prompt };
}

const measures = [
  { one: 'metres', small: 'cm', size: 100, compared: ['a scarf', 'a rope'], are: 'long' },
  { one: 'kg', small: 'g', size: 1000, compared: ['a rabbit', 'a cat'], are: 'in weight' },
  { one: 'litres', small: 'ml', size: 1000, compared: ['a glass', 'a jug'], are: 'in capacity' },
  { one: 'hours', small: 'minutes', size: 60, compared: ['a cartoon', 'a film'], are: 'long' },
] as const;

/** How large the larger quantity is, in tenths of its unit: whole, at the last level with a decimal that the unit may have. */
function tenthsOf(random: Random, level: Level, unit: string): number | undefined {
  if (level < 5) return 10 * random.integer(1, 4);
  const tenths = unit === 'hours' ? 5 * random.integer(3, 7) : random.integer(11, 39);
  return tenths % 10 === 0 ? undefined : tenths;
}

/** The two quantities are given in different units. */
function withUnits(random: Random, level: Level, [left, right]: [number, number]): Story | undefined {
  const { one, small, size, compared, are } = random.pick(measures);
  const tenths = tenthsOf(random, level, one);
  if (tenths === undefined) return undefined;
  const rest = (tenths * size) / 10;
  const part = (rest * left) / right;
  if (!Number.isInteger(part) || part % 5 !== 0 || part >= rest) return undefined;
  const big = quantity(decimalOf(tenths, 10), one);
  const [lesser, greater] = compared;
  return {
    given: [part, rest],
    change: [`${big} = ${rest} ${small}`],
    prompt: random.pick([
      `What is the ratio of ${part} ${small} to ${big}, in its simplest form?`,
      `${capitalised(lesser)} is ${part} ${small} ${are} and ${greater} is ${big} ${are}. Write these as a ratio in its simplest form, ${lesser.slice(2)} first.`,
    ]),
  };
}
