import { expect, it } from '@jest/globals';
import { endOfDay, instantIn, onTheWall } from './london';

it('reads a day and a time as the clock in London shows it, in winter, in summer, and where the clocks change', () => {
  expect(instantIn('2026-11-30T23:59')).toBe('2026-11-30T23:59:00.000Z');
  expect(instantIn('2027-06-30T23:59')).toBe('2027-06-30T22:59:00.000Z');
  expect(instantIn('2027-03-28')).toBe('2027-03-28T00:00:00.000Z');
  expect(endOfDay('2027-03-28')).toBe('2027-03-28T23:00:00.000Z');
  expect(endOfDay('2027-10-31')).toBe('2027-11-01T00:00:00.000Z');
  expect(endOfDay('2026-12-31')).toBe('2027-01-01T00:00:00.000Z');
});

it('takes nothing for an instant that is none', () => {
  for (const typed of ['', 'soon', '2026-13-01', '2026-11-30T25:00']) expect(instantIn(typed)).toBeUndefined();
  expect(endOfDay('')).toBeUndefined();
});

it('shows what it reads', () => {
  for (const typed of ['2026-11-30T23:59', '2027-06-30T00:00', '2027-03-28T02:30'])
    expect(onTheWall(instantIn(typed) ?? '')).toBe(typed);
});
