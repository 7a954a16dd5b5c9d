import { expect, it } from '@jest/globals';
import { marked } from 'schemas/practice/testing/marked-answer';
import { worksheetMarked } from '../testing/marked-worksheet';
import { rowsOf } from '../../../testing/rows-of';
import { typeDifficultyProjection } from './type-difficulty.projection';

it('takes the answers of everybody to a type, against what its level expects', () => {
  const marks = [marked(), marked({ questionType: 'largest', correct: false })];
  const one = worksheetMarked('2026-03-02T16:00:00.000Z', marks);
  const other = { ...one, data: { ...one.data, learnerId: 'finn' } } as typeof one;
  const [largest, simplify] = rowsOf(typeDifficultyProjection, one, other);
  expect(largest).toMatchObject({ questionType: 'largest', subject: 'maths', answers: 2 });
  expect(simplify).toMatchObject({ questionType: 'simplify', subject: 'maths', answers: 2 });
  expect(largest?.['value']).toBeGreaterThan(0);
  expect(simplify?.['value']).toBeLessThan(0);
});

it('learns nothing from two dozen blank sheets, nor from guesses of a second', () => {
  const ordinary = worksheetMarked('2026-03-02T16:00:00.000Z', [marked(), marked({ correct: false })]);
  const blank = Array.from({ length: 20 }, () => marked({ correct: false, blank: true }));
  const tapped = Array.from({ length: 20 }, () => marked({ correct: false, secondsSpent: 1 }));
  const sheets = Array.from({ length: 24 }, (_, n) =>
    worksheetMarked(`2026-03-03T16:${10 + n}:00.000Z`, n % 2 === 0 ? blank : tapped),
  );
  expect(rowsOf(typeDifficultyProjection, ...sheets)).toEqual([]);
  expect(rowsOf(typeDifficultyProjection, ordinary, ...sheets)).toEqual(rowsOf(typeDifficultyProjection, ordinary));
});

it('is moved by a quarter of a logit at most where one learner gets everything wrong', () => {
  const wrong = Array.from({ length: 20 }, () => marked({ correct: false, secondsSpent: 20 }));
  const sheets = Array.from({ length: 24 }, (_, n) => worksheetMarked(`2026-03-03T16:${10 + n}:00.000Z`, wrong));
  const [row] = rowsOf(typeDifficultyProjection, ...sheets);
  expect(row?.['value']).toBeLessThanOrEqual(0.25);
});
