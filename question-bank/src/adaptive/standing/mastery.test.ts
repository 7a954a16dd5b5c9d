import { describe, expect, it } from '@jest/globals';
import { randomFrom } from '../../generation/random';
import {
  abilityOf,
  afterAnswer,
  chanceOfRight,
  difficultyOf,
  stepAfter,
  unknown,
  verdictOn,
  type Standing,
} from './mastery';

const nobody: Standing = { subject: unknown, topic: unknown };
const right = { level: 3, isChoice: false, correct: true };

describe('one answer', () => {
  it('moves the topic as far as the surprise and the step say, and the subject half as far', () => {
    const { subject, topic } = afterAnswer(nobody, right);
    expect(topic).toEqual({ value: 0.2, answers: 1 });
    expect(subject).toEqual({ value: 0.1, answers: 1 });
  });

  it('moves them down again when it is wrong', () => {
    expect(abilityOf(afterAnswer(nobody, { ...right, correct: false }))).toBeCloseTo(-0.3);
  });

  it('says more at a level that was too hard, and less where it may have been guessed', () => {
    const after = (level: number, isChoice = false) => abilityOf(afterAnswer(nobody, { ...right, level, isChoice }));
    expect(after(5)).toBeGreaterThan(after(3));
    expect(after(3)).toBeGreaterThan(after(1));
    expect(after(3)).toBeGreaterThan(after(3, true));
  });

  it.each([
    [0, 0.4],
    [20, 0.2],
    [140, 0.05],
    [10_000, 0.05],
  ])('after %d others moves by a step of %d', (answers, step) => {
    expect(stepAfter(answers)).toBeCloseTo(step);
  });
});

it.each([
  { ability: 0, level: 3, isChoice: false, chance: 0.5 },
  { ability: 0, level: 1, isChoice: false, chance: 0.832 },
  { ability: 0, level: 3, isChoice: true, chance: 0.6 },
  { ability: -20, level: 3, isChoice: true, chance: 0.2 },
  { ability: 20, level: 5, isChoice: false, chance: 1 },
])('gives a chance by ability, level and guessing: %p', ({ ability, level, isChoice, chance }) => {
  expect(chanceOfRight(ability, difficultyOf(level), isChoice)).toBeCloseTo(chance, 3);
});

describe('the verdict', () => {
  const after = (answers: number, value: number) => verdictOn({ subject: unknown, topic: { answers, value } });

  it('is not given below five answers', () => {
    expect(after(4, 3)).toEqual({ mastery: null, step: null, isEarlyEstimate: true, isSecure: false });
  });

  it('is early below twenty, and never secure before', () => {
    expect(after(19, 3)).toMatchObject({ isEarlyEstimate: true, isSecure: false });
    expect(after(20, 3)).toMatchObject({ isEarlyEstimate: false, isSecure: true });
  });

  it.each([
    [20, -1, 1],
    [20, -0.3, 2],
    [20, 0, 3],
    [20, 1, 4],
    [20, 1.39, 5],
    [19, 3, 4],
  ])('of %d answers at %d logits is step %d of five, the fifth being secure', (answers, value, step) => {
    expect(after(answers, value).step).toBe(step);
  });

  it('is secure from four in five at level 3', () => {
    expect(after(20, 1.38).isSecure).toBe(false);
    expect(after(20, 1.39).isSecure).toBe(true);
  });
});

/** The root of the mean squared error, in logits, over 400 made-up children who each answer 400 questions of 13 topics. */
function errorOfEstimates(seed: string): number {
  const random = randomFrom(seed);
  const chance = () => random.integer(1, 1_000_000) / 1_000_001;
  const normal = (spread: number) => spread * Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  const squares = Array.from({ length: 400 }, () => {
    const subject = normal(1);
    const abilities = Array.from({ length: 13 }, () => subject + normal(0.5));
    const standings = abilities.map(() => nobody);
    for (let answer = 0; answer < 400; answer += 1) {
      const topic = random.integer(0, 12);
      const level = random.integer(1, 5);
      // Types of question differ from what their levels say; the estimate does not know by how much.
      const correct = chance() < chanceOfRight(abilities[topic] ?? 0, difficultyOf(level) + normal(0.4), false);
      const after = afterAnswer(standings[topic] ?? nobody, { level, isChoice: false, correct });
      standings.forEach((standing, n) => {
        standings[n] = n === topic ? after : { ...standing, subject: after.subject };
      });
    }
    return abilities.map((ability, n) => (ability - abilityOf(standings[n] ?? nobody)) ** 2);
  }).flat();
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

it('finds the abilities of made-up children to within half a logit', () => {
  const error = errorOfEstimates('four hundred children');
  expect(error).toBeGreaterThan(0.25);
  expect(error).toBeLessThan(0.5);
});
