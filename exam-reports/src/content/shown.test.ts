import { describe, expect, it } from '@jest/globals';
import { explainedFigures } from 'schemas/mock-exams/marks/explained/explained.rules';
import { paperPart, partsOf, rowPart, topicsOf, TOTAL } from 'schemas/mock-exams/marks/parts.rules';
import { basisWith, idsOf, reportedPaper, times, type Answers } from '../testing/bases';
import type { ReportBasis } from './report-basis';
import { isShown } from './shown';

const papers = [
  reportedPaper(0, [{ name: 'Choosing words', subject: 'ENGLISH', topics: [['missing-words', 8]] }]),
  reportedPaper(1, [{ name: 'Number work', subject: 'MATHS', topics: [['fractions', 12]] }]),
];
const others = (count: number): readonly (readonly Answers[])[] =>
  Array.from({ length: count }, (_, n) => [
    times('A', 1 + (n % 8)) + times('B', 7 - (n % 8)),
    times('A', 1 + (n % 12)) + times('B', 11 - (n % 12)),
  ]);
const basis = (among: number, answers: readonly Answers[] = ['AAAAAABB', 'AAAAAAAAABBB']) =>
  basisWith({ papers, answers, others: others(among - 1) });

/** Of everything that could be asked for, what is told. */
function toldOf(of: ReportBasis): string[] {
  const ids = [...[...partsOf(papers), ...topicsOf(papers)].map(({ partId }) => partId), ...papers.flatMap(idsOf)];
  return explainedFigures
    .flatMap((figure) => ids.map((id) => ({ figure, of: id })))
    .filter((wanted) => !ofTheChild.has(wanted.figure) && isShown(wanted, of))
    .map((wanted) => `${wanted.figure} ${wanted.of.slice(0, 8)}`);
}
/** Theirs, whoever else sat; and averages, of which there is one in each row. */
const ofTheChild: ReadonlySet<string> = new Set(['raw', 'time', 'average']);
const compared = ['median total', 'median paper:11', 'median paper:22', 'quartiles total'];

describe('what is explained of a report', () => {
  it.each([1, 2, 3, 4])('is nothing of the others where %i have sat it', (n) => expect(toldOf(basis(n))).toEqual([]));

  it.each([5, 29])('is the middle where %i have sat it, and no place in it', (n) =>
    expect(toldOf(basis(n))).toEqual(compared),
  );

  it('is from thirty on the place and the score', () =>
    expect(toldOf(basis(30))).toEqual([...compared, 'percentile total', 'score total', 'reliability total']));

  it('is no place that the report keeps back', () =>
    expect(toldOf(basis(40, ['BBBBBBBB', 'BBBBBBBBBBBB']))).toEqual([...compared, 'reliability total']));

  it('is of the paper that was sat alone, where the other was not', () =>
    expect(toldOf(basis(30, ['AAAAAABB', null]))).toEqual([
      'median paper:11',
      'quartiles paper:11',
      'percentile paper:11',
      'reliability paper:11',
    ]));

  it('is always the mark of the child, and where their time went in a paper that they opened', () => {
    expect(isShown({ figure: 'raw', of: TOTAL }, basis(2))).toBe(true);
    const [first = '', second = ''] = papers.map(({ paperHash }) => paperPart(paperHash));
    const shown = (of: string) => isShown({ figure: 'time', of }, basis(2, ['AAAAAABB', null]));
    expect([shown(first), shown(second), shown(TOTAL)]).toEqual([true, false, false]);
  });

  it('is the average of what was opened, and of a topic in one section', () => {
    const [section = '', topic = ''] = ['section', 'topic'].map(
      (kind) => [...partsOf(papers), ...topicsOf(papers)].find((part) => part.kind === kind)?.partId,
    );
    const shown = (of: string, n: number) => isShown({ figure: 'average', of }, basis(n));
    expect([shown(rowPart(section, topic), 5), shown(rowPart(section, topic), 4)]).toEqual([true, false]);
    expect([shown(section, 5), shown(topic, 5), shown(section, 4), shown(TOTAL, 40)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([shown('section:none', 40), shown(`${section} topic:none`, 40)]).toEqual([false, false]);
  });
});
