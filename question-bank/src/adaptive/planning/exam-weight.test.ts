import { expect, it } from '@jest/globals';
import { examWeightOf } from './exam-weight';

it.each([
  ['english', 'missing-words', 1],
  ['english', 'spelling', 6 / 21],
  ['maths', 'fractions', 1],
  ['verbal-reasoning', 'letter-series', 1],
  ['english', 'not-known-yet', 1],
] as const)('weighs %s, %s as %d', (subject, topic, weight) => {
  expect(examWeightOf(subject, topic)).toBe(weight);
});
