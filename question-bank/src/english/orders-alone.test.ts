import { expect, it } from '@jest/globals';
import { sharesOfGuesses, type Guesser, type SeenOptions } from '../testing/option-guesses';
import { houseBank, itemsOf } from './english-bank';
import { keyLetters, type JumbledItem, type ShuffledItem } from './english-item';

// What somebody finds who reads none of the words: by the places of the options, and by the capital and the full stop.

/** A fifth by chance, and five in a hundred. */
const MOST = 0.25;

const jumbled = itemsOf(houseBank, 'jumbled-sentences').filter(
  (item): item is JumbledItem => item.kind === 'jumbled-sentences',
);
const shuffled = itemsOf(houseBank, 'shuffled-sentences').filter(
  (item): item is ShuffledItem => item.kind === 'shuffled-sentences',
);

const orderOf = (option: string): number[] => option.split(' ').map(Number);

const looks: Readonly<Record<string, (order: readonly number[]) => string[]>> = {
  'the first piece': ([first]) => [String(first)],
  'the last piece': (order) => [String(order.at(-1))],
  'the place of every piece': (order) => order.map((piece, place) => `${place}: ${piece}`),
  'the pieces that touch': (order) => order.slice(1).map((piece, place) => `${order[place]} ${piece}`),
};

const seenAs =
  (look: (order: readonly number[]) => string[]) =>
  ({ options, key }: JumbledItem): SeenOptions => ({
    features: options.map((option) => look(orderOf(option))),
    sizes: options.map(() => 1),
    right: keyLetters.indexOf(key),
  });

/** How much of each order is seen in the others, and how often. */
const likenesses: readonly Guesser[] = [
  ({ features }) => features.map((own) => features.flat().filter((feature) => own.includes(feature)).length),
  ({ features }) =>
    features.map((own, at) => own.filter((one) => features.some((other, i) => i !== at && other.includes(one))).length),
];

/** Takes the one that comes at a place when all are ranked, any one of those that rank alike. */
const ranked =
  (likeness: Guesser, place: number): Guesser =>
  (seen) => {
    const scores = likeness(seen);
    return scores.map((own) => {
      const above = scores.filter((score) => score > own).length;
      const level = scores.filter((score) => score === own).length;
      return above <= place && place < above + level ? 1 : 0;
    });
  };

const rankings = Object.fromEntries(
  likenesses.flatMap((likeness, way) =>
    [0, 1, 2, 3, 4].map((place) => [`likeness ${way}, place ${place}`, ranked(likeness, place)] as const),
  ),
);

it.each(Object.entries(looks))('does not give the order of jumbled pieces away by %s', (_, look) => {
  const shares = sharesOfGuesses(jumbled.map(seenAs(look)), rankings);
  expect(shares.filter(([, share]) => share > MOST)).toEqual([]);
});

it('does not give the order of jumbled pieces away by their numbers', () => {
  const goesUp: Guesser = ({ features }) => features.map(([order = '']) => risesOf(orderOf(order)));
  const goesDown: Guesser = (seen) => goesUp(seen).map((rises) => -rises);
  const shares = sharesOfGuesses(jumbled.map(seenAs((order) => [order.join(' ')])), { goesUp, goesDown });
  expect(shares.filter(([, share]) => share > MOST)).toEqual([]);
});

const risesOf = (order: readonly number[]): number =>
  order.filter((piece, place) => piece > (order[place - 1] ?? piece)).length;

it('does not say by a capital or a full stop which piece begins or ends a sentence', () => {
  const telling = jumbled.filter(({ pieces }) => {
    const stopped = pieces.filter((piece) => /[.!?]["”]?$/.test(piece)).length;
    return stopped > 0 && stopped < pieces.length;
  });
  expect(telling.map(({ id }) => id)).toEqual([]);
  const capitals = /^["“]?\p{Lu}/u;
  const inOnePiece = jumbled.filter(({ pieces }) => !pieces.every((piece) => capitals.test(piece)));
  const begun = inOnePiece.filter(({ options, key, pieces }) => {
    const [first = 0] = orderOf(options[keyLetters.indexOf(key)] ?? '');
    return capitals.test(pieces[first - 1] ?? '');
  });
  expect(begun.map(({ id }) => id)).toEqual([]);
});

it('offers no order that tells the same from another beginning', () => {
  const turned = jumbled.filter(({ options, key }) => {
    const right = options[keyLetters.indexOf(key)] ?? '';
    return options.some((option) => option !== right && `${right} ${right}`.includes(option));
  });
  expect(turned.map(({ id }) => id)).toEqual([]);
});

it('puts the surplus word at no place among the words, or among the options in them, more often than chance', () => {
  const places = new Map<string, number>();
  for (const { text, options, key } of shuffled) {
    const words = text.split(' ');
    const surplus = options[keyLetters.indexOf(key)] ?? '';
    const inText = [...options].sort((one, other) => words.indexOf(one) - words.indexOf(other));
    const met = [
      `option ${inText.indexOf(surplus)}`,
      ...(words[0] === surplus ? ['first word'] : []),
      ...(words.at(-1) === surplus ? ['last word'] : []),
    ];
    for (const place of met) places.set(place, (places.get(place) ?? 0) + 1);
  }
  expect([...places].filter(([, times]) => times / shuffled.length > MOST)).toEqual([]);
});

it('writes no capital and no stop into shuffled words', () => {
  expect(shuffled.filter(({ text }) => /[.!?,]|^\p{Lu}(?!\b)/u.test(text)).map(({ id }) => id)).toEqual([]);
});
