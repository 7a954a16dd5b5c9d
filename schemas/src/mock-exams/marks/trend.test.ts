import { expect, it } from '@jest/globals';
import { dice } from '../../rights/testing/random-grants';
import { cohortOf } from './cohort.rules';
import { markedSitting } from './marking.rules';
import { TOTAL } from './parts.rules';
import { standingIn } from './standing.rules';
import { paperOf, randomSats } from './testing/random-cohort';
import { reckoned } from './testing/reckoned';
import { trendFigures, trendOf, type TrendPoint } from './trend.rules';

const point = (day: string, score: number | null, band = 6): TrendPoint => ({
  sessionId: `s-${day}`,
  startsAt: `${day}T10:00:00.000Z`,
  right: 40,
  of: 80,
  n: 50,
  percentile: 50,
  standard:
    score === null ? null : { score, from: score - band, to: score + band, isProvisional: true, isAgeAdjusted: true },
  whyNone: null,
});

it('compares each session with the one before it that has a score', () => {
  const steps = trendOf([
    point('2027-05-01', 118),
    point('2027-01-09', 100),
    point('2027-03-06', null),
    point('2027-04-03', 108),
  ]);
  expect(
    steps.map(({ sessionId, change }) => [sessionId, change?.since.slice(0, 10), change?.points, change?.says]),
  ).toEqual([
    ['s-2027-01-09', undefined, undefined, undefined],
    ['s-2027-03-06', undefined, undefined, undefined],
    ['s-2027-04-03', '2027-01-09', 8, 'about the same'],
    ['s-2027-05-01', '2027-04-03', 10, 'up'],
  ]);
});

it('calls nothing a change that chance would explain', () => {
  const says = (score: number, band: number) =>
    trendOf([point('2027-01-09', 100, band), point('2027-03-06', score, band)])[1]?.change?.says;
  expect([says(108, 6), says(109, 6), says(92, 6), says(91, 6), says(100, 0), says(101, 0)]).toEqual([
    'about the same',
    'up',
    'about the same',
    'down',
    'about the same',
    'up',
  ]);
});

it.each([
  [69, 'called a change'],
  [91, 'called a change'],
  [100, 'about the same'],
  [108, 'about the same'],
  [141, 'called a change'],
])('tells how a change to %i came about in sums that come out, and ends with what it is called', (score, called) => {
  const steps = trendOf([point('2027-01-09', 100), point('2027-03-06', score)]).flatMap(
    ({ change }) => change?.steps ?? [],
  );
  for (const [left = '', right = ''] of steps.map(({ sum }) => String(sum).split(' = ')))
    expect(reckoned(left)).toBe(reckoned(right));
  expect(steps.at(-1)?.says).toContain(called);
});

const papers = [
  paperOf('a', [{ subject: 'ENGLISH', questions: 12 }]),
  paperOf('b', [{ subject: 'MATHS', questions: 14 }], [2]),
];

it.each([1, 29, 30, 120])('has the figures that results have, of %i children', (n) => {
  const marked = randomSats(papers, n, dice(n)).map((sat) => markedSitting(sat, papers));
  const cohort = cohortOf(marked, papers);
  for (const marks of marked.filter(({ opened }) => opened.length > 0)) {
    const figures = trendFigures(cohort, marks);
    const total = standingIn(cohort, marks).parts.find(({ partId }) => partId === TOTAL);
    expect(figures.right).toBe(marks.questions.filter(({ outcome }) => outcome === 'right').length);
    expect(figures.of).toBe(marks.questions.filter(({ outcome }) => outcome !== 'voided').length);
    expect(figures.standard).toEqual(total?.standard ?? null);
    expect(figures.whyNone).toBe(total ? total.whyNone : 'missed a paper');
    expect(figures.percentile).toBe(total && total.n >= 30 ? total.percentile : null);
  }
});
