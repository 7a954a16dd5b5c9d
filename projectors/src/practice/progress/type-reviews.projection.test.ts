import { describe, expect, it } from '@jest/globals';
import { marked } from 'schemas/practice/testing/marked-answer';
import { worksheetMarked } from '../testing/marked-worksheet';
import { rowsOf } from '../../../testing/rows-of';
import { typeReviewsProjection } from './type-reviews.projection';

const rows = (...happenings: ReturnType<typeof worksheetMarked>[]) => rowsOf(typeReviewsProjection, ...happenings);
const right = marked();
const wrong = marked({ correct: false });

describe('a type that was practised', () => {
  it('is due again after three days when it went well', () => {
    expect(rows(worksheetMarked('2026-03-02T16:00:00.000Z', [right, right]))).toEqual([
      {
        learnerId: 'amara',
        questionType: 'simplify',
        subject: 'maths',
        topic: 'fractions',
        isChoice: false,
        asked: 2,
        correct: 2,
        wrongInARow: 0,
        lastDay: '2026-03-02',
        worksheetsThatDay: 1,
        stability: 2.3065,
        difficulty: expect.any(Number),
        reviewedAt: '2026-03-02T16:00:00.000Z',
        dueOn: '2026-03-05',
      },
    ]);
  });

  it('is rated by its own questions alone', () => {
    const mixed = [right, right, marked({ questionType: 'largest', correct: false })];
    const all = rows(worksheetMarked('2026-03-02T16:00:00.000Z', mixed));
    expect(all.map(({ questionType, dueOn }) => [questionType, dueOn])).toEqual([
      ['largest', '2026-03-03'],
      ['simplify', '2026-03-05'],
    ]);
  });

  it('is away longer with each review that goes well', () => {
    const on = (day: string) => worksheetMarked(`${day}T16:00:00.000Z`, [right]);
    const dues = [on('2026-03-02'), on('2026-03-05'), on('2026-03-19')].map(
      (_, n, all) => rows(...all.slice(0, n + 1))[0]?.['dueOn'],
    );
    expect(dues).toEqual(['2026-03-05', '2026-03-19', '2026-05-15']);
  });

  it('does not mind a worksheet that comes late: it counts as of the last review', () => {
    const late = [
      worksheetMarked('2026-03-09T16:00:00.000Z', [right]),
      worksheetMarked('2026-03-02T16:00:00.000Z', [wrong]),
    ];
    expect(rows(...late)).toMatchObject([
      { lastDay: '2026-03-09', reviewedAt: '2026-03-09T16:00:00.000Z', dueOn: '2026-03-10', worksheetsThatDay: 2 },
    ]);
  });

  it('knows how many answers were wrong in a row, across worksheets', () => {
    const wrongInARow = (...worksheets: (typeof right)[][]) =>
      rows(...worksheets.map((marks, n) => worksheetMarked(`2026-03-02T1${n}:00:00.000Z`, marks)))[0]?.['wrongInARow'];
    expect(wrongInARow([wrong, right, wrong], [wrong])).toBe(2);
    expect(wrongInARow([wrong, wrong], [right])).toBe(0);
  });

  it('knows how many worksheets had it on a day in London', () => {
    const [row] = rows(
      worksheetMarked('2026-06-02T22:30:00.000Z', [right]),
      worksheetMarked('2026-06-02T23:30:00.000Z', [right]),
      worksheetMarked('2026-06-03T09:00:00.000Z', [right]),
    );
    expect(row).toMatchObject({ lastDay: '2026-06-03', worksheetsThatDay: 2 });
  });

  it('is not practised by whoever taps through it, and is due tomorrow', () => {
    const tapped = worksheetMarked('2026-03-02T16:00:00.000Z', [marked({ correct: false, secondsSpent: 1 })]);
    expect(rows(tapped)).toMatchObject([{ asked: 1, correct: 0, worksheetsThatDay: 0, dueOn: '2026-03-03' }]);
  });
});
