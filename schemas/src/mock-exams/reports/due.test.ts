import { expect, it } from '@jest/globals';
import { alarmBefore, resultsDue } from './due.rules';

it.each([
  ['in winter, by six', '2026-12-05T18:00:00.000Z', '2026-12-05T19:00:00.000Z'],
  ['in winter, after six', '2026-12-05T18:01:00.000Z', '2026-12-06T19:00:00.000Z'],
  ['in summer, by six', '2026-07-05T17:00:00.000Z', '2026-07-05T18:00:00.000Z'],
  ['in summer, after six', '2026-07-05T17:30:00.000Z', '2026-07-06T18:00:00.000Z'],
  ['on the Sunday on which the clocks go back', '2026-10-25T12:00:00.000Z', '2026-10-25T19:00:00.000Z'],
  ['on the eve of that, late', '2026-10-24T18:00:00.000Z', '2026-10-25T19:00:00.000Z'],
  ['on the eve of that, in time', '2026-10-24T17:00:00.000Z', '2026-10-24T18:00:00.000Z'],
  ['on the Sunday on which they go forward', '2027-03-28T12:00:00.000Z', '2027-03-28T18:00:00.000Z'],
  ['on the eve of that, late', '2027-03-27T18:30:00.000Z', '2027-03-28T18:00:00.000Z'],
  ['in the hour that autumn gives twice', '2026-10-25T01:30:00.000Z', '2026-10-25T19:00:00.000Z'],
  ['at midnight', '2026-12-05T00:00:00.000Z', '2026-12-05T19:00:00.000Z'],
  ['on the last day of a month', '2026-12-31T18:30:00.000Z', '2027-01-01T19:00:00.000Z'],
  ['on a day that a leap year has', '2028-02-28T18:30:00.000Z', '2028-02-29T19:00:00.000Z'],
])('is due %s', (_, closes, due) => {
  expect(resultsDue(closes)).toBe(due);
});

it('is looked at an hour before', () =>
  expect(alarmBefore('2026-12-05T19:00:00.000Z')).toBe('2026-12-05T18:00:00.000Z'));
