import { expect, it } from '@jest/globals';
import { shown } from './inbox-pages';

it.each([
  ['2026-12-05T00:00:00.000Z', 'midnight'],
  ['2026-12-05T12:00:00.000Z', 'noon'],
  ['2026-12-05T00:05:00.000Z', '12:05 am'],
  ['2026-07-01T23:30:00.000Z', '12:30 am'],
  ['2026-12-05T14:30:00.000Z', '2:30 pm'],
])('tells %s as %s', (instant, words) => {
  expect(shown(instant).replaceAll(/\s/g, ' ')).toMatch(new RegExp(`2026,? (at )?${words}$`));
});
