import { expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { spansOf } from './day-of-rights';
import { practiceOf, rightsAt } from './rights-at';
import { daysTold, whyRights } from './rights.contract';
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

it('is asked of a day whose end is an instant as well', () => {
  const isAsked = (day: string) => Value.Check(whyRights.request.day, day);
  for (const day of [daysTold.first, '2026-02-28', daysTold.last]) expect([day, isAsked(day)]).toEqual([day, true]);
  for (const day of ['1899-12-31', '2190-01-01', '2199-12-31', '2026-02-30', '0000-01-01', '9999-12-31'])
    expect([day, isAsked(day)]).toEqual([day, false]);
});
