import { expect, it } from '@jest/globals';
import { arrangedWords, clockWords, exactLength, extraSecondsOf, lengthWords, ownLengthWords } from './arranged.rules';
import { arrangementsOf, noArrangements } from './arrangements';

it('says what was arranged in one breath', () => {
  expect(arrangedWords(noArrangements)).toBe('');
  const percent = { extraTime: { kind: 'percent' as const, percent: 25 as const }, restMinutes: 1, largerText: true };
  expect(arrangedWords(percent)).toBe(
    '25% more time for each paper, up to 1 minute of rest in each paper and larger text',
  );
  const minutes = { extraTime: { kind: 'minutes' as const, minutes: 10 }, restMinutes: 0, largerText: false };
  expect(arrangedWords(minutes)).toBe('10 minutes more time for each paper');
  expect(arrangedWords({ restMinutes: 5, largerText: true })).toBe(
    'up to 5 minutes of rest in each paper and larger text',
  );
});

it('gives more time to the second, and the arrangements of a session before those of always', () => {
  expect(extraSecondsOf({ ...noArrangements, extraTime: { kind: 'percent', percent: 25 } }, 50)).toBe(750);
  expect(extraSecondsOf({ ...noArrangements, extraTime: { kind: 'percent', percent: 10 } }, 45)).toBe(270);
  expect(extraSecondsOf({ ...noArrangements, extraTime: { kind: 'minutes', minutes: 7 } }, 45)).toBe(420);
  expect(extraSecondsOf(noArrangements, 45)).toBe(0);
  const always = { restMinutes: 5, largerText: false };
  expect(arrangementsOf(null, always)).toBe(always);
  expect(arrangementsOf(noArrangements, always)).toBe(noArrangements);
  expect(arrangementsOf(null, undefined)).toBe(noArrangements);
});

it('tells the time as clocks with twelve hours do', () => {
  const said = ['00:05:00', '09:30', '12:00:00', '14:30:00', '23:59:59'].map(clockWords);
  expect(said).toEqual(['12:05 am', '9:30 am', '12:00 pm', '2:30 pm', '11:59 pm']);
});

it('says how long a mock exam is', () => {
  expect(lengthWords([])).toBe('2 papers - 50 minutes each');
  expect(lengthWords([45, 45])).toBe('2 papers - 45 minutes each');
  expect(lengthWords([50, 45])).toBe('2 papers - 50 and 45 minutes');
  expect([3_000, 3_750, 1, 0].map(exactLength)).toEqual([
    '50 minutes',
    '1 hour 2 minutes 30 seconds',
    '1 second',
    'no time',
  ]);
});

it('says how long each paper is for whoever has more time, and nothing for whoever has not', () => {
  const quarter = { ...noArrangements, extraTime: { kind: 'percent' as const, percent: 25 as const } };
  expect(ownLengthWords([50, 50], quarter)).toBe('1 hour 2 minutes 30 seconds each');
  expect(ownLengthWords([40, 20], quarter)).toBe('50 minutes and 25 minutes');
  expect(ownLengthWords([40], quarter)).toBe('50 minutes');
  expect(ownLengthWords([], quarter)).toBe('1 hour 2 minutes 30 seconds each');
  expect(ownLengthWords([50, 50], { restMinutes: 5, largerText: true })).toBe('');
});
