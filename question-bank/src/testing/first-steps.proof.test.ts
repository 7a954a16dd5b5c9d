import { describe, expect, it } from '@jest/globals';
import { firstStepOf } from 'schemas/questions/first-step';
import { givesAway } from 'schemas/questions/key-in-text';
import { allTypes } from '../catalogue';
import { generate, type GeneratedQuestion } from '../generate';
import { tellsKey } from './told-keys';

const seedsPerLevel = 200;
const types = allTypes().map(({ type }) => type);

/** What is said of a wrong answer before the second try: the first step, and the name of a slip where it leaves the key alone. */
function saidBefore(question: GeneratedQuestion): string[] {
  const asked = { ...question, key: question.answer };
  const slips = (question.slips ?? []).map(({ tells }) => tells).filter((tells) => !givesAway(tells, asked));
  return [firstStepOf(asked) ?? '', ...slips];
}

describe('what is said before a second try', () => {
  it.each(types.map((type) => [type.key, type] as const))('never tells the key of %s', (key, type) => {
    const seeds = Array.from({ length: seedsPerLevel }, (_, index) => index + 1);
    const drawn = type.levels.flatMap((level) => seeds.map((seed) => generate(key, level, seed)));
    const told = drawn.flatMap((question) =>
      saidBefore(question)
        .filter((text) => tellsKey(text, question))
        .map((text) => `${question.level}/${question.seed}: ${text}`),
    );
    expect(told.slice(0, 5)).toEqual([]);
  });

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
