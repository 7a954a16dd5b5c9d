import { expect, it } from '@jest/globals';
import { canBeBirthday } from './birthday.rules';

it.each([
  [undefined, true],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2199-01-01', false],
  ['2016-02-29', true],
  ['2007-11-22', true],
  ['2007-11-21', false],
  ['1900-01-01', false],
])('a child may be born on %s: %s', (bornOn, may) => expect(canBeBirthday(bornOn, '2026-11-22')).toBe(may));

it('knows the oldest of them on a day that their year did not have', () => {
  expect(canBeBirthday('2009-03-01', '2028-02-29')).toBe(true);
  expect(canBeBirthday('2009-02-28', '2028-02-29')).toBe(false);
});
