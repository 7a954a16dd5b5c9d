import { describe, expect, it } from '@jest/globals';
import { refuse } from 'platform/decider';
import type { Grant } from 'schemas/rights/grant';
import { subscriberChanges, type SubscriberChange } from './subscriber-type.rules';

const now = '2026-11-21T10:00:00.000Z';
const change = (more: Partial<SubscriberChange> = {}): SubscriberChange => ({
  familyId: 'f',
  learnerId: 'amara',
  to: 'MOCK_EXAM_SUBSCRIBER',
  sessionIds: [],
  grantIds: { plan: 'plan', dates: 'dates' },
  at: now,
  ...more,
});
const grant = (grantId: string, more: Partial<Grant> = {}): Grant => ({
  grantId,
  learnerId: 'amara',
  gives: ['all-mock-sessions'],
  sessionIds: [],
  source: 'staff',
  beginsAt: now,
  terms: [{ since: now, endsAt: null, why: 'given' }],
  ...more,
});
const ending = (endsAt: string) => ({ terms: [{ since: now, endsAt, why: 'given' as const }] });
const told = (changed: SubscriberChange, ...grants: Grant[]) => {
  const decided = subscriberChanges(changed, grants);
  if (decided.kind === 'refused') return decided;
  return decided.events.map(({ type, data }) =>
    type === 'GrantGiven' ? [data.gives.join(), data.sessionIds ?? data.learnerId ?? 'family'] : [type, data.grantId],
  );
};

describe('a subscriber', () => {
  it('has all mock sessions without end, once', () => {
    expect(told(change())).toEqual([['all-mock-sessions', 'amara']]);
    expect(told(change(), grant('a'))).toEqual([]);
    expect(told(change(), grant('a', ending('2026-12-01T00:00:00.000Z')))).toHaveLength(1);
    expect(told(change(), grant('a', { learnerId: 'tunde' }))).toHaveLength(1);
  });

  it('is given dates besides, of which those that are held are left out', () => {
    const dates = grant('d', { gives: ['mock-sessions'], sessionIds: ['one'] });
    expect(told(change({ sessionIds: ['one', 'two'] }), dates)).toEqual([
      ['all-mock-sessions', 'amara'],
      ['mock-sessions', ['two']],
    ]);
  });
});

it('gives the standard plan to the whole family', () =>
  expect(told(change({ to: 'STANDARD_LEARNING' }))).toEqual([['practice,comprehension', 'family']]));

describe('who is no subscriber any more', () => {
  const ended = (more: Partial<SubscriberChange> = {}) => change({ to: 'MOCK_EXAM_NON_SUBSCRIBER', ...more });
  const later = grant('later', { beginsAt: '2026-12-01T00:00:00.000Z' });

  it('keeps nothing of what staff gave of all sessions, that to come included, and keeps dates', () => {
    const dates = grant('d', { gives: ['mock-sessions'], sessionIds: ['one'] });
    const others = grant('t', { learnerId: 'tunde' });
    expect(told(ended({ reason: 'Asked for.' }), grant('a'), later, dates, others)).toEqual([
      ['GrantWithdrawn', 'a'],
      ['GrantWithdrawn', 'later'],
    ]);
    expect(told(ended({ sessionIds: ['two'] }))).toEqual([['mock-sessions', ['two']]]);
  });

  it('was so already, where all of it is over', () => expect(told(ended(), grant('a', ending(now)))).toEqual([]));

  it('needs a reason, and is not made so while somebody pays for it', () => {
    expect(told(ended(), grant('a'))).toEqual(refuse('ReasonNeeded'));
    const paid = grant('p', { source: 'subscription' });
    expect(told(ended({ reason: 'Asked for.' }), grant('a'), paid)).toEqual(refuse('GrantIsPaid'));
  });
});
