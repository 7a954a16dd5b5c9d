import { expect, it } from '@jest/globals';
import { masteryProjection } from './mastery.projection';
import { marked } from 'schemas/practice/testing/marked-answer';
import { worksheetMarked } from '../testing/marked-worksheet';
import { rowsOf } from '../../../testing/rows-of';

const rows = (...happenings: ReturnType<typeof worksheetMarked>[]) => rowsOf(masteryProjection, ...happenings);
const english = { subject: 'english', topic: 'spelling', questionType: 'spelling', isChoice: true } as const;

it('moves the subject and the topic of each answer', () => {
  const [row] = rows(worksheetMarked('2026-03-02T16:00:00.000Z', [marked()]));
  expect(row).toEqual({
    learnerId: 'amara',
    subject: 'maths',
    value: 0.1,
    answers: 1,
    topics: [{ topic: 'fractions', value: 0.2, answers: 1 }],
  });
});

it('has a row for each subject, in which topics share what is known of the subject', () => {
  const all = rows(
    worksheetMarked('2026-03-02T16:00:00.000Z', [marked(), marked({ topic: 'length' }), marked(english)]),
    worksheetMarked('2026-03-03T16:00:00.000Z', [marked({ topic: 'length', correct: false })]),
  );
  expect(all.map(({ subject, answers, topics }) => [subject, answers, (topics as unknown[]).length])).toEqual([
    ['english', 1, 1],
    ['maths', 3, 2],
  ]);
});

it('comes to the same whether answers come in one worksheet or in several', () => {
  const marks = [marked({ level: 1 }), marked({ level: 4, correct: false }), marked({ level: 5 })];
  const one = rows(worksheetMarked('2026-03-02T16:00:00.000Z', marks));
  const several = rows(...marks.map((mark, n) => worksheetMarked(`2026-03-0${n + 2}T16:00:00.000Z`, [mark])));
  expect(several).toEqual(one);
});

it.each([true, false])('learns nothing from what was tapped before it could be read (right: %s)', (correct) => {
  const tapped = Array.from({ length: 6 }, () => marked({ correct, secondsSpent: 1 }));
  expect(rows(worksheetMarked('2026-03-02T16:00:00.000Z', tapped))).toEqual([]);
  const [row] = rows(worksheetMarked('2026-03-02T16:00:00.000Z', [marked(), ...tapped]));
  expect(row).toMatchObject({ value: 0.1, answers: 1, topics: [{ topic: 'fractions', value: 0.2, answers: 1 }] });
});

it('takes a blank for a wrong answer, however soon it was left', () => {
  const left = marked({ correct: false, blank: true, secondsSpent: 0 });
  expect(rows(worksheetMarked('2026-03-02T16:00:00.000Z', [left]))).toMatchObject([{ answers: 1 }]);
});
