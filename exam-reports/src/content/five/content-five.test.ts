import { describe, expect, it } from '@jest/globals';
import { basisWith, reportedPaper, times, type Answers } from '../../testing/bases';
import { others, twoPapers } from '../../testing/two-papers';
import { contentFour } from '../four/content-four';
import type { ReportBasis } from '../report-basis';
import { contentFive } from './content-five';

const made = { template: 5 };
const ofEight = [reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics: [['fractions', 8]] }])];
const marked = (right: number, of: number): string => times('A', right) + times('B', of - right);

describe('a corrected report', () => {
  const among = (better: number, note = 'Why.', count = 39) =>
    basisWith({
      papers: ofEight,
      answers: ['AAAABBBB'],
      others: Array.from({ length: count }, (_, n) => [n < better ? 'AAAAABBB' : 'AABBBBBB']),
      made: { template: 5, version: 2, note },
    });
  const { marks } = basisWith({ papers: ofEight, answers: ['AAAABBBB'] });
  const otherKeys = ofEight.map(({ paperHash, keys }) => ({
    paperHash,
    keys: keys.map((key, at) => (at === 2 ? { ...key, answer: 'B' } : key)),
  }));
  const corrected = (before: ReportBasis['before'], now = among(10)) => contentFive({ ...now, before }).head.corrected;
  const again = 'Question 3 of Paper 1 was marked again with a corrected answer';

  it('says that mark and place are the same where they are', () =>
    expect(corrected({ marks, papers: otherKeys, cohort: among(10).cohort })).toBe(
      `${again}: the mark, 4 of 8, and the place are the same. Why.`,
    ));

  it('says nothing of a place where the report before or this one tells none', () => {
    const few = among(10, 'Why.', 19);
    expect(corrected({ marks, papers: otherKeys, cohort: few.cohort }, few)).toBe(
      `${again}: the mark, 4 of 8, is the same. Why.`,
    );
    expect(corrected({ marks, papers: otherKeys })).toBe(`${again}: the mark, 4 of 8, is the same. Why.`);
  });

  it('says so too where no question counts otherwise than in the report before', () =>
    expect(corrected({ marks, papers: ofEight, cohort: among(10).cohort })).toBe(
      'The mark, 4 of 8, and the place are the same. Why.',
    ));

  it('tells what became of a place that moved, as before', () =>
    expect(corrected({ marks, papers: otherKeys, cohort: among(14).cohort })).toBe(
      `${again}: the mark stays 4 of 8, and the percentile was 64 and is 74 now. Why.`,
    ));

  it.each([
    ['It had two answers', 'It had two answers.'],
    ['Was it “B”?', 'Was it “B”?'],
    ['It is “B.”', 'It is “B.”'],
  ])('ends its reason as a sentence: %s', (note, said) =>
    expect(corrected({ marks, papers: otherKeys }, among(10, note))?.endsWith(` ${said}`)).toBe(true),
  );
});

describe('quartiles', () => {
  const papers = [reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics: [['fractions', 40]] }])];
  const pictured = (own: number, all: readonly number[]) =>
    contentFive(
      basisWith({
        papers,
        answers: [marked(own, 40)],
        others: all.map((one): readonly Answers[] => [marked(one, 40)]),
        made,
      }),
    ).picture;

  it('are told as so many children, in whole marks', () => {
    // With the child eight: 2, 3, 10, 11, 20, 21, 30, 31.
    const picture = pictured(2, [3, 10, 11, 20, 21, 30, 31]);
    const told = 'at least a quarter of the children had 8 or fewer, and at least a quarter 24 or more.';
    expect(picture?.under).toBe(`The median is 15.5; ${told}`);
    expect(picture?.alt).toBe(`8 marks as dots. Beth 2, median 15.5; ${told}`);
  });

  it('are told to whoever does not see the picture as well', () =>
    expect(pictured(31, [2, 3, 10, 11, 20, 21, 30])?.alt).toBe(
      '8 marks as dots. Beth 31, median 15.5; at least a quarter of the children had 8 or fewer, and at least a quarter 24 or more. 7 scored less and nobody more.',
    ));

  it.each([5, 6, 7, 8, 9, 30, 41])('are true of %i children, whatever they have', (n) => {
    for (let spread = 1; spread <= 40; spread += 3) {
      const all = Array.from({ length: n - 1 }, (_, at) => (at * 17) % (spread + 1));
      const own = spread % 3;
      const said = /had (\d+) or fewer, and at least a quarter (\d+) or more/.exec(pictured(own, all)?.alt ?? '');
      const [low, high] = [Number(said?.[1]), Number(said?.[2])];
      const marks = [own, ...all];
      expect(4 * marks.filter((one) => one <= low).length).toBeGreaterThanOrEqual(n);
      expect(4 * marks.filter((one) => one >= high).length).toBeGreaterThanOrEqual(n);
    }
  });
});

describe('a long stretch in which nothing was pressed', () => {
  const basis = (still: number, endedBy: 'child' | 'time', second = 'AAAAAABBBBBB'): ReportBasis => {
    const { papers, ...rest } = basisWith({
      papers: twoPapers,
      answers: ['AAAAAAAA', second],
      others: others(39),
      made,
    });
    return {
      ...rest,
      papers: papers.map((paper, index) => ({
        ...paper,
        hour: paper.hour && {
          ...paper.hour,
          endedBy,
          usedSeconds: paper.hour.usedSeconds + (index === 1 ? still : 0),
        },
      })),
    };
  };
  const calm = 'Where the time went: no part took much longer than usual';

  it('stands in the heading, which says nothing of parts then', () => {
    expect(contentFour(basis(1_440, 'child')).time?.heading).toBe(calm);
    expect(contentFive(basis(1_440, 'child')).time?.heading).toBe(
      'Where the time went: nothing was pressed for 24 minutes of Paper 2',
    );
  });

  it('is not told twice where the line below has it', () => {
    const { heading = '', under = '' } = contentFive(basis(1_440, 'time', 'AAAAAABB----')).time ?? {};
    expect([heading, under]).toEqual([
      'Where the time went',
      'Nothing was pressed for 24 minutes, and four questions were not reached.',
    ]);
  });

  it('of a minute or two says nothing against it', () =>
    expect(contentFive(basis(100, 'child')).time?.heading).toBe(calm));
});

describe('what stands below', () => {
  const content = (more: Partial<Parameters<typeof basisWith>[0]> = {}) =>
    contentFive(
      basisWith({ papers: twoPapers, answers: ['AAAAAAAA', 'AAAAAABBBBBB'], others: others(39), made, ...more }),
    );

  it('is in words of families, and names no place in the log, version or rule', () => {
    const { foot } = content();
    expect(foot.madeFrom).toBe(
      'Issue 1, made Sat 5 Dec 2026, 6:12\u00a0pm from every answer that was saved by then and the answers that counted as right',
    );
    expect(foot.caveats).toMatch(/^40 children have sat it\. Those who sat it chose to,/);
    expect(foot.caveats).toMatch(/Reliability of the marks 0\.\d\d: at 1 chance would play no part\.$/);
    expect(content({ others: [] }).foot.caveats).toMatch(/^1 child has sat it\. /);
    expect(JSON.stringify(foot)).not.toMatch(/log|key|rule|template|KR-20|N = /);
  });

  it('ends sentences, and not figures, with a full stop', () => {
    const [first, second] = content({ answers: ['AAAAAAAA', 'AAAAAAB-----'] }).topics.papers;
    expect(first?.under).toBe('Median 4 of 8');
    expect(second?.under).toBe('Median 6 of 12. Stopped after question 7 of 12.');
    expect(content({ notes: ['A bell rang at ten'] }).head.notes).toEqual(['A bell rang at ten.']);
  });
});
