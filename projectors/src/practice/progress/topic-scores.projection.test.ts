import { expect, it } from '@jest/globals';
import { marked } from 'schemas/practice/testing/marked-answer';
import { worksheetMarked } from '../testing/marked-worksheet';
import { rowsOf } from '../../../testing/rows-of';
import { topicScoresProjection } from './topic-scores.projection';

const rows = (...happenings: ReturnType<typeof worksheetMarked>[]) => rowsOf(topicScoresProjection, ...happenings);

it('counts each question in its own topic', () => {
  const mixed = [
    marked({ secondsSpent: 40 }),
    marked({ topic: 'length', questionType: 'cut-pieces', correct: false }),
    marked({ correct: false, blank: true, secondsSpent: 9 }),
  ];
  expect(rows(worksheetMarked('2026-03-02T16:00:00.000Z', mixed))).toEqual([
    {
      learnerId: 'amara',
      topic: 'fractions',
      subject: 'maths',
      correct: 1,
      asked: 2,
      blank: 1,
      // A blank is asked, and not timed.
      recent: [
        { correct: true, secondsSpent: 40, targetSeconds: 60 },
        { correct: false, targetSeconds: 60 },
      ],
      lastPractisedAt: '2026-03-02T16:00:00.000Z',
    },
    {
      learnerId: 'amara',
      topic: 'length',
      subject: 'maths',
      correct: 0,
      asked: 1,
      blank: 0,
      recent: [{ correct: false, targetSeconds: 60 }],
      lastPractisedAt: '2026-03-02T16:00:00.000Z',
    },
  ]);
});

it('adds up over worksheets, and remembers the newest forty answers', () => {
  const thirty = Array.from({ length: 30 }, () => marked());
  const [row] = rows(
    worksheetMarked('2026-03-02T16:00:00.000Z', thirty),
    worksheetMarked('2026-03-03T16:00:00.000Z', thirty),
  );
  expect(row).toMatchObject({ correct: 60, asked: 60, lastPractisedAt: '2026-03-03T16:00:00.000Z' });
  expect(row?.['recent']).toHaveLength(40);
});
