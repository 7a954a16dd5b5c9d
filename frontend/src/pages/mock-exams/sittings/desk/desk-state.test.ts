import { describe, expect, it } from '@jest/globals';
import { asksAgainAfter, isHeardOf, newDesk } from './desk-state';

const NOW = '2027-03-06T10:00:00.000Z';
const tracked = (completedAt: string | null, papersFrom = NOW) => ({
  tracker: { papersFrom, facts: { sitting: { completedAt } } },
  sitting: {},
  acts: { waiting: [] },
});

describe('a device', () => {
  it('is heard of while it is sat, and no more once all is over and saved', () => {
    expect(isHeardOf(tracked(null), NOW)).toBe(true);
    expect(isHeardOf(tracked(NOW), NOW)).toBe(false);
    expect(isHeardOf({ ...tracked(NOW), acts: { waiting: [{}] } }, NOW)).toBe(true);
  });

  it('is heard of in the waiting room from when that is open', () => {
    expect(isHeardOf({ ...tracked(null), sitting: null }, NOW)).toBe(true);
    expect(isHeardOf({ ...tracked(null, '2027-03-06T10:00:01.000Z'), sitting: null }, NOW)).toBe(false);
    expect(isHeardOf(newDesk, NOW)).toBe(false);
  });

  it('asks again while somebody waits and sees the page', () => {
    expect(asksAgainAfter({ standing: 'none', sitting: null }, true)).toBe(30_000);
    expect(asksAgainAfter({ standing: 'none', sitting: null }, false)).toBe(Infinity);
    expect(asksAgainAfter({ standing: 'asking', sitting: null }, false)).toBe(Infinity);
  });
});
