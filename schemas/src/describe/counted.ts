/** Nouns whose one does not follow from their many by its ending. */
export const irregularNouns: Readonly<Record<string, string>> = {
  children: 'child',
  feet: 'foot',
  geese: 'goose',
  men: 'man',
  mice: 'mouse',
  people: 'person',
  teeth: 'tooth',
  women: 'woman',
};

const endings: readonly (readonly [many: RegExp, one: string])[] = [
  [/(?<=toast)ies$/, 'ie'],
  [/(?<=..)ies$/, 'y'],
  [/(?<=loa|hal|lea|shel)ves$/, 'f'],
  [/(?<=ss|x|ch|sh|bus|vas|tato|mato|mango)es$/, ''],
  [/(?<=[a-z]{2})(?<!s)s$/, ''],
];

/**
 * What is counted, as it is written after a 1: `stamp` for `stamps`, `tray of flapjacks` for `trays of flapjacks`, and
 * `cm` or `sheep` as they are. Knows the plural nouns that stand beside an answer, not every word of English.
 */
export function oneOf(noun: string): string {
  const [counted = '', ...stuff] = noun.split(/(?= of )/);
  return [counted.replace(/(?<![A-Za-z/])[A-Za-z]+$/, singular), ...stuff].join('');
}

function singular(word: string): string {
  const [many, one] = endings.find(([ending]) => ending.test(word)) ?? [/$/, ''];
  return irregularNouns[word] ?? word.replace(many, one);
}

/** A noun after the number that is written before it. */
export const countedAs = (amount: string, noun: string): string => (amount.trim() === '1' ? oneOf(noun) : noun);
