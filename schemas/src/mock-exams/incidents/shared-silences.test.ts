import { expect, it } from '@jest/globals';
import { sharedSilences } from './shared-silences.rules';

const at = (minutes: number) => new Date(Date.parse('2027-03-06T10:00:00.000Z') + minutes * 60_000).toISOString();
const silent = (...times: readonly (readonly [from: number, until: number])[]) => ({
  evidence: times.map(([from, until]) => ({
    kind: 'silence' as const,
    fromAt: at(from),
    untilAt: at(until),
    paper: null,
    positions: [],
    count: 1,
  })),
});

it('is the time in which many were silent at once, with how many', () => {
  const children = [
    silent([10, 20]),
    silent([12, 18]),
    silent([14, 25], [40, 41]),
    silent([16, 17]),
    silent(),
    silent(),
  ];
  expect(sharedSilences(children)).toEqual([{ fromAt: at(14), untilAt: at(18), children: 4 }]);
});

it('is nothing where few were, or one after the other', () => {
  expect(sharedSilences([silent([10, 20]), silent([10, 20])])).toEqual([]);
  expect(sharedSilences([silent([10, 11]), silent([11, 12]), silent([12, 13])])).toEqual([]);
  const twenty = Array.from({ length: 20 }, (_, n) => (n < 3 ? silent([10, 20]) : silent()));
  expect(sharedSilences(twenty)).toEqual([]);
  expect(sharedSilences([])).toEqual([]);
});

it('does not count one child twice, and begins anew', () => {
  const children = [silent([1, 2], [5, 6]), silent([1, 2], [5, 6]), silent([1, 2], [5, 7])];
  expect(sharedSilences(children)).toEqual([
    { fromAt: at(1), untilAt: at(2), children: 3 },
    { fromAt: at(5), untilAt: at(6), children: 3 },
  ]);
});
