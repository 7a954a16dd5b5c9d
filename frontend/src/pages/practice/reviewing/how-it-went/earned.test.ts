import { describe, expect, it } from '@jest/globals';
import { question, Sheet } from '../../../../../testing/practice/catalogue';
import { earnedBy } from './earned';

type Known = Parameters<typeof earnedBy>[1];

const titles = {
  topic: (key: string) => (key === 'fractions' ? 'Fractions' : 'Length'),
  subTopic: () => '',
  type: () => '',
};
const sheet = (answers: readonly string[] = ['5', '6']) => {
  const made = new Sheet(
    'w1',
    answers.map((_, n) => ({ question: question(n + 1), key: '5' })),
  );
  answers.forEach((answer, n) => made.answers.set(n + 1, answer));
  made.completedAt = '2026-11-21T10:10:00.000Z';
  return made;
};
const listedAs = (worksheetId: string): NonNullable<Known['finished']>[number] => ({
  worksheetId,
  date: '2026-11-21T10:10:00.000Z',
  subject: 'maths',
  topic: 'fractions',
  purpose: 'practice',
  questionTypes: ['fraction-of'],
  levels: [2],
  numberOfQuestionsInTheWorksheet: 2,
  numberQuestionsCorrectlyAnswered: 1,
});
const known = (answered: number, asked: number, here = 2): Known => ({
  effort: {
    answered,
    stars: 0,
    starsThisWeek: 0,
    streakDays: 1,
    mistakesSolved: 0,
    last: { worksheetId: 'w1', answered: here },
  },
  topics: [
    {
      topic: 'fractions',
      subject: 'maths',
      correct: 1,
      asked,
      lastPractisedAt: '2026-11-21T10:10:00.000Z',
      step: null,
    },
    {
      topic: 'length',
      subject: 'maths',
      correct: 1,
      asked: 2,
      lastPractisedAt: '2026-11-20T10:10:00.000Z',
      step: null,
    },
  ],
  finished: [listedAs('w1'), listedAs('w0')],
});
const said = (made: Sheet, about: Known) =>
  earnedBy(made.shown(), about, titles).map(({ what, why }) => `${what} ${why}`);

describe('what a worksheet earned', () => {
  it.each([
    [11, ['1\u00a0star for ten answers, right or not; quick guesses that are wrong are left out']],
    [10, ['1\u00a0star for ten answers, right or not; quick guesses that are wrong are left out']],
    [12, []],
    [9, []],
    [1, []],
  ])('is a star where its answers passed the next ten: %d in all', (answered, stars) => {
    expect(said(sheet(), known(answered, 30))).toEqual(stars);
  });

  it('is as many stars as there are tens in it, and none for what does not count: blanks and wrong taps', () => {
    expect(said(sheet(Array.from({ length: 20 }, () => '5')), known(20, 50, 20))).toEqual([
      '2\u00a0stars for each ten answers, right or not; quick guesses that are wrong are left out',
    ]);
    expect(said(sheet(['', ' ']), known(10, 30, 0))).toEqual([]);
    expect(said(sheet(['6', '7']), known(10, 30, 0))).toEqual([]);
  });

  it('is the first time with a topic where nothing of it was asked before', () => {
    expect(said(sheet(), known(2, 2))).toEqual(['First time with Fractions']);
    expect(said(sheet(), known(2, 4))).toEqual([]);
  });

  it('is the second tries that were right, in other words than the mistakes that are put right later on', () => {
    const made = sheet(['6', '7']);
    made.check({ questionNumber: 1, answer: '6' });
    made.check({ questionNumber: 1, answer: '5' });
    made.check({ questionNumber: 2, answer: '7' });
    made.check({ questionNumber: 2, answer: '8' });
    expect(said(made, known(9, 30))).toEqual(['1\u00a0second try right at once: question 1']);
  });

  it('is nothing that the figures of today do not show: for an older worksheet, and while they are not known', () => {
    const { effort, ...others } = known(10, 2);
    const older = { ...others, finished: [listedAs('w2'), listedAs('w1')] };
    const last = { worksheetId: 'w2', answered: 2 };
    expect(said(sheet(), { ...older, effort: effort && { ...effort, last } })).toEqual([]);
    expect(said(sheet(), { effort: undefined, topics: undefined, finished: undefined })).toEqual([]);
  });
});
