import { expect, it } from '@jest/globals';
import { reckoned } from 'schemas/mock-exams/marks/testing/reckoned';
import { partsOf } from 'schemas/mock-exams/marks/parts.rules';
import { reportContent } from '../template/render';
import { basisWith, reportedPaper, times } from '../testing/bases';
import type { ReportBasis } from './report-basis';
import { othersIn, othersSteps } from './others';

const many = Array.from({ length: 60 }, (_, n) => [`topic-${n}`, n < 3 ? 5 : 1] as const);
const papers = [reportedPaper(0, [{ name: 'Everything', subject: 'MATHS', topics: many }])];
const basis = (among: number) =>
  basisWith({
    papers,
    answers: [times('A', 40) + times('B', 32)],
    others: Array.from({ length: among - 1 }, (_, n) => [times('A', n % 73) + times('B', 72 - (n % 73))]),
    made: { template: 2 },
  });
const rowOf = (of: ReportBasis) => {
  const row = reportContent(of).topics.papers[0]?.sections[0]?.topics.at(-1);
  const others = othersIn(row?.partId ?? '', reportContent(of).topics, of);
  if (!row || !others) throw new Error('the report has no such row');
  return { row, others };
};

it.each([
  [1, 'right and of'],
  [4, 'right and of'],
  [40, 'all'],
])('tells what stands together in a row, ending with its marks and its average, of %i children: %s', (n, told) => {
  const { row, others } = rowOf(basis(n));
  expect(row.title).toBe(`${others.rows.length} other topics`);
  expect(others.questionIds).toHaveLength(row.of);
  const [words, ...steps] = othersSteps(others);
  expect(words?.says).toContain('; Topic 46, 0 of 1.');
  const ends = steps.map(({ sum }) => (sum ?? '').split(' = ').map(reckoned));
  for (const [left = NaN, right = NaN] of ends) expect(left).toBeCloseTo(right, 2);
  // Of too few nothing is told of the others.
  const shown = told === 'all' ? [row.right, row.of, row.average ?? NaN] : [row.right, row.of];
  expect(ends.map(([, end]) => end)).toEqual(shown.map((one) => expect.closeTo(one, 3)));
});

it('is none of another row, nor of a report that has no such row', () => {
  const { topics } = reportContent(basis(1));
  const [section] = partsOf(papers).filter(({ kind }) => kind === 'section');
  const named = topics.papers[0]?.sections[0]?.topics[0]?.partId;
  for (const partId of [section?.partId, named, 'section:none.others'])
    expect(othersIn(partId ?? '', topics, basis(1))).toBeNull();
});
