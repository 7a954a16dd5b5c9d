import { expect, it } from '@jest/globals';
import { errorCountsProjection } from './error-counts.projection';
import { marked } from 'schemas/practice/testing/marked-answer';
import { worksheetMarked } from '../testing/marked-worksheet';
import { rowsOf } from '../../../testing/rows-of';

const rows = (...happenings: ReturnType<typeof worksheetMarked>[]) => rowsOf(errorCountsProjection, ...happenings);
const unit = marked({ correct: false, errorTag: 'unit' });
const on = (day: string, ...marks: Parameters<typeof worksheetMarked>[1]) =>
  worksheetMarked(`${day}T16:00:00.000Z`, marks);

it('counts by topic and by what went wrong; what is right or unexplained counts nowhere', () => {
  const number = marked({ correct: false, errorTag: 'number', topic: 'length' });
  expect(rows(on('2026-03-02', unit, marked(), unit, number, marked({ correct: false })))).toEqual([
    {
      learnerId: 'amara',
      topic: 'fractions',
      errorTag: 'unit',
      subject: 'maths',
      last: { worksheetId: 'worksheet-of-2026-03-02T16.00.00.000Z', number: 1 },
      days: [{ day: '2026-03-02', count: 2 }],
    },
    {
      learnerId: 'amara',
      topic: 'length',
      errorTag: 'number',
      subject: 'maths',
      last: { worksheetId: 'worksheet-of-2026-03-02T16.00.00.000Z', number: 4 },
      days: [{ day: '2026-03-02', count: 1 }],
    },
  ]);
});

it('adds up a day, and forgets what is sixty days old', () => {
  const [row] = rows(on('2026-03-01', unit), on('2026-03-02', unit), on('2026-03-02', unit), on('2026-04-30', unit));
  expect(row?.['days']).toEqual([
    { day: '2026-03-02', count: 2 },
    { day: '2026-04-30', count: 1 },
  ]);
});
