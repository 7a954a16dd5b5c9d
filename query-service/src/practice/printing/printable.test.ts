import { expect, it } from '@jest/globals';
import { mayPrintQuestions } from './printable.rules';

const open = { purpose: 'practice' as const, completedAt: null, asked: 40, closed: [] };
const completedAt = '2026-11-21T10:00:00.000Z';
const all = Array.from({ length: 40 }, (_, n) => n + 1);

it.each([
  ['is being done on the screen', open, false],
  ['is marked', { ...open, completedAt }, true],
  ['was marked before anything stayed closed', { ...open, completedAt, closed: null }, true],
  ['is marked, and has blanks that stayed closed', { ...open, completedAt, closed: all.slice(1) }, true],
  ['is marked, and has nothing that the day paid for', { ...open, completedAt, closed: all }, false],
  ['was dealt on paper', { ...open, purpose: 'paper' as const }, true],
  ['is a comprehension', { ...open, purpose: 'comprehension' as const }, true],
])('the questions of a worksheet that %s are printed for a free account: %#', (_, worksheet, may) => {
  expect(mayPrintQuestions(worksheet, ['ROLE_FREE_USER'])).toBe(may);
  expect(mayPrintQuestions(worksheet, ['ROLE_FREE_USER', 'ROLE_USER'])).toBe(true);
});
