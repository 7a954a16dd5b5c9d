import { describe, expect, it } from '@jest/globals';
import { mistakesProjection } from './mistakes.projection';
import { marked } from 'schemas/practice/testing/marked-answer';
import { worksheetMarked } from '../testing/marked-worksheet';
import { rowsOf } from '../../../testing/rows-of';

const rows = (...happenings: ReturnType<typeof worksheetMarked>[]) => rowsOf(mistakesProjection, ...happenings);
const on = (day: string, ...marks: Parameters<typeof worksheetMarked>[1]) =>
  worksheetMarked(`${day}T16:00:00.000Z`, marks, `worksheet-${day}`);
const right = marked();
const wrong = marked({ correct: false });
const made = on('2026-03-02', right, wrong);

describe('the book of mistakes', () => {
  it('has what went wrong, due tomorrow', () => {
    expect(rows(made)).toEqual([
      {
        learnerId: 'amara',
        questionType: 'simplify',
        subject: 'maths',
        topic: 'fractions',
        solved: 0,
        mistakes: [
          {
            worksheetId: 'worksheet-2026-03-02',
            number: 2,
            level: 3,
            madeAt: '2026-03-02T16:00:00.000Z',
            dueOn: '2026-03-03',
            returns: 0,
            right: 0,
            solvedAt: null,
          },
        ],
      },
    ]);
  });

  it('has no page for a type that goes well', () => {
    expect(rows(on('2026-03-02', right))).toEqual([]);
  });

  it('has what was left blank, and nothing of a comprehension', () => {
    expect(rows(on('2026-03-02', { ...wrong, blank: true, answer: '' }))).toHaveLength(1);
    expect(rows(on('2026-03-02', { ...wrong, topic: 'comprehension', questionType: 'comprehension' }))).toEqual([]);
  });

  it('calls a mistake solved when similar ones went right on two days on which they were due', () => {
    const [row] = rows(made, on('2026-03-03', right), on('2026-03-06', right));
    expect(row).toMatchObject({ solved: 1, mistakes: [{ dueOn: null, solvedAt: '2026-03-06T16:00:00.000Z' }] });
  });

  it('puts off a mistake that goes wrong again, and has the new one as well', () => {
    const [row] = rows(made, on('2026-03-03', wrong));
    expect(row?.['mistakes']).toMatchObject([
      { number: 2, dueOn: '2026-03-06', returns: 1, right: 0 },
      { number: 1, dueOn: '2026-03-04', returns: 0, right: 0 },
    ]);
  });

  it('lists the newest fifty of a type, and still counts what was solved before', () => {
    const many = Array.from({ length: 49 }, () => wrong);
    const solved = [made, on('2026-03-03', right), on('2026-03-06', right)];
    const [row] = rows(...solved, on('2026-03-07', ...many), on('2026-03-08', wrong));
    const listed = row?.['mistakes'] as { worksheetId: string }[];
    expect(listed).toHaveLength(50);
    expect(listed[0]?.worksheetId).toBe('worksheet-2026-03-07');
    expect(row?.['solved']).toBe(1);
  });
});
