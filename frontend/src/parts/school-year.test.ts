import { expect, it } from '@jest/globals';
import { schoolYear } from './school-year';

it.each([
  // The youngest and the oldest of a year.
  ['2016-08-31', '2026-11-22', 'Year\u00a06'],
  ['2015-09-01', '2026-11-22', 'Year\u00a06'],
  ['2016-09-01', '2026-11-22', 'Year\u00a05'],
  // In the summer holidays it is still the year before.
  ['2016-08-31', '2026-08-31', 'Year\u00a05'],
  ['2016-08-31', '2026-09-01', 'Year\u00a06'],
  ['2022-08-31', '2026-11-22', 'Reception'],
  ['2022-09-01', '2026-11-22', undefined],
  ['2008-09-01', '2026-11-22', 'Year\u00a013'],
  ['2008-08-31', '2026-11-22', undefined],
  [null, '2026-11-22', undefined],
])('somebody born on %s is on %s in: %s', (bornOn, today, year) => expect(schoolYear(bornOn, today)).toBe(year));
