import { expect, it } from '@jest/globals';
import { answerAmong, answerStill, isTooMany, optionsIn } from './choice';

it.each([
  ['', []],
  ['  ', []],
  ['5||6|| 7 ', ['5', '6', '7']],
  ['5||', ['5', '']],
])('takes options apart: %p', (typed, options) => expect(optionsIn(typed)).toEqual(options));

it('knows when they are too many, or too long', () => {
  expect([
    isTooMany(['1', '2', '3', '4', '5']),
    isTooMany(['1', '2', '3', '4', '5', '6']),
    isTooMany(['a'.repeat(2_001)]),
  ]).toEqual([false, true, true]);
});

it.each([
  [['5', '6'], 'B', 'B'],
  [['5', '6'], 'b', 'B'],
  [['5', '6'], ' 6 ', 'B'],
  [['5', '6'], '', ''],
  [['5', '6'], 'C', undefined],
  [['5', '6'], '7', undefined],
  [['the', 'a'], 'a', 'B'],
  [['B', 'A'], 'A', 'A'],
])('of %p, %p is %p', (options, told, letter) => expect(answerAmong(options, told)).toBe(letter));

it('keeps the letter that was right as long as its option is there', () => {
  expect([answerStill(['1', '2'], 'B'), answerStill(['1'], 'B'), answerStill([], '')]).toEqual(['B', '', '']);
});
