import { describe, expect, it } from '@jest/globals';
import { findType } from 'question-bank/catalogue';
import { isKnownType, placesOf, practiceTestOf, wishesOf } from './wishes';

const fractions = { subject: 'maths', topic: 'fractions', subTopic: undefined } as const;

describe('what a request asks for', () => {
  it('is known at its place', () => {
    const asked = { ...fractions, types: ['simplify', 'fraction-of'], counts: [5, 3] };
    expect(wishesOf(asked)).toEqual([
      { typeKey: 'simplify', count: 5 },
      { typeKey: 'fraction-of', count: 3 },
    ]);
  });

  it('is nothing of a type that has no quantity', () => {
    expect(wishesOf({ ...fractions, types: ['simplify', 'fraction-of'], counts: [5] })?.[1]?.count).toBe(0);
  });

  it.each([
    ['another subject', { subject: 'english' }],
    ['another topic', { topic: 'length' }],
    ['no such topic', { topic: 'cookery' }],
    ['another sub-topic', { subTopic: 'of-amounts' }],
  ] as const)('is not known in %s', (_, change) => {
    expect(wishesOf({ ...fractions, types: ['simplify'], counts: [5], ...change })).toBeUndefined();
  });

  it('is known of a topic of written items, which is its own type, but not of passages', () => {
    const asked = (topic: string) => ({ subject: 'english' as const, topic, subTopic: undefined, types: [topic] });
    expect(wishesOf({ ...asked('spelling'), counts: [4] })).toEqual([{ typeKey: 'spelling', count: 4 }]);
    expect(wishesOf({ ...asked('comprehension'), counts: [4] })).toBeUndefined();
    expect(['spelling', 'nvr-codes', 'comprehension', 'fractions'].map(isKnownType)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a practice test', () => {
  const testOf = (worksheetId: string) => practiceTestOf({ subject: 'maths', topic: 'fractions', worksheetId }) ?? [];

  it('is five of one type and three of another, the same ones for the same worksheet', () => {
    for (const worksheetId of ['a', 'b', 'c', 'd']) {
      const wishes = testOf(worksheetId);
      expect(wishes.map(({ count }) => count)).toEqual([5, 3]);
      expect(new Set(wishes.map(({ typeKey }) => findType(typeKey)?.topic.key))).toEqual(new Set(['fractions']));
      expect(new Set(wishes.map(({ typeKey }) => typeKey)).size).toBe(2);
      expect(testOf(worksheetId)).toEqual(wishes);
    }
  });

  it('is of five questions where a topic has one type, and of none where it has none', () => {
    const of = (subject: 'english' | 'non-verbal-reasoning', topic: string) =>
      practiceTestOf({ subject, topic, worksheetId: 'a' });
    expect(of('non-verbal-reasoning', 'nvr-codes')).toEqual([{ typeKey: 'nvr-codes', count: 5 }]);
    expect(of('english', 'spelling')).toEqual([]);
    expect(of('english', 'nvr-codes')).toBeUndefined();
  });
});

describe('the places of a worksheet', () => {
  const levels = (count: number, level?: number) =>
    placesOf([{ typeKey: 'simplify', count, level }]).map((place) => place.level);

  it('go from easy to hard', () => {
    expect(levels(5)).toEqual([1, 2, 3, 4, 5]);
    expect(levels(7)).toEqual([1, 1, 2, 3, 3, 4, 5]);
    expect(levels(1)).toEqual([1]);
  });

  it('keep to a level that is wished for', () => {
    expect(levels(3, 4)).toEqual([4, 4, 4]);
  });
});
