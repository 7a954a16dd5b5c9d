import { describe, expect, it } from '@jest/globals';
import { basisWith, reportedPaper } from '../../testing/bases';
import { contentTwo } from '../two/content-two';
import { contentThree } from './content-three';

describe('a corrected report whose mark stays', () => {
  const papers = [reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics: [['fractions', 8]] }])];
  /** Thirty-nine others, of whom so many have five right, and all the rest two. */
  const basisAmong = (better: number) => {
    const others = Array.from({ length: 39 }, (_, n) => [n < better ? 'AAAAABBB' : 'AABBBBBB']);
    const made = { template: 3, version: 2, note: 'Why.' };
    return basisWith({ papers, answers: ['AAAABBBB'], others, made });
  };
  const keys = papers.map(({ paperHash, keys: its }) => ({
    paperHash,
    keys: its.map((key, at) => (at === 7 ? { ...key, answer: 'C' } : key)),
  }));
  const now = basisAmong(10);
  const corrected = (better: number | null) => {
    const { marks } = now;
    const cohort = better === null ? undefined : basisAmong(better).cohort;
    return contentThree({ ...now, before: { marks, papers: keys, cohort } }).head.corrected;
  };
  const stays = 'Question 8 of Paper 1 was marked with a new key: the mark stays 4 of 8';

  it('says what became of its percentile', () =>
    expect(corrected(14)).toBe(`${stays}, and percentile 64 became 74. Why.`));

  it('says how many are below it, where the percentile is the same and they are not', () => {
    // Half of whoever is level counts as below: one more below and two fewer level is the same percentile.
    const others = (below: number, level: number) =>
      Array.from({ length: 39 }, (_, n) => [n < below ? 'AABBBBBB' : n < below + level ? 'AAAABBBB' : 'AAAAABBB']);
    const made = { template: 3, version: 2, note: 'Why.' };
    const among = (below: number, level: number) =>
      basisWith({ papers, answers: ['AAAABBBB'], others: others(below, level), made });
    const [was, is] = [among(20, 5), among(21, 3)];
    const { cohort } = was;
    const { head } = contentThree({ ...is, before: { marks: is.marks, papers: keys, cohort } });
    expect(head.corrected).toBe(`${stays}, and it is above 21 of the 39 others now. Why.`);
  });

  it('says nothing of a percentile that stays, or is not known', () => {
    expect(corrected(10)).toBe(`${stays}. Why.`);
    expect(corrected(null)).toBe(`${stays}. Why.`);
  });

  it('says nothing of it by the template before, by which it was issued then', () => {
    const { cohort } = basisAmong(14);
    const { head } = contentTwo({ ...now, before: { marks: now.marks, papers: keys, cohort } });
    expect(head.corrected).toBe(`${stays}. Why.`);
  });
});
