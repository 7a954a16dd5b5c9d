import { expect, it } from '@jest/globals';
import { resultsDue } from './results-due';

it.each([
  ['in winter, by six', '2026-12-05T18:00:00.000Z', '2026-12-05T19:00:00.000Z'],
  ['in winter, after six', '2026-12-05T18:01:00.000Z', '2026-12-06T19:00:00.000Z'],
  ['in summer, by six', '2026-07-05T17:00:00.000Z', '2026-07-05T18:00:00.000Z'],
  ['in summer, after six', '2026-07-05T17:30:00.000Z', '2026-07-06T18:00:00.000Z'],
  ['on the eve of the clocks’ change', '2026-10-24T18:00:00.000Z', '2026-10-25T19:00:00.000Z'],
])('%s', (_, closes, due) => {
  expect(resultsDue(closes)).toBe(due);
});
