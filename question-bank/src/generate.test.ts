import { describe, expect, it } from '@jest/globals';
import { generate, questionIdOf } from './generate';

describe('a generated question', () => {
  it('is of its type, level and seed, the same each time, and another for another seed', () => {
    expect(generate('share-ratio', 3, 1)).toMatchObject({
      subject: 'maths',
      topic: 'weight-and-ratio',
      subTopic: 'ratio',
      typeKey: 'share-ratio',
      level: 3,
      seed: 1,
    });
    expect(generate('share-ratio', 3, 1)).toEqual(generate('share-ratio', 3, 1));
    expect(generate('share-ratio', 3, 1).prompt).not.toBe(generate('share-ratio', 3, 2).prompt);
  });

  it('takes the nearest level that its type offers', () => {
    expect(generate('surface-area', 1, 1).level).toBe(4);
    expect(generate('surface-area', 5, 1).level).toBe(5);
  });

  it('has an id that names it for good', () => {
    const question = generate('surface-area', 1, 12);
    expect(questionIdOf(question)).toBe(`surface-area.4.12.v${question.genVersion}`);
  });

  it('is refused for an unknown type', () => {
    expect(() => generate('no-such-type', 1, 1)).toThrow('no question type no-such-type');
  });
});
