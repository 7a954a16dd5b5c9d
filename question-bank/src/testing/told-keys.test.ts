import { describe, expect, it } from '@jest/globals';
import { generate } from '../generate';
import { tellsKey } from './told-keys';

describe('a key that is told before a second try', () => {
  it('is found where it is told', () => {
    const question = {
      ...generate('change-one', 1, 1),
      prompt: 'A roll costs 70p. How much is left of £1?',
      answer: '30p',
    };
    expect(tellsKey('£1 − 70p = 30p', question)).toBe(true);
    expect(tellsKey('£1 − 70p = ?', question)).toBe(false);
    expect(tellsKey('£1 − 70p = 30p', { ...question, prompt: `${question.prompt} Not 30p.` })).toBe(false);
  });
});
