import { expect, it } from '@jest/globals';
import { isFoundByName } from './found-by-name';

it.each([
  ['O’Brien', "o'brien"],
  ['O’Brien', 'obrien'],
  ["Siobhán O'Neill", 'SIOBHAN O‘n'],
  ['Zoe\u0308', 'Zoë'],
  ['Ama\u02bcu', "ama'u"],
  ['Mei', ' mei '],
])('finds %s by %s', (name, typed) => {
  expect(isFoundByName([name], typed)).toBe(true);
});

it('finds by any of several names, and by none that is not there', () => {
  expect(isFoundByName([null, 'Grace Adeyemi'], 'adey')).toBe(true);
  expect(isFoundByName([null, 'Grace Adeyemi'], 'adz')).toBe(false);
  expect(isFoundByName([null], 'a')).toBe(false);
});

it('finds everybody where nothing was typed', () => {
  expect(isFoundByName([null], '')).toBe(true);
  expect(isFoundByName(['Mei'], '  ')).toBe(true);
});
