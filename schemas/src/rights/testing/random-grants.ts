import { rightNames, sourceNames, type Grant, type TermOf } from '../grant';

const START = Date.parse('2026-11-01T00:00:00.000Z');

/** The instant so many hours after the first of November. */
export const hour = (hours: number): string => new Date(START + hours * 3_600_000).toISOString();

/** Numbers from 0 to below `most`, the same for the same seed. */
export function dice(seed: number): (most: number) => number {
  let state = seed >>> 0;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

export const LEARNERS = ['amara', 'tunde'] as const;
export const HOURS = 120;

/** Some grants of a family of two within five days, as a log could have made them. */
export function randomGrants(roll: (most: number) => number): Grant[] {
  return Array.from({ length: 1 + roll(7) }, (_, n) => randomGrant(`grant-${n}`, roll));
}

function randomGrant(grantId: string, roll: (most: number) => number): Grant {
  const begins = roll(HOURS);
  return {
    grantId,
    learnerId: roll(2) === 0 ? null : (LEARNERS[roll(2)] ?? null),
    gives: rightNames.filter((_, n) => n === roll(rightNames.length) || roll(3) === 0),
    sessionIds: ['one', 'two'].filter(() => roll(2) === 0),
    source: sourceNames[roll(sourceNames.length)] ?? 'staff',
    beginsAt: hour(begins),
    terms: randomTerms(begins, roll),
  };
}

// Given about when it begins, then moved up to twice, then perhaps taken back.
function randomTerms(begins: number, roll: (most: number) => number): TermOf[] {
  const end = () => (roll(5) === 0 ? null : hour(begins + 1 + roll(HOURS / 2)));
  let since = Math.max(0, begins - 10 + roll(20));
  const terms: TermOf[] = [{ since: hour(since), endsAt: end(), why: 'given' }];
  for (let n = roll(3); n > 0; n -= 1) {
    since += roll(30);
    terms.push({ since: hour(since), endsAt: end(), why: 'end set' });
  }
  if (roll(3) > 0) return terms;
  since += roll(30);
  return [...terms, { since: hour(since), endsAt: hour(since), why: 'withdrawn' }];
}
