import { expect, it } from '@jest/globals';
import { trendOf, type TrendPoint } from './trend.rules';

const point = (satOn: string, score: number | null, band = 6): TrendPoint => ({
  sessionId: `s-${satOn}`,
  satOn,
  right: 40,
  of: 80,
  n: 50,
  percentile: 50,
  standard:
    score === null ? null : { score, from: score - band, to: score + band, isProvisional: true, isAgeAdjusted: true },
});

it('compares each session with the one before it that has a score', () => {
  const steps = trendOf([
    point('2027-05-01', 118),
    point('2027-01-09', 100),
    point('2027-03-06', null),
    point('2027-04-03', 108),
  ]);
  expect(steps.map(({ satOn, change, says }) => [satOn, change, says])).toEqual([
    ['2027-01-09', null, null],
    ['2027-03-06', null, null],
    ['2027-04-03', 8, 'about the same'],
    ['2027-05-01', 10, 'up'],
  ]);
});

it('calls nothing a change that chance would explain', () => {
  const says = (score: number, band: number) =>
    trendOf([point('2027-01-09', 100, band), point('2027-03-06', score, band)])[1]?.says;
  expect([says(108, 6), says(109, 6), says(92, 6), says(91, 6), says(100, 0)]).toEqual([
    'about the same',
    'up',
    'about the same',
    'down',
    'about the same',
  ]);
});
