import { expect, it } from '@jest/globals';
import { lengthOf, secondsUntil, timeFigures, timeNote, timeWords } from './time-words';

it.each([
  [3_750, '1:02:30', '1 hour 2 minutes 30 seconds'],
  [3_600, '1:00:00', '1 hour 0 minutes 0 seconds'],
  [1_723, '28:43', '28 minutes 43 seconds'],
  [60, '01:00', '1 minute 0 seconds'],
  [1, '00:01', '1 second'],
  [0, '00:00', 'Time Up.'],
])('%p seconds are %p, in words %p', (left, figures, words) => {
  expect([timeFigures(left), timeWords(left).replaceAll('\u00a0', ' ')]).toEqual([figures, words]);
});

it('is never below nothing, and shows a begun second until it is over', () => {
  const now = '2026-12-05T10:00:00.000Z';
  expect(['2026-12-05T09:00:00.000Z', '2026-12-05T10:00:00.001Z', now].map((ends) => secondsUntil(ends, now))).toEqual([
    0, 1, 0,
  ]);
});

it('says a calm word at five minutes and at one, and it stands long enough to be met', () => {
  const notes = [301, 300, 241, 240, 61, 60, 1].map((left) => timeNote(left, 50).slice(0, 4));
  expect(notes).toEqual(['', 'Five', 'Five', '', '', 'One ', 'One ']);
  expect(timeNote(0, 50)).toBe('Time Up.');
  expect([300, 60].map((left) => timeNote(left, 5).slice(0, 4))).toEqual(['', 'One ']);
});

it('tells a length to the second, and nothing that is none', () => {
  const told = [3_000, 3_750, 3_600, 75, 0].map((seconds) => lengthOf(seconds).replaceAll('\u00a0', ' '));
  expect(told).toEqual(['50 minutes', '1 hour 2 minutes 30 seconds', '1 hour', '1 minute 15 seconds', 'no time']);
});
