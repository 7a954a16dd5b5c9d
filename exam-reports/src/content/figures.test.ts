import { describe, expect, it } from '@jest/globals';
import { basisWith, idsOf, reportedPaper, times, type Answers } from '../testing/bases';
import { contentOne } from './content';

const ofTopics = (...topics: readonly (readonly [string, number])[]) =>
  reportedPaper(0, [{ name: 'Number work', subject: 'MATHS', topics }]);
/** So many right of so many, the others wrong. */
const marked = (right: number, of: number): Answers => times('A', right) + times('B', of - right);

describe('the one sentence', () => {
  it('does not praise what it wants another go at, where some of it was not reached', () => {
    const papers = [ofTopics(['length', 10], ['fractions', 10])];
    const own = `${marked(2, 10) ?? ''}${marked(6, 9) ?? ''}-`;
    const others = [5, 5, 5, 5].map((right) => [`${marked(right, 10) ?? ''}${marked(8, 10) ?? ''}`]);
    const { head, work } = contentOne(basisWith({ papers, answers: [own], others }));
    expect(work.items.map(({ title }) => title)).toEqual(['Length: 2 of 10', 'Fractions: 6 of 9 reached']);
    expect(head.sentence).toBe('8 of 20. Good to practise next: length and fractions.');
  });
});

describe('the place among all', () => {
  const papers = [ofTopics(['fractions', 40])];
  const sureOf = (own: number, others: readonly number[]) =>
    contentOne(
      basisWith({ papers, answers: [marked(own, 40)], others: others.map((one) => [marked(one, 40)]) }),
    ).sure.find(({ lead }) => lead.startsWith('Percentile'));
  const all = (count: number, right: number): number[] => Array.from({ length: count }, () => right);

  it.each([
    [33, all(39, 33), 'Percentile 50: level with 39 of the 39 others who sat it.'],
    [40, [...all(19, 40), ...all(20, 8)], 'Percentile 75: above 20 of the 39 others who sat it, level with 19.'],
    [30, [...all(30, 9), ...all(9, 40)], 'Percentile 76: above 30 of the 39 others who sat it.'],
  ])('of %i is said in children', (own, others, said) => {
    const { lead, text } = sureOf(own, others) ?? {};
    expect(`${lead ?? ''} ${text ?? ''}`).toBe(said);
  });
});

describe('a quartile', () => {
  it('is told as it is, and a child is in the middle half where it says so', () => {
    const papers = [ofTopics(['fractions', 50])];
    // Of forty the upper one lies a quarter of the way from the thirtieth (41) to the next (42).
    const others = [...Array.from({ length: 30 }, (_, n) => 12 + n), ...Array.from({ length: 9 }, () => 42)];
    const { picture, topics } = contentOne(
      basisWith({ papers, answers: [marked(42, 50)], others: others.map((one) => [marked(one, 50)]) }),
    );
    expect(picture?.upperQuartile).toBe(41.25);
    expect(picture?.alt).toContain('quartiles 21.75 and 41.25');
    expect(topics.papers[0]?.under).toBe('Median 31.5 of 50');
  });
});

describe('the foot', () => {
  const papers = [
    ofTopics(['fractions', 12]),
    reportedPaper(1, [{ name: 'W', subject: 'VR', topics: [['codes', 9]] }]),
  ];
  const others = Array.from({ length: 33 }, (_, n) => [marked(n % 13, 12), n < 3 ? marked(n, 9) : null]);
  const caveats = (answers: readonly Answers[]) => contentOne(basisWith({ papers, answers, others })).foot.caveats;

  it('counts whom the picture counts, and no reliability of so few', () => {
    expect(caveats(['AAAAAABBBBBB', 'AAAAABBBB'])).toMatch(/^N = 4\. /);
    expect(caveats(['AAAAAABBBBBB', 'AAAAABBBB'])).not.toContain('Reliability');
  });

  it('is of the one paper that was sat', () => {
    expect(caveats(['AAAAAABBBBBB', null])).toMatch(/^N = 34\. .*Reliability 0\.\d\d\.$/);
  });
});

it('keeps two sections of one name apart', () => {
  const twice = reportedPaper(0, [
    { name: 'Part', subject: 'MATHS', topics: [['fractions', 4]] },
    { name: 'Part', subject: 'MATHS', topics: [['length', 8]] },
  ]);
  const { time } = contentOne(basisWith({ papers: [twice], answers: [times('A', 12)], others: [] }));
  expect(idsOf(twice).length).toBe(12);
  expect(time?.strips[0]?.stretches.map(({ kind, seconds }) => [kind, seconds])).toEqual([
    ['section', 120],
    ['section', 240],
    ['left', 2_640],
  ]);
});
