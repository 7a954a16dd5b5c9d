import { describe, expect, it } from '@jest/globals';
import { effortProjection } from './effort.projection';
import { marked } from 'schemas/practice/testing/marked-answer';
import { worksheetMarked } from '../testing/marked-worksheet';
import { rowsOf } from '../../../testing/rows-of';

const rows = (...happenings: ReturnType<typeof worksheetMarked>[]) => rowsOf(effortProjection, ...happenings);
const answers = (count: number, change = {}) => Array.from({ length: count }, () => marked(change));
const on = (day: string, count: number) => worksheetMarked(`${day}T16:00:00.000Z`, answers(count));
const blank = { blank: true, correct: false, answer: '' };

describe('the effort of a learner', () => {
  it('counts answers, right or wrong, and leaves out blanks', () => {
    const marks = [...answers(3), ...answers(2, { correct: false }), ...answers(4, blank)];
    expect(rows(worksheetMarked('2026-03-02T16:00:00.000Z', marks))).toEqual([
      {
        learnerId: 'amara',
        answered: 5,
        week: '2026-03-02',
        answeredBeforeWeek: 0,
        lastDay: '2026-03-02',
        daysPractised: 1,
        streakDays: 1,
        lastWorksheetId: expect.any(String),
        lastAnswered: 5,
      },
    ]);
  });

  it('is none where it was tapped wrong before it could be read: no star, no day, and nothing of a streak', () => {
    const tapped = answers(12, { correct: false, secondsSpent: 1 });
    expect(rows(worksheetMarked('2026-03-02T16:00:00.000Z', tapped))).toEqual([]);
    const [row] = rows(on('2026-03-02', 3), worksheetMarked('2026-03-03T16:00:00.000Z', tapped));
    expect(row).toMatchObject({ answered: 3, lastDay: '2026-03-02', daysPractised: 1, streakDays: 1 });
  });

  it.each([
    ['right, however soon', { secondsSpent: 1 }],
    ['wrong after two seconds', { correct: false, secondsSpent: 2 }],
    ['wrong, and was not timed', { correct: false }],
  ])('is all the same what was %s', (_, change) => {
    expect(rows(worksheetMarked('2026-03-02T16:00:00.000Z', answers(4, change)))).toMatchObject([{ answered: 4 }]);
  });

  it('is none where everything was left blank', () => {
    expect(rows(worksheetMarked('2026-03-02T16:00:00.000Z', answers(4, blank)))).toEqual([]);
    const [row] = rows(on('2026-03-02', 3), worksheetMarked('2026-03-03T16:00:00.000Z', answers(4, blank)));
    expect(row).toMatchObject({ lastDay: '2026-03-02', daysPractised: 1 });
  });

  it('counts days in a row, and begins again after a day without', () => {
    const [row] = rows(on('2026-03-27', 1), on('2026-03-28', 1), on('2026-03-28', 1), on('2026-03-29', 1));
    expect(row).toMatchObject({ daysPractised: 3, streakDays: 3, answered: 4 });
    const [after] = rows(on('2026-03-28', 1), on('2026-03-30', 1));
    expect(after).toMatchObject({ daysPractised: 2, streakDays: 1 });
  });

  it('keeps what had been answered when a week began, on Monday', () => {
    const [sunday] = rows(on('2026-03-02', 10), on('2026-03-08', 5));
    expect(sunday).toMatchObject({ week: '2026-03-02', answeredBeforeWeek: 0 });
    const [monday] = rows(on('2026-03-02', 10), on('2026-03-08', 5), on('2026-03-09', 2));
    expect(monday).toMatchObject({ week: '2026-03-09', answeredBeforeWeek: 15, answered: 17 });
  });

  it('does not mind a worksheet that was marked late', () => {
    const [row] = rows(on('2026-03-02', 1), on('2026-03-03', 1), on('2026-03-02', 1), on('2026-03-03', 1));
    expect(row).toMatchObject({ answered: 4, lastDay: '2026-03-03', daysPractised: 2, streakDays: 2 });
  });

  it('goes by the day in London', () => {
    const [row] = rows(worksheetMarked('2026-06-02T23:30:00.000Z', answers(1)));
    expect(row).toMatchObject({ lastDay: '2026-06-03' });
  });
});
