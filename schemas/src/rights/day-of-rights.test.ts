import { expect, it } from '@jest/globals';
import { spansOf } from './day-of-rights';
import { practiceOf, rightsAt } from './rights-at';
import { dice, hour, randomGrants } from './testing/random-grants';

it('tells of a day, part by part, what each of its hours would be told', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const grants = randomGrants(dice(seed));
    const [from, to] = [seed % 24, 24 + seed];
    const spans = spansOf(grants, 'amara', { fromAt: hour(from), toAt: hour(to) });
    expect(spans[0]?.fromAt).toBe(hour(from));
    expect(spans.at(-1)?.toAt).toBe(hour(to));
    expect(spans.slice(1).map(({ fromAt }) => fromAt)).toEqual(spans.slice(0, -1).map(({ toAt }) => toAt));
    const hours = Array.from({ length: to - from }, (_, n) => hour(from + n));
    const told = hours.map((at) => spans.find(({ fromAt, toAt }) => fromAt <= at && at < toAt));
    expect(told.map((span) => [span?.practice, span?.sessionIds.length])).toEqual(
      hours.map((at) => rightsAt(grants, 'amara', at)).map((rights) => [practiceOf(rights), rights.sessions.size]),
    );
  }
});

it('is one part where nothing changes', () =>
  expect(spansOf([], 'amara', { fromAt: hour(0), toAt: hour(24) })).toEqual([
    {
      fromAt: hour(0),
      toAt: hour(24),
      practice: 'none',
      comprehension: false,
      allMockSessions: false,
      sessionIds: [],
      because: [],
    },
  ]));
