import { describe, expect, it } from '@jest/globals';
import { allLevels } from '../generation/level';
import { randomFrom } from '../generation/random';
import { checkCollection, checkKeyBalance } from './checks/collection.check';
import { checkItem } from './checks/items/item.check';
import { checkPassage } from './checks/passages/passage.check';
import { findItem, findPassage, houseBank, itemsOf, passagesOf, pickItems, pickPassages } from './english-bank';
import type { ComprehensionSkill, EnglishKind, WordChoiceItem } from './english-item';
import { inReadingOrder } from './passage-source';
import { dictionary } from './testing/dictionary';
import { pairsOf } from './word-pairs';

const { items, passages } = houseBank;
const questions = passages.flatMap((passage) => passage.questions);
const wordPairs = items.filter((item): item is WordChoiceItem => item.kind === 'synonyms' || item.kind === 'antonyms');
const knowledge = { list: dictionary(), pairs: pairsOf(wordPairs) };

const wanted: readonly [EnglishKind, number][] = [
  ['spelling', 120],
  ['punctuation', 120],
  ['missing-words', 120],
  ['synonyms', 120],
  ['antonyms', 120],
  ['shuffled-sentences', 60],
  ['jumbled-sentences', 60],
];

it('holds only items that pass every check', () => {
  expect(items.flatMap((item) => checkItem(item, knowledge).map((reason) => `${item.id}: ${reason}`))).toEqual([]);
});

it('holds only passages that pass every check', () => {
  const reasons = passages.flatMap((passage) =>
    checkPassage(passage, knowledge.list).map((reason) => `${passage.id}: ${reason}`),
  );
  expect(reasons).toEqual([]);
});

it('holds nothing twice', () => {
  expect(checkCollection(items)).toEqual([]);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

describe.each(wanted)('the %s items', (kind, count) => {
  const ofKind = itemsOf(houseBank, kind);

  it(`are ${count}, the same number at every level`, () => {
    expect(allLevels.map((level) => itemsOf(houseBank, kind, level).length)).toEqual(allLevels.map(() => count / 5));
  });

  it('have keys that favour no letter', () => {
    expect(checkKeyBalance(ofKind)).toEqual([]);
  });
});

it('has 16 to 20 % of sentences without a mistake', () => {
  for (const kind of ['spelling', 'punctuation'] as const) {
    const ofKind = itemsOf(houseBank, kind);
    const right = ofKind.filter(({ key }) => key === 'E').length / ofKind.length;
    expect(right).toBeGreaterThan(0.16);
    expect(right).toBeLessThan(0.2);
  }
});

describe('the passages', () => {
  it('are twelve, two of each genre, at every level', () => {
    const genres = passages.map(({ genre }) => genre);
    expect(genres).toHaveLength(12);
    for (const genre of genres) expect(genres.filter((other) => other === genre)).toHaveLength(2);
    for (const level of allLevels) expect(passagesOf(houseBank, level).length).toBeGreaterThanOrEqual(2);
  });

  it.each<[ComprehensionSkill, number]>([
    ['retrieve', 30],
    ['infer', 30],
    ['vocabulary', 20],
    ['craft', 10],
    ['grammar', 10],
  ])('ask for %s in %i % of their questions', (skill, percent) => {
    const share = (100 * questions.filter((question) => question.skill === skill).length) / questions.length;
    expect(share).toBeCloseTo(percent, 0);
  });

  it('are needed: questions about words and grammar print no more of them than three words', () => {
    const printed = questions
      .filter(({ skill }) => skill === 'vocabulary' || skill === 'grammar')
      .flatMap(({ id, text }) =>
        [...text.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => ({ id, words: quoted.split(' ').length })),
      );
    expect(printed.length).toBeGreaterThan(20);
    expect(printed.filter(({ words }) => words > 3)).toEqual([]);
  });

  it('do not all ask for the same, and nobody knows in which order', () => {
    const shapes = passages.map((passage) => inReadingOrder(passage).map(({ skill }) => skill));
    expect(new Set(shapes.map((skills) => skills.join(' '))).size).toBeGreaterThanOrEqual(10);
    expect(new Set(shapes.map((skills) => [...skills].sort().join(' '))).size).toBeGreaterThanOrEqual(8);
  });

  it('have questions whose keys favour no letter', () => {
    expect(checkKeyBalance(questions)).toEqual([]);
  });
});

describe('picking', () => {
  const seen = new Set(itemsOf(houseBank, 'spelling', 3).map(({ id }) => id));

  it('gives the same items for the same seed, and others for another', () => {
    const ids = (seed: string) =>
      pickItems(houseBank, { kind: 'synonyms', count: 10 }, randomFrom(seed)).map(({ id }) => id);
    expect(ids('one')).toEqual(ids('one'));
    expect(ids('one')).not.toEqual(ids('two'));
    expect(new Set(ids('one')).size).toBe(10);
  });

  it('keeps to the level while it lasts, then takes its neighbours', () => {
    const levels = (count: number) =>
      pickItems(houseBank, { kind: 'spelling', count, level: 1 }, randomFrom('x')).map(({ level }) => level);
    expect(new Set(levels(24))).toEqual(new Set([1]));
    expect(new Set(levels(30))).toEqual(new Set([1, 2]));
  });

  it('leaves out what the child has met', () => {
    const picked = pickItems(houseBank, { kind: 'spelling', count: 120, level: 3, except: seen }, randomFrom('x'));
    expect(picked).toHaveLength(96);
    expect(picked.some(({ id }) => seen.has(id))).toBe(false);
  });

  it('leaves out what is not approved, but still finds it by its id', () => {
    const [first] = items;
    const retired = {
      ...houseBank,
      items: items.map((item) => (item === first ? { ...item, status: 'retired' as const } : item)),
    };
    expect(itemsOf(retired, 'spelling')).toHaveLength(119);
    expect(findItem(retired, first?.id ?? '')?.status).toBe('retired');
  });

  it('gives passages too', () => {
    const [picked] = pickPassages(houseBank, { count: 1, level: 5 }, randomFrom('x'));
    expect(picked?.level).toBe(5);
    expect(findPassage(houseBank, picked?.id ?? '')).toBe(picked);
    expect(findPassage(houseBank, 'no-such-passage')).toBeUndefined();
  });
});
