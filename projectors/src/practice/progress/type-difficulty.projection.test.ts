import { expect, it } from '@jest/globals';
import { marked, worksheetMarked } from '../testing/marked-worksheet';
import { rowsOf } from '../../../testing/rows-of';
import { typeDifficultyProjection } from './type-difficulty.projection';

it('takes the answers of everybody to a type, against what its level expects', () => {
  const marks = [marked(), marked({ questionType: 'largest', correct: false })];
  const one = worksheetMarked('2026-03-02T16:00:00.000Z', marks);
  const other = { ...one, data: { ...one.data, learnerId: 'finn' } } as typeof one;
  const [largest, simplify] = rowsOf(typeDifficultyProjection, one, other);
  expect(largest).toMatchObject({ questionType: 'largest', subject: 'maths', answers: 2 });
  expect(simplify).toMatchObject({ questionType: 'simplify', subject: 'maths', answers: 2 });
  expect(largest?.['value']).toBeGreaterThan(0.4);
  expect(simplify?.['value']).toBeLessThan(-0.2);
});
