import { inWords } from '../wording/number-words';

/** What a key looks like, and how an answer to such a key may be written otherwise. Both are cleaned. */
interface Kindness {
  readonly keys: RegExp;
  readonly rewrite: (given: string) => string;
}

const TWELVE = 12;
const figures = new Map([
  ...Array.from({ length: TWELVE + 1 }, (_, value) => [inWords(value), String(value)] as const),
  ['nought', '0'],
  ['nil', '0'],
]);
const numberWord = new RegExp(`(?<!\\p{L})(?:${[...figures.keys()].join('|')})(?!\\p{L})`, 'gu');

/** `six` is 6, up to twelve; `an hour` is one. */
const wordsToFigures = (text: string) =>
  text.replace(/^an(?= hour)/, '1').replace(numberWord, (word) => figures.get(word) ?? word);

const HUNDRED = 100;
const countedFigures = new Map(Array.from({ length: HUNDRED }, (_, value) => [inWords(value), String(value)] as const));
// Longest first: `sixty` stands in `sixty-five`, too.
const names = [...countedFigures.keys()].sort((one, other) => other.length - one.length);
const counted = (before: string, after: string) =>
  new RegExp(`${before}(${names.join('|').replaceAll('-', '[ -]')})${after}`, 'g');
const beforeUnit = counted(
  '(?<![a-z])',
  '(?= ?(?:p|pence|penny|pounds?|minutes?|mins?|hours?|days?|seconds?)(?![a-z]))',
);
const afterPounds = counted('(?<=\\d pounds? (?:and )?)', '(?= ?(?:p|pence|penny)?$)');
const inFigures = (name: string) => countedFigures.get(name.replace(' ', '-')) ?? name;

/** `sixty pence`, `forty-five minutes`, `three pounds fifty`: a number in words is a number where its unit stands beside it. */
const unitsCounted = (text: string) => text.replace(beforeUnit, inFigures).replace(afterPounds, inFigures);

const partNames = [
  ['half', 'halve'],
  ['third'],
  ['quarter', 'fourth'],
  ['fifth'],
  ['sixth'],
  ['seventh'],
  ['eighth'],
  ['ninth'],
  ['tenth'],
  ['eleventh'],
  ['twelfth'],
];
const sizes = new Map(partNames.flatMap((names, index) => names.map((name) => [name, index + 2] as const)));
// A row of digits is looked at once, from its first.
const partWord = new RegExp(
  `(?:((?<!\\d)\\d+|an?)[ -]?)?(?<!\\p{L})(${[...sizes.keys()].join('|')})s?(?!\\p{L})`,
  'gu',
);

/** `three quarters` is 3/4, and `1 and a half` 1 1/2. */
const partsToFigures = (text: string) =>
  wordsToFigures(text)
    .replace(/(?<=\d) ?over ?(?=\d)/, '/')
    .replace(partWord, (_, many: string | undefined, part: string) => {
      const top = many === undefined || many.startsWith('a') ? '1' : many;
      return `${top}/${sizes.get(part) ?? 1}`;
    });

/** `x = 7`, `= 7` and `the answer is 7` are 7. */
const withoutName = (text: string) =>
  text.replace(/^(?:(?:the |my )?ans(?:wer)? *(?:=|:|is)|it is|it's|[a-z?]? *=|[a-z?] is) */, '');

/** `minus 4` and `negative four` are −4. */
const withMinus = (text: string) => wordsToFigures(withoutName(text)).replace(/^(?:minus|negative) ?(?=\d)/, '-');

/** `A-B` and `a.b.` are AB. */
const lettersTogether = (text: string) =>
  /^[a-z](?: ?[-./] ?[a-z])+\.?$/.test(text) ? text.replace(/[^a-z]/g, '') : text;

/** `£3 50`, `£3-50`, `£3.50p`, `3 pounds 50p` are £3.50. Where no pound is said none is added: it may stand beside the box. */
const poundsAndPence = (text: string) =>
  text
    .replace(/^£? ?(\d+) ?pounds?,? ?(?:and )?(\d) ?(?:p|pence|penny)$/, '£$1.0$2')
    .replace(/^(£ ?\d+(?:,\d{3})*\.\d\d) ?(?:p|pence)$/, '$1')
    .replace(/^(£?) ?(\d+)(?: ?- ?| and | )(\d\d)(?: ?(?:p|pence))?$/, '$1$2.$3')
    .replace(/^£? ?(\d+) ?pounds?,? ?(?:and )?(\d\d)(?: ?(?:p|pence))?$/, '£$1.$2');

/** The last unit says itself: `2h15` is 2 hours 15 minutes. */
const minutesSaid = (text: string) => text.replace(/^(\d+ ?(?:h|hrs?|hours?)\.?,? ?(?:and )?\d+)$/, '$1 minutes');

const oneNumber = /^[^\d/:]*\d[\d,]*(?:\.\d+)?[^\d/:]*(?:[\^*]+\d)?$/;

const kindnesses: readonly Kindness[] = [
  // Before the names of smaller numbers, of which `forty-five` holds one.
  { keys: /^£|^\d+ ?(?:p|pence|minutes|hours?|days|seconds)/, rewrite: unitsCounted },
  { keys: oneNumber, rewrite: (given) => wordsToFigures(withoutName(given)) },
  { keys: /^-/, rewrite: withMinus },
  { keys: /^[a-z]{2,6}$/, rewrite: lettersTogether },
  { keys: /\d ?\/ ?\d/, rewrite: (given) => partsToFigures(withoutName(given)) },
  { keys: /^\d+(?: ?: ?\d+)+$/, rewrite: (given) => wordsToFigures(given).replace(/ ?(?<!\p{L})to(?!\p{L}) ?/gu, ':') },
  { keys: /^£/, rewrite: poundsAndPence },
  { keys: /^\d+ ?hours? ?\d+ ?minutes?$/, rewrite: (given) => minutesSaid(wordsToFigures(given)) },
];

/** The form of a key: a bit for each kindness that is done to whoever answers it. */
export type Form = number;

export const formOf = (key: string): Form =>
  kindnesses.reduce((form, { keys }, place) => (keys.test(key) ? form | (1 << place) : form), 0);

/**
 * An answer as it would have been written in the form of a key, where it says the same in a way that every marker
 * accepts. Nothing is converted, and what is not known stays as it is.
 */
export const inForm = (form: Form, given: string): string =>
  onlyDigits.test(given)
    ? given
    : kindnesses.reduce((text, { rewrite }, place) => (form & (1 << place) ? rewrite(text) : text), given);

/** Most answers: nothing is known that they might be written for. */
const onlyDigits = /^\d+$/;
