import { describe, expect, it } from '@jest/globals';
import { basisWith, reportedPaper, times, type Answers } from '../../testing/bases';
import { randomBasis } from '../../testing/random-bases';
import { contentSix } from './content-six';
import { markSix, placeSix, scaleSix } from './agreeing-words';

const marked = (right: number, of: number): string => times('A', right) + times('B', of - right);

describe('a percentile', () => {
  it.each([
    [
      { below: 36, same: 0, others: 37 },
      'above 36 of the 37 others who sat it. The child counts as half: 36½ of 38 are 96 in 100.',
    ],
    [
      { below: 14, same: 1, others: 37 },
      'above 14 of the 37 others who sat it and level with 1. Whoever is level counts as half, and so does the child: 15 of 38 are 39 in 100.',
    ],
    [
      { below: 0, same: 9, others: 37 },
      'level with 9 of the 37 others who sat it. Whoever is level counts as half, and so does the child: 5 of 38 are 13 in 100.',
    ],
    [{ below: 37, same: 0, others: 37 }, 'above all 37 others who sat it. With 38 children no percentile is higher.'],
  ])('stands with the sum that it follows from: %j', (place, words) => expect(placeSix(place)).toBe(words));

  it('is what its sentence comes to: by chance', () => {
    let told = 0;
    for (let seed = 1; seed <= 120; seed += 1)
      for (const { lead, text } of contentSix(randomBasis(seed, { template: 6 })).sure) {
        const [, percentile] = /^Percentile (\d+):$/.exec(lead) ?? [];
        const [, counted, half, all, share] = /: (\d+)(½?) of (\d+) are (\d+) in 100\.$/.exec(text) ?? [];
        if (percentile === undefined || counted === undefined) continue;
        told += 1;
        const sum = Math.round((100 * (Number(counted) + (half === '' ? 0 : 0.5))) / Number(all));
        expect([seed, share, sum]).toEqual([seed, percentile, Number(percentile)]);
      }
    expect(told).toBeGreaterThan(5);
  });
});

describe('a range of scores', () => {
  const standard = (score: number, from: number, to: number) => ({
    score,
    from,
    to,
    isProvisional: false,
    isAgeAdjusted: true,
  });
  it('that the end of the scale has cut says so', () => {
    expect(scaleSix(standard(71, 69, 78))).toBe(' The scale begins at 69, so the range does too.');
    expect(scaleSix(standard(140, 134, 141))).toBe(' The scale ends at 141, so the range does too.');
  });
  it('that it has not says nothing', () =>
    expect([standard(100, 94, 106), standard(75, 69, 81), standard(135, 129, 141)].map(scaleSix)).toEqual([
      '',
      '',
      '',
    ]));
});

describe('a middle that lies between two marks', () => {
  const papers = [reportedPaper(0, [{ name: 'Number', subject: 'MATHS', topics: [['fractions', 40]] }])];
  const content = (own: number, all: readonly number[]) =>
    contentSix(
      basisWith({
        papers,
        answers: [marked(own, 40)],
        others: all.map((one): readonly Answers[] => [marked(one, 40)]),
        made: { template: 6 },
      }),
    );

  it('is said so, in the sentence, beside the dots and over the topics alike', () => {
    const { picture, topics } = content(2, [3, 10, 11, 20, 21, 30, 31]);
    const told = 'at least a quarter of the children had 8 or fewer, and at least a quarter 24 or more.';
    expect(picture).toMatchObject({
      median: 15.5,
      medianWords: 'between 15 and 16',
      lowerQuartile: 8,
      upperQuartile: 24,
    });
    expect(picture?.under).toBe(`The median is between 15 and 16; ${told}`);
    expect(picture?.alt).toBe(`8 marks as dots. Beth 2, median between 15 and 16; ${told}`);
    expect(topics.papers[0]?.under).toBe('Median between 15 and 16 of 40');
  });

  it('is said as it is where it is a mark', () => {
    expect(content(2, [3, 10, 15, 15, 21, 30, 31]).picture).not.toHaveProperty('medianWords');
    expect(markSix(15)).toBe('15');
  });

  it('leaves no part of a mark in what is said of quartiles: by chance', () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const { picture } = contentSix(randomBasis(seed, { template: 6 }));
      if (!picture) continue;
      expect([seed, picture.lowerQuartile % 1, picture.upperQuartile % 1]).toEqual([seed, 0, 0]);
      expect([seed, `${picture.under} ${picture.alt}`]).toEqual([seed, expect.not.stringMatching(/\d\.\d/)]);
    }
  });
});
