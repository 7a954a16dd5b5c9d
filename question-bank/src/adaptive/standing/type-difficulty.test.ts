import { describe, expect, it } from '@jest/globals';
import { randomFrom } from '../../generation/random';
import { unknown } from './mastery';
import { afterAnswersOf, comparedInSubject, harderBy, heardFrom, noCircles, teaches } from './type-difficulty';

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

describe('what learners say of a type together', () => {
  const answers = (count: number, correct: boolean) => Array.from({ length: count }, () => ({ level: 3, correct }));
  /** Forty learners of whom two thirds are right, as the level expects. */
  const crowd = Array.from({ length: 40 }, (_, n) => `learner-${n}`).reduce(
    (circles, learner) => afterAnswersOf(learner, circles, [...answers(13, true), ...answers(7, false)]),
    noCircles,
  );

  it('is not moved materially by one who answers wrongly without end, in a crowd or alone', () => {
    for (const before of [noCircles, crowd]) {
      const after = heardFrom(afterAnswersOf('mallory', before, answers(24 * 40, false)));
      expect(Math.abs(after - heardFrom(before))).toBeLessThanOrEqual(0.25);
    }
  });

  it('comes to what many say', () => {
    const many = Array.from({ length: 400 }, (_, n) => `learner-${n}`);
    const said = heardFrom(many.reduce((all, learner) => afterAnswersOf(learner, all, answers(10, false)), noCircles));
    expect(said).toBeGreaterThan(1);
    expect(said).toBeLessThanOrEqual(1.5);
  });

  it('is not taught by blanks, nor by what was tapped within a second', () => {
    expect(teaches({ blank: true })).toBe(false);
    expect(teaches({ blank: false, secondsSpent: 1 })).toBe(false);
    expect(teaches({ blank: false, secondsSpent: 2 })).toBe(true);
    expect(teaches({ blank: false })).toBe(true);
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
