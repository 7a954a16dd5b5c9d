import { describe, expect, it } from '@jest/globals';
import { basisWith, reportedPaper, times, type Answers } from '../../testing/bases';
import { randomBasis } from '../../testing/random-bases';
import { others, twoPapers } from '../../testing/two-papers';
import { headStanding } from '../picture';
import type { ReportBasis } from '../report-basis';
import { timeSteps } from '../time-steps';
import { contentThree } from '../three/content-three';
import { contentFour } from './content-four';

const made = { template: 4 };
const marked = (right: number, of: number): string => times('A', right) + times('B', of - right);

describe('several small topics of a section', () => {
  /** What stands in the box of a section with a topic for each of these answers. */
  const said = (...answers: readonly string[]) => {
    const topics = answers.map((own, n) => [`topic-${n}`, own.length] as const);
    const papers = [reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics }])];
    const { work } = contentFour(basisWith({ papers, answers: [answers.join('')], made }));
    return work.items.find(({ title }) => title.startsWith('Number'))?.text;
  };

  it.each([
    [
      ['AAA', 'ABB', 'AB', 'AB', 'AB', 'AAB'],
      'Marks were dropped in 5 of 6 topics here, a question or two in each, so no single one stands out to work on.',
    ],
    [
      ['AB', 'AB', 'AAB', 'AB'],
      'Marks were dropped in all 4 topics here, one question in each, so no single one stands out to work on.',
    ],
    [
      ['ABB', 'ABB'],
      'Marks were dropped in both topics here, two questions in each, so no single one stands out to work on.',
    ],
    [
      ['BBB', 'AB', 'AA', 'ABB'],
      'Marks were dropped in 3 of 4 topics here, one to three questions in each. None had more than three, which is too few to single one out.',
    ],
  ])('says what was dropped of %j', (answers, words) => expect(said(...answers)).toBe(words));

  it('is not said of one alone', () => expect(said('BBB', 'AA', 'A') ?? '').not.toContain('topics here'));
});

describe('the words beside a percentile', () => {
  const papers = [reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics: [['fractions', 40]] }])];
  const sureOf = (own: number, among: readonly number[]) => {
    const basis = basisWith({
      papers,
      answers: [marked(own, 40)],
      others: among.map((one): readonly Answers[] => [marked(one, 40)]),
      made,
    });
    const sure = contentFour(basis).sure.find(({ lead }) => lead.startsWith('Percentile'));
    return `${sure?.lead ?? ''} ${sure?.text ?? ''}`;
  };
  const all = (count: number, right: number): number[] => Array.from({ length: count }, () => right);

  it.each([
    [33, all(39, 33), 'Percentile 50: level with all 39 others who sat it, who count as half each.'],
    [
      40,
      [...all(19, 40), ...all(20, 8)],
      'Percentile 75: above 20 of the 39 others who sat it and level with 19, who count as half each.',
    ],
    [
      20,
      [...all(14, 9), 20, ...all(22, 40)],
      'Percentile 39: above 14 of the 37 others who sat it and level with 1, who counts as half.',
    ],
    [30, [...all(30, 9), ...all(9, 40)], 'Percentile 76: above 30 of the 39 others who sat it.'],
    [
      9,
      [...all(19, 9), ...all(20, 40)],
      'Percentile 25: level with 19 of the 39 others who sat it, who count as half each.',
    ],
    [40, all(37, 9), 'Percentile 99: above all 37 others who sat it. With 38 children no percentile is higher.'],
    [40, all(29, 9), 'Percentile 98: above all 29 others who sat it. With 30 children no percentile is higher.'],
  ])('of %i come to the figure', (own, among, said) => expect(sureOf(own, among)).toBe(said));

  it('come to it of whoever it is: whole children below, halves of those level, and a half of the child’s own', () => {
    let told = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const basis = randomBasis(seed, made);
      const { lead = '', text = '' } = contentFour(basis).sure.find((one) => /^Percentile \d/.test(one.lead)) ?? {};
      const n = headStanding(basis)?.n ?? NaN;
      if (lead === '') continue;
      const count = (words: RegExp) => Number((words.exec(text)?.[1] ?? '0').replace('all ', ''));
      const points = count(/above (?:all )?(\d+)/) + count(/level with (?:all )?(\d+)/) / 2 + 0.5;
      expect([text, `Percentile ${Math.min(99, Math.round((100 * points) / n))}:`]).toEqual([text, lead]);
      told += 1;
    }
    expect(told).toBeGreaterThan(20);
  });
});

describe('time that was left of a paper', () => {
  const basisOf = (endedBy: 'child' | 'staff', template = 4): ReportBasis => {
    const { papers, ...rest } = basisWith({
      papers: twoPapers,
      answers: ['AAAAAAAA', 'AAAAAABBBBBB'],
      made: { template },
    });
    return { ...rest, papers: papers.map((paper) => ({ ...paper, hour: paper.hour && { ...paper.hour, endedBy } })) };
  };
  const leftIn = (basis: ReportBasis) =>
    contentFour(basis).time?.strips.flatMap(({ stretches }) =>
      stretches.flatMap(({ kind, title }) => (kind === 'left' ? [title] : [])),
    );
  const explainedOf = (basis: ReportBasis) =>
    timeSteps(basis, contentFour(basis).time?.strips[0]?.partId ?? '')?.map(({ says }) => says);

  it('is called by when it was left, as nothing pressed is another thing', () => {
    expect(leftIn(basisOf('child'))).toEqual(['Left when handed in', 'Left when handed in']);
    expect(leftIn(basisOf('staff'))).toEqual(['Left when it ended', 'Left when it ended']);
  });

  it('is explained by the word that the report has for it', () => {
    expect(explainedOf(basisOf('child'))).toContain(
      'Left when handed in: 2760 seconds, since it ended before its time was up.',
    );
    expect(explainedOf(basisOf('child', 3))).toContain(
      'Not used: 2760 seconds, since it ended before its time was up.',
    );
  });
});

describe('what changed of a corrected report', () => {
  const papers = [reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics: [['fractions', 8]] }])];
  const among = (better: number, of = papers) =>
    basisWith({
      papers: of,
      answers: ['AAAABBBB'],
      others: Array.from({ length: 39 }, (_, n) => [n < better ? 'AAAAABBB' : 'AABBBBBB']),
      made: { template: 4, version: 2, note: 'Why.' },
    });
  const keysWith = (change: object) =>
    papers.map(({ paperHash, keys }) => ({
      paperHash,
      keys: keys.map((key, at) => (at === 2 ? { ...key, ...change } : key)),
    }));
  const marksOf = (answers: string) => basisWith({ papers, answers: [answers] }).marks;
  const corrected = (before: ReportBasis['before'], now = among(10)) => contentFour({ ...now, before }).head.corrected;

  it('is told in words of families: a key is one of whoever sets an exam', () => {
    const other = { marks: marksOf('AABABBBB'), papers: keysWith({ answer: 'B' }) };
    const marked = 'Question 3 of Paper 1 was marked again with a corrected answer';
    expect(corrected(other)).toBe(`${marked}: the mark was 3 of 8 and is 4 of 8 now. Why.`);
    const stays = { marks: marksOf('AAAABBBB'), papers: keysWith({ answer: 'B' }), cohort: among(14).cohort };
    expect(corrected(stays)).toBe(`${marked}: the mark stays 4 of 8, and the percentile was 64 and is 74 now. Why.`);
    expect(corrected({ marks: marksOf('AAABBBBB'), papers })).toBe('The mark was 3 of 8 and is 4 of 8 now. Why.');
    const voided = [reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics: [['fractions', 8]] }], [3])];
    expect(corrected({ marks: marksOf('AAAABBBB'), papers }, among(10, voided))).toBe(
      'Question 3 of Paper 1 no longer counts for anybody: the mark was 4 of 8 and is 3 of 7 now. Why.',
    );
  });
});

it('prints our apostrophes, and names as they were typed', () => {
  const of = (childName: string) =>
    basisWith({ papers: twoPapers, answers: ['AAAAAAAA', 'AAAAAABBBBBB'], others: others(39), childName, made });
  const { picture, work } = contentFour(of("D'Arcy"));
  expect(picture?.heading).toMatch(/^D'Arcy’s 14 /);
  expect(work.foot).toContain("ten questions at D'Arcy’s level");
  expect(JSON.stringify(contentFour(of('Beth')))).not.toContain("'");
});

it('leaves what template 3 was issued with', () => {
  const basis = basisWith({ papers: twoPapers, answers: ['AAAAAAAA', 'AAAAAABBBBBB'], others: others(39) });
  const { picture, time } = contentThree({ ...basis, made: { ...basis.made, template: 3 } });
  expect(picture?.heading).toMatch(/^Beth's 14 /);
  expect(JSON.stringify(time)).toContain('Not used');
});
