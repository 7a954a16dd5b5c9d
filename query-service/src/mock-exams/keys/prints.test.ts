import { expect, it } from '@jest/globals';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import { reportContent } from 'exam-reports/template/render';
import { basisWith, reportedPaper } from 'exam-reports/testing/bases';
import { differenceOf } from './prints';

const paper = reportedPaper(0, [
  {
    name: 'Number',
    subject: 'MATHS',
    topics: [
      ['fractions', 5],
      ['length', 5],
    ],
  },
]);
const content = (other: string): ReportContent =>
  reportContent(
    basisWith({
      papers: [paper],
      answers: ['AAAAAABBBB'],
      // The marks of the others are the same, and of which questions they are is not.
      others: Array.from({ length: 9 }, () => [other]),
    }),
  );
const printed = (of: ReportContent) => ({ sentence: of.head.sentence, corrected: null, content: of });

it('issues nothing again where an average alone has moved, also beside what went well and what to work on', () => {
  const [was, is] = [content('AAABBAAABB'), content('AABBBAAAAB')];
  expect(JSON.stringify(was.work)).toContain('The average was 2.8.');
  expect(JSON.stringify(is.work)).not.toBe(JSON.stringify(was.work));
  expect(JSON.stringify(is.well)).not.toBe(JSON.stringify(was.well));
  expect(differenceOf(printed(was), printed(is))).toBe('others differ');
});

it('issues it again where the child’s own marks beside them have', () => {
  const was = content('AAABBAAABB');
  const [item, ...items] = was.work.items;
  if (!item) throw new Error('there is something to work on');
  const work = { ...was.work, items: [{ ...item, title: 'Length: 2 of 5' }, ...items] };
  expect(differenceOf(printed(was), printed({ ...was, work }))).toBe('differs');
});
