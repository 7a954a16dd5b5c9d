import { describe, expect, it } from '@jest/globals';
import { randomFrom } from '../../generation/random';
import { unknown } from './mastery';
import { comparedInSubject, harderBy } from './type-difficulty';

/** After so many answers of learners of whom this share is right at level 3. */
const after = (answers: number, shareRight: number) => {
  const random = randomFrom(`${answers}/${shareRight}`);
  const all = Array.from({ length: answers }, () => ({
    level: 3,
    correct: random.integer(1, 1_000) <= 1_000 * shareRight,
  }));
  return all.reduce(harderBy, unknown);
};

describe('the difficulty of a type', () => {
  it('stays at nothing where learners do as well as its level says', () => {
    expect(Math.abs(after(3_000, 0.65).value)).toBeLessThan(0.3);
  });

  it.each([
    [0.9, -1.58],
    [0.35, 1.24],
  ])('comes to rest where it explains the share of %d', (share, logits) => {
    expect(Math.abs(after(3_000, share).value - logits)).toBeLessThan(0.4);
  });

  it('counts the answers', () => {
    expect(after(7, 1).answers).toBe(7);
  });
});

describe('compared in its subject', () => {
  const maths = (questionType: string, logits: number) => ({ questionType, subject: 'maths', harderBy: logits });

  it('leaves out what all types have in common: that is the learners', () => {
    expect([...comparedInSubject([maths('a', -1), maths('b', -1)])]).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });

  it('keeps subjects apart', () => {
    const english = { questionType: 'spelling', subject: 'english', harderBy: 5 };
    expect([...comparedInSubject([maths('a', 1), maths('b', 2), english])]).toEqual([
      ['a', -0.5],
      ['b', 0.5],
      ['spelling', 0],
    ]);
  });
});
