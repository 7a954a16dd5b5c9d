import { expect, it } from '@jest/globals';
import { linesOf } from './line-breaking';

const letters = (text: string) => text.length;

it('fills each line with as many words as it holds', () => {
  expect(linesOf('one two three four', 9, letters)).toEqual(['one two', 'three', 'four']);
  expect(linesOf('one two three four', 13, letters)).toEqual(['one two three', 'four']);
});

it('takes spaces of any kind and number for one', () => {
  expect(linesOf('  one \n two ', 9, letters)).toEqual(['one two']);
  expect(linesOf(' ', 9, letters)).toEqual([]);
});

it('leaves a word whole that is wider than a line', () => {
  expect(linesOf('a immeasurable b', 5, letters)).toEqual(['a', 'immeasurable', 'b']);
});
