import { describe, expect, it } from '@jest/globals';
import { generate, questionIdOf } from './generate';

describe('a generated question', () => {
  it('is the same for ever: a change of wording or of chance must raise the version of its type', () => {
    expect(generate('share-ratio', 3, 1)).toMatchObject({
      subject: 'maths',
      topic: 'weight-and-ratio',
      subTopic: 'ratio',
      typeKey: 'share-ratio',
      level: 3,
      seed: 1,
      genVersion: 1,
    });
    expect(generate('share-ratio', 3, 1)).toEqual(generate('share-ratio', 3, 1));
    expect(generate('share-ratio', 3, 1).prompt).not.toBe(generate('share-ratio', 3, 2).prompt);
  });

  it('takes the nearest level that its type offers', () => {
    expect(generate('surface-area', 1, 1).level).toBe(4);
    expect(generate('surface-area', 5, 1).level).toBe(5);
  });

  it('has an id that names it for good', () => {
    expect(questionIdOf(generate('surface-area', 1, 12))).toBe('surface-area.4.12.v1');
  });

  it('is refused for an unknown type', () => {
    expect(() => generate('no-such-type', 1, 1)).toThrow('no question type no-such-type');
  });
});
