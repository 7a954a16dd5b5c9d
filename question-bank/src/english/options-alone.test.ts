import { expect, it } from '@jest/globals';
import { areOpposites } from '../testing/opposites';
import { sharesOfGuesses, type Guesser, type SeenOptions } from '../testing/option-guesses';
import { houseBank, itemsOf } from './english-bank';
import { keyLetters, type ComprehensionQuestion, type EnglishItem } from './english-item';

/** A fifth by chance, and five in a hundred. */
const MOST = 0.25;

const seen = (
  { options, key }: EnglishItem | ComprehensionQuestion,
  featuresOf: (option: string) => readonly string[],
): SeenOptions => ({
  features: options.map(featuresOf),
  sizes: options.map((option) => option.length),
  right: keyLetters.indexOf(key),
});

const tooOften = (questions: readonly SeenOptions[], more: Readonly<Record<string, Guesser>> = {}) =>
  sharesOfGuesses(questions, more).filter(([, share]) => share > MOST);

const pastForms =
  /^(?:sat|ate|left|laid|hurt|made|fed|gave|caught|leapt|knelt|lay|crept|slept|wept|stood|sang|rose|arose|swam|came|fell)$|ed$/;
const notCounted =
  /^(?:water|darkness|moss|grass|rain|ice|fog|sunshine|snow|moisture|gloom|grandeur|safety|glory|peace)$/;

/** The class of a word as somebody sees it who knows no sentence: by its ending, and by heart for the verbs without one. */
function classOf(word: string): string {
  if (pastForms.test(word)) return 'verb';
  if (notCounted.test(word)) return 'not counted';
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? 'several' : 'one thing';
}

const ofClass =
  (wanted: string): Guesser =>
  ({ features }) =>
    features.map(([name]) => (name === wanted ? 1 : 0));

const ofClassSeen =
  (times: number): Guesser =>
  ({ features }) =>
    features.map(([name]) => (features.filter(([other]) => other === name).length === times ? 1 : 0));

it('does not give the surplus word of a shuffled sentence away by its class, its length or how common it is', () => {
  const items = itemsOf(houseBank, 'shuffled-sentences');
  const classes = ['verb', 'not counted', 'several', 'one thing'];
  const guessers = [
    ...classes.map((name) => [name, ofClass(name)] as const),
    ...[1, 2, 3].map((times) => [`one of ${times} of its class`, ofClassSeen(times)] as const),
  ];
  const byClass = items.map((item) => seen(item, (option) => [classOf(option)]));
  expect(tooOften(byClass, Object.fromEntries(guessers))).toEqual([]);

  const written = items.flatMap(({ correctSentence }) => correctSentence.toLowerCase().match(/[a-z]+/g) ?? []);
  const commonness = (word: string) => written.filter((other) => other === word).length;
  const byUse = items.map((item) => ({ ...seen(item, () => []), sizes: item.options.map(commonness) }));
  expect(sharesOfGuesses(byUse).find(([name]) => name === 'the most ink')?.[1]).toBeLessThanOrEqual(MOST);
});

it('does not give a surplus word away as a twin of another word: in sound, in number or in family', () => {
  const twins = itemsOf(houseBank, 'shuffled-sentences').filter(({ options, key, correctSentence }) => {
    const surplus = options[keyLetters.indexOf(key)] ?? '';
    const stem = surplus.slice(0, Math.max(3, surplus.length - 3));
    return correctSentence
      .toLowerCase()
      .split(/[^a-z']+/)
      .some((word) => word.startsWith(stem));
  });
  expect(twins.map(({ id }) => id)).toEqual([]);
});

it('does not give a synonym away by its length, or as one of two opposites', () => {
  const questions = itemsOf(houseBank, 'synonyms').map((item) => seen(item, (option) => [option]));
  const partners = (features: SeenOptions['features'], [word = '']: readonly string[]) =>
    features.filter(([other = '']) => areOpposites(word, other)).length;
  const opposites: Guesser = ({ features }) => features.map((own) => partners(features, own));
  const withoutOpposite: Guesser = (question) => opposites(question).map((score) => -score);
  expect(tooOften(questions, { opposites, 'without an opposite': withoutOpposite })).toEqual([]);
});

it('does not give the key of a comprehension question away by its length', () => {
  const questions = houseBank.passages.flatMap((passage) => passage.questions);
  const longest = questions.filter(({ options, key }) => {
    const lengths = options.map((option) => option.length);
    return lengths[keyLetters.indexOf(key)] === Math.max(...lengths);
  });
  // Not even if it shares its length with another option.
  expect(longest.length / questions.length).toBeLessThanOrEqual(MOST);
  expect(tooOften(questions.map((question) => seen(question, (option) => option.split(' '))))).toEqual([]);
});
