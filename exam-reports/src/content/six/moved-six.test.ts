import { expect, it } from '@jest/globals';
import { TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { standingIn } from 'schemas/mock-exams/marks/standing.rules';
import { basisWith, reportedPaper } from '../../testing/bases';
import { rolling } from '../../testing/random-bases';
import type { ReportBasis } from '../report-basis';
import { contentSix } from './content-six';

const ofEight = [reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics: [['fractions', 8]] }])];
const among = (better: number, { answers = 'AAAABBBB', count = 39 } = {}) =>
  basisWith({
    papers: ofEight,
    answers: [answers],
    others: Array.from({ length: count }, (_, n) => [n < better ? 'AAAAABBB' : 'AABBBBBB']),
    made: { template: 6, version: 2, note: 'Why.' },
  });
const sinceOf = (was: ReportBasis, is: ReportBasis) =>
  contentSix({ ...is, before: { marks: was.marks, papers: was.papers, cohort: was.cohort } }).head.corrected;
const scoreOf = ({ cohort, marks }: ReportBasis) =>
  standingIn(cohort, marks).parts.find(({ partId }) => partId === TOTAL)?.standard;

it('names the standardised score where it moved, after the percentile', () => {
  const [was, is] = [among(10), among(14)];
  const [then, now] = [scoreOf(was)?.score ?? 0, scoreOf(is)?.score ?? 0];
  expect(then).not.toBe(now);
  expect(sinceOf(was, is)).toBe(
    `The mark stays 4 of 8, the percentile was 74 and is 64 now, and the standardised score was ${then} and is ${now} now. Why.`,
  );
});

it('names it where the mark moved as well', () =>
  expect(sinceOf(among(10), among(10, { answers: 'AAAAABBB' }))).toMatch(
    /^The mark was 4 of 8 and is 5 of 8 now, the percentile was \d+ and is \d+ now, and the standardised score was \d+ and is \d+ now\. Why\.$/,
  ));

it('names its range where that alone moved', () => {
  const is = among(10);
  const wider = {
    ...is.cohort,
    parts: is.cohort.parts.map((part) =>
      part.partId === TOTAL && part.standard ? { ...part, standard: { ...part.standard, band: 9 } } : part,
    ),
  };
  const { score = 0, from = 0, to = 0 } = scoreOf(is) ?? {};
  expect(sinceOf({ ...is, cohort: wider }, is)).toBe(
    `The mark stays 4 of 8, and the range of the standardised score was ${score - 9} to ${score + 9} and is ${from} to ${to} now. Why.`,
  );
});

it('says which figures are the same, and of a place only where the report tells one', () => {
  expect(sinceOf(among(10), among(10))).toBe('The mark, 4 of 8, and the percentile, 74, are the same. Why.');
  const few = among(10, { count: 19 });
  expect(sinceOf(few, few)).toBe('The mark, 4 of 8, is the same. Why.');
});

it('tells of nothing that the report itself does not, and leaves nothing out that moved: by chance', () => {
  let told = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const roll = rolling(seed);
    const right = roll(9);
    const answers = `${'A'.repeat(right)}${'B'.repeat(8 - right)}`;
    const count = [3, 20, 29, 60][roll(4)] ?? 0;
    const [was, is] = [among(roll(count), { answers, count }), among(roll(count), { answers, count })];
    const corrected = sinceOf(was, is) ?? '';
    const before = JSON.stringify(contentSix({ ...was, made: { ...was.made, version: 1 } }).sure);
    const now = JSON.stringify(contentSix(is).sure);
    expect([seed, corrected.includes('percentile') && !/Percentile \d+:/.test(now)]).toEqual([seed, false]);
    expect([seed, corrected.includes('standardised') && !now.includes('Standardised')]).toEqual([seed, false]);
    if (!before.includes('Standardised') || !now.includes('Standardised')) continue;
    told += 1;
    expect([seed, corrected.includes('standardised')]).toEqual([seed, scoreWords(before) !== scoreWords(now)]);
  }
  expect(told).toBeGreaterThan(20);
});

const scoreWords = (sure: string): string => /Standardised \d+, range \d+ to \d+/.exec(sure)?.[0] ?? '';
