import { describe, expect, it } from '@jest/globals';
import { printedContent } from '../../template/render';
import { basisWith, reportedPaper } from '../../testing/bases';
import { randomBasis } from '../../testing/random-bases';
import type { ReportBasis } from '../report-basis';
import { contentSix } from '../six/content-six';
import { contentSeven } from './content-seven';

const ofEight = (voided: readonly number[] = []) => [
  reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics: [['fractions', 8]] }], voided),
];
const among = (better: number, answers = 'AAAABBBB', voided: readonly number[] = []) =>
  basisWith({
    papers: ofEight(voided),
    answers: [answers],
    others: Array.from({ length: 39 }, (_, n) => [n < better ? 'AAAAABBB' : 'AABBBBBB']),
    made: { template: 7, version: 2, note: 'Why.' },
  });
const isOnlyChanged = (was: ReportBasis | undefined, is: ReportBasis) =>
  contentSeven({ ...is, before: was }).head.isOnlyChanged ?? false;

describe('a report of template 7', () => {
  it('was changed, and not corrected, where nothing of the child moved', () => {
    expect(isOnlyChanged(among(10), among(10))).toBe(true);
  });

  it.each([
    ['the mark', among(10, 'AAAAABBB')],
    ['the percentile', among(14)],
    ['which questions count', among(10, 'AAAABBBB', [8])],
  ])('was corrected where %s moved', (_, is) => {
    expect(isOnlyChanged(among(10), is)).toBe(false);
  });

  it('is not said to be changed alone where nobody knows what it was', () => {
    expect(isOnlyChanged(undefined, among(10))).toBe(false);
  });

  it('says in all else what one of template 6 does', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const basis = randomBasis(seed, { template: 7 });
      const { isOnlyChanged: _, ...head } = contentSeven(basis).head;
      expect({ ...contentSeven(basis), head }).toEqual(contentSix(basis));
    }
  });

  it('has every letter of its own words in print', async () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const basis = randomBasis(seed, { template: 7 });
      expect(await printedContent(basis)).toEqual(contentSeven(basis));
    }
  });
});
