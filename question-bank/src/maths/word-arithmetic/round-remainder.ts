import { wrongNumbers } from '../../generation/distractors';
import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { after } from '../../notation/units';
import { person } from '../../wording/people';

/** Groups of a size: whether a part group needs one more (`up`), or does not count. */
interface Grouping {
  up: boolean;
  /** How many groups there may be. */
  least?: number;
  most?: number;
  sizes: readonly number[];
  noun: string;
  tell: (name: string, total: number, size: number) => string;
  because: string;
}

const groupings: readonly Grouping[] = [
  {
    up: true,
    most: 10,
    sizes: [8, 12, 14, 16],
    noun: 'minibuses',
    tell: (_, total, size) =>
      `${total} children go on a trip in minibuses that hold ${size} children each. How many minibuses are needed?`,
    because: 'The children left over need a minibus too.',
  },
  {
    up: true,
    least: 7,
    most: 15,
    sizes: [32, 45, 48, 52],
    noun: 'coaches',
    tell: (_, total, size) =>
      `${total} football fans travel to a match in coaches that hold ${size} people each. How many coaches are needed?`,
    because: 'The fans left over need a coach too.',
  },
  {
    up: true,
    sizes: [4, 6, 8, 10],
    noun: 'tables',
    tell: (_, total, size) =>
      `${total} guests come to a party. Each table seats ${size} guests. What is the smallest number of tables needed?`,
    because: 'The guests left over need a table too.',
  },
  {
    up: true,
    sizes: [6, 10, 12],
    noun: 'boxes',
    tell: (name, total, size) =>
      `${name} packs ${total} eggs into boxes that hold ${size} eggs each. How many boxes are needed for all the eggs?`,
    because: 'The eggs left over need a box too.',
  },
  {
    up: true,
    sizes: [3, 4, 5],
    noun: 'tents',
    tell: (_, total, size) => `${total} Scouts go camping. Each tent sleeps ${size}. How many tents do they need?`,
    because: 'The Scouts left over need a tent too.',
  },
  {
    up: false,
    sizes: [6, 10, 12],
    noun: 'boxes',
    tell: (name, total, size) =>
      `${name} has ${total} cupcakes. Each box holds ${size}. How many boxes can ${name} fill completely?`,
    because: 'The cupcakes left over do not fill a box.',
  },
  {
    up: false,
    sizes: [5, 6, 7, 11],
    noun: 'teams',
    tell: (_, total, size) =>
      `${total} children want to play in teams of ${size}. How many complete teams can they make?`,
    because: 'The children left over do not make a team.',
  },
  {
    up: false,
    sizes: [7, 8, 9, 12],
    noun: 'bracelets',
    tell: (name, total, size) =>
      `${name} uses ${size} beads for each bracelet. How many whole bracelets can ${name} make with ${total} beads?`,
    because: 'The beads left over do not make a bracelet.',
  },
  {
    up: false,
    sizes: [3, 4, 15, 25],
    noun: 'badges',
    tell: (name, total, size) =>
      `Badges cost ${size} tokens each. ${name} has ${total} tokens. How many badges can ${name} get?`,
    because: 'The tokens left over do not buy a badge.',
  },
];

export const roundRemainder = defineQuestionType({
  key: 'round-remainder',
  title: 'Sensible remainders',
  targetSeconds: [20, 25, 30, 40, 45],
  version: 3,
  build: (random, level) => {
    const whole = random.integer(at(level, [2, 7, 11, 16, 26]), at(level, [6, 10, 15, 25, 40]));
    const { up, sizes, noun, tell, because } = random.pick(
      groupings.filter(({ least = 1, most = 40 }) => whole >= least && whole <= most),
    );
    const size = random.pick(sizes);
    const rest = random.integer(1, size - 1);
    const total = whole * size + rest;
    const right = up ? whole + 1 : whole;
    return {
      params: { total, size, up },
      prompt: tell(person(random).name, total, size),
      answer: String(right),
      unit: after(noun),
      steps: [
        `${total} ÷ ${size} = ${whole} remainder ${rest}`,
        because,
        ...(up ? [`${whole} + 1 = ${right}`] : [`So the answer is ${right}.`]),
      ],
      wrong: wrongNumbers(right, [up ? whole : whole + 1, rest, right + 1, right - 1, total - size]),
    };
  },
  solve: ({ total, size, up }) => {
    let [left, groups] = [total, 0];
    while (up ? left > 0 : left >= size) [left, groups] = [left - size, groups + 1];
    return String(groups);
  },
});
