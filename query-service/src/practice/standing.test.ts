import { describe, expect, it } from '@jest/globals';
import { standingIn, typeStandings, type Known } from './standing';

const simplify = { questionType: 'simplify', topic: 'fractions', subject: 'maths', levels: [1, 2, 3] } as const;
const spelling = { questionType: 'spelling', topic: 'spelling', subject: 'english', levels: [1, 2] } as const;

const review: Known['reviews'][number] = {
  learnerId: 'amara',
  questionType: 'simplify',
  subject: 'maths',
  topic: 'fractions',
  isChoice: true,
  asked: 5,
  correct: 4,
  wrongInARow: 1,
  lastDay: '2026-03-02',
  worksheetsThatDay: 2,
  stability: 2.3,
  difficulty: 2.1,
  reviewedAt: '2026-03-02T16:00:00.000Z',
  dueOn: '2026-03-05',
};
const known: Known = {
  offered: [simplify, spelling],
  abilities: [
    {
      learnerId: 'amara',
      subject: 'maths',
      value: 0.5,
      answers: 30,
      topics: [{ topic: 'fractions', value: -0.2, answers: 12 }],
    },
  ],
  reviews: [review],
  difficulties: [
    { questionType: 'simplify', subject: 'maths', value: 1 },
    { questionType: 'largest', subject: 'maths', value: 0 },
  ],
};
const on = (day: string, change: Partial<Known> = {}) => typeStandings({ ...known, ...change }, day)[0];

describe('a type that was practised', () => {
  it('stands by the ability in its topic, its difficulty beside others, and the band of its topic', () => {
    expect(on('2026-03-02')).toMatchObject({
      ...simplify,
      ability: 0.3,
      harderBy: 0.5,
      band: 'strengths',
      isTried: true,
    });
  });

  it('has today’s worksheets and wrong answers on that day alone', () => {
    expect(on('2026-03-02')).toMatchObject({ worksheetsToday: 2, wrongInARow: 1 });
    expect(on('2026-03-03')).toMatchObject({ worksheetsToday: 0, wrongInARow: 0 });
  });

  it('is due from its day on, and less well remembered', () => {
    const days = ['2026-03-04', '2026-03-05', '2026-03-06'].map((day) => on(day));
    expect(days.map((type) => type?.isDue)).toEqual([false, true, true]);
    const chances = days.map((type) => type?.retrievability ?? 0);
    expect(chances).toEqual(chances.toSorted().toReversed());
    expect(new Set(chances).size).toBe(3);
  });

  it('takes the band from all types of its topic', () => {
    const other = { ...review, questionType: 'largest', asked: 15, correct: 0 };
    expect(on('2026-03-02', { reviews: [review, other] })?.band).toBe('weaknesses');
  });
});

describe('a type that is new', () => {
  it('stands by what is known of the subject', () => {
    const fresh = { offered: [{ ...simplify, topic: 'length', questionType: 'cut-pieces' }] };
    expect(on('2026-03-02', fresh)).toMatchObject({
      ability: 0.5,
      harderBy: 0,
      band: 'not-tried-yet',
      isTried: false,
      isDue: false,
      wrongInARow: 0,
      worksheetsToday: 0,
      retrievability: 0.5,
      isChoice: false,
    });
  });

  it('is taken for a choice in English', () => {
    expect(on('2026-03-02', { offered: [spelling] })).toMatchObject({ ability: 0, isChoice: true });
  });
});

it('knows nothing of a subject that was never practised', () => {
  const nothing = { value: 0, answers: 0 };
  expect(standingIn(known, 'english', 'spelling')).toEqual({ subject: nothing, topic: nothing });
});
