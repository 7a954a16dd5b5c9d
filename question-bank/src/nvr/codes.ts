import { at } from '../generation/level';
import type { Random } from '../generation/random';
import { listOf } from '../wording/english';
import {
  areAllDifferent,
  attributes,
  isClear,
  plainFigure,
  withValues,
  type AttributeName,
  type Figure,
} from './attributes';
import { possibleCodesFor } from './code-rules';
import { figureContent } from './drawing/figure-drawing';
import { captioned, lettersAlone } from './drawing/panels';
import { defineNvrType } from './nvr-type';
import { needed } from './words/attribute-words';
import { wordsFor } from './words/figure-words';

/** `codes` belong to the first figures; the last figure has none. */
type CodesParams = {
  readonly figures: readonly Figure[];
  readonly codes: readonly string[];
  readonly options: readonly string[];
};

/** Each letter of a code names one thing about the figure above it. */
export const codes = defineNvrType<CodesParams>({
  key: 'nvr-codes',
  title: 'Picture codes',
  targetSeconds: [30, 35, 40, 50, 60],
  version: 7,
  build: (random, level) => {
    const { length, coded, varied } = at(level, plans);
    const names = random.sample(codable, length + varied);
    const drawn = names.slice(0, length).map((name, place) => drawMeaning(random, name, place));
    const figures = drawFigures(random, { names, meanings: drawn, count: coded + 1 });
    const [asked] = figures.slice(-1);
    if (!asked || !figures.every(isClear) || !areAllDifferent(figures)) return undefined;
    const meanings = drawn.map((meaning) => shownMeaning(meaning, figures.slice(0, -1)));
    // A place with one letter throughout could tell anything.
    if (meanings.some(({ letterOf }) => letterOf.size < 2)) return undefined;
    const [answer = '', ...shown] = [asked, ...figures.slice(0, -1)].map((figure) => codeOf(figure, meanings));
    const options = random.shuffle([answer, ...wrongCodes(random, answer, meanings)]);
    return {
      params: { figures, codes: shown, options },
      rightOption: options.indexOf(answer),
      prompt: 'Each letter of a code says one thing about its picture. Which code belongs to the last picture?',
      steps: [
        ...meanings.map(meaningInWords),
        `The last picture has ${listOf(meanings.map(({ name }) => needed(name, asked[name])))}, so its code is ${answer}.`,
      ],
    };
  },
  possibleOptions: ({ figures, codes: shown, options }) =>
    possibleCodesFor(figures, shown).map((code) => options.indexOf(code)),
  drawFigure: ({ figures, codes: shown }) => {
    const inWords = wordsFor(figures);
    const told = figures.map((figure, n) => `${codeInWords(shown[n])}: ${inWords(figure)}`);
    return captioned(
      ['Pictures with their codes, the last one without', ...told].join('. '),
      figures.map((figure, n) => ({ content: figureContent(figure), caption: shown[n] ?? '?' })),
    );
  },
  drawOptions: ({ options }) => options.map((option) => lettersAlone(codeInWords(option), option)),
  optionTexts: ({ options }) => options,
});

/** Letter by letter, or it would be read as a word. */
const codeInWords = (code?: string): string => (code === undefined ? 'No code' : `Code ${Array.from(code).join(' ')}`);

interface Plan {
  /** Letters in a code. */
  length: number;
  /** Pictures with a code. */
  coded: number;
  /** Attributes that vary but are in no code. */
  varied: number;
}

const plans: readonly [Plan, Plan, Plan, Plan, Plan] = [
  { length: 2, coded: 3, varied: 0 },
  { length: 2, coded: 4, varied: 0 },
  { length: 2, coded: 4, varied: 1 },
  { length: 3, coded: 4, varied: 0 },
  { length: 3, coded: 4, varied: 1 },
];

const codable: readonly AttributeName[] = ['shape', 'fill', 'line', 'size', 'dot'];

const placeNames = ['first', 'second', 'third'];

/** What the letters of one place stand for. */
interface Meaning {
  name: AttributeName;
  letterOf: ReadonlyMap<number, string>;
}

/** Every place has letters of its own, far apart in the alphabet and none like a digit. */
const lettersByPlace = ['BDFHK', 'LMNPR', 'STVWX'];

/** Sizes that need no second look. */
const plainSizes = [1, 3];

function drawMeaning(random: Random, name: AttributeName, place: number): Meaning {
  const values = random.sample(name === 'size' ? plainSizes : attributes[name].values, random.integer(2, 3));
  const signs = random.sample(Array.from(lettersByPlace[place] ?? ''), values.length);
  return { name, letterOf: new Map(values.map((value, index) => [value, signs[index] ?? ''])) };
}

/** Only what the coded figures show; a letter that stands under none of them means nothing to a child. */
const shownMeaning = ({ name, letterOf }: Meaning, coded: readonly Figure[]): Meaning => ({
  name,
  letterOf: new Map([...letterOf].filter(([value]) => coded.some((figure) => figure[name] === value))),
});

const codeOf = (figure: Figure, meanings: readonly Meaning[]): string =>
  meanings.map(({ name, letterOf }) => letterOf.get(figure[name]) ?? '').join('');

interface Wanted {
  names: readonly AttributeName[];
  meanings: readonly Meaning[];
  count: number;
}

/** Figures that differ in the coded attributes, and in the others that are in no code. */
function drawFigures(random: Random, { names, meanings, count }: Wanted): Figure[] {
  const base = withValues(plainFigure, {
    shape: random.pick(attributes.shape.values),
    fill: random.pick([0, 2, 3, 4]),
  });
  const uncoded = names.slice(meanings.length);
  return Array.from({ length: count }, () =>
    withValues(base, {
      ...Object.fromEntries(meanings.map(({ name, letterOf }) => [name, random.pick([...letterOf.keys()])])),
      ...Object.fromEntries(
        uncoded.map((name) => [name, random.pick(name === 'size' ? plainSizes : attributes[name].values)]),
      ),
    }),
  );
}

/**
 * Codes with a letter that stands for something else, taken by chance from all that the pictures allow: a letter in the wrong place
 * would show which option it was made from.
 */
function wrongCodes(random: Random, answer: string, meanings: readonly Meaning[]): string[] {
  const signs = meanings.map(({ letterOf }) => [...letterOf.values()]);
  const all = signs.reduce<string[]>((begun, next) => begun.flatMap((start) => next.map((sign) => start + sign)), ['']);
  return random.sample(
    all.filter((code) => code !== answer),
    WRONG_CODES,
  );
}

const WRONG_CODES = 4;

function meaningInWords({ name, letterOf }: Meaning, place: number): string {
  const meant = [...letterOf].map(([value, letter]) => `${letter} means ${needed(name, value)}`);
  return `The ${placeNames[place] ?? ''} letter tells the ${attributes[name].noun}: ${meant.join(', ')}.`;
}
