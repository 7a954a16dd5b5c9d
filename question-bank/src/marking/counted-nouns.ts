import { irregularNouns } from 'schemas/describe/counted';

/** By the ending of the plural. What is no word but fits, `boxe`, is taken for the word that it is near to. */
const endings: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/es$/, ''],
  [/s$/, ''],
];

const singularsOf = (noun: string): readonly string[] => {
  const known = irregularNouns[noun];
  const regular = endings.filter(([plural]) => plural.test(noun)).map(([plural, end]) => noun.replace(plural, end));
  return known === undefined ? regular : [known];
};

/**
 * What a child may write again after a number beside which a counted noun is printed: `pots of potting compost` as it
 * stands, `pots`, and one `pot`; `football cards`, `cards` and `card`. In lower case, the longest first.
 */
export function repeatsOf(noun: string): readonly string[] {
  const [counted = '', ...stuff] = noun.toLowerCase().split(/(?= of )/);
  const last = counted.slice(counted.lastIndexOf(' ') + 1);
  const before = counted.slice(0, counted.length - last.length);
  const forms = [last, ...singularsOf(last)].flatMap((word) => [
    word,
    before + word,
    [before + word, ...stuff].join(''),
  ]);
  return [...new Set(forms)].toSorted((one, other) => other.length - one.length);
}
