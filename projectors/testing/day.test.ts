import { describe, expect, it } from '@jest/globals';
import { loggedOf, type Happened } from 'platform/testing/folding';
import { events } from 'schemas/describe/events';
import { dayOf, minuteByMinute } from './day';
import { golden } from './golden';

const asked = { SubscriptionRequested: {}, SubscriptionConfirmed: {} };
const feature = { families: [events({ ...asked, SubscriptionEnded: {} })] };

describe('a day of the fixed log', () => {
  it('has more minutes than an hour', () => {
    const events = Array.from({ length: 61 }, (_, number) => ({ type: 'Happened', data: { number } }));
    const times = minuteByMinute<Happened>('2026-08-31', events).map(({ at }) => at);
    expect(times.slice(-2)).toEqual(['2026-08-31T10:59:00.000Z', '2026-08-31T11:00:00.000Z']);
  });

  it('holds each type of its feature once, those first whose order matters', () => {
    const day = dayOf(feature, { on: '2026-08-31', order: ['SubscriptionEnded'] });
    expect(day.map(({ type }) => type)).toEqual([
      'SubscriptionEnded',
      'SubscriptionRequested',
      'SubscriptionConfirmed',
    ]);
  });

  it('takes a new type in without a change to what was there', () => {
    const later = [golden('SubscriptionEnded', { subscriberId: 'another' })];
    const whole = dayOf(feature, { on: '2026-08-31', later });
    const less = dayOf({ families: [events(asked)] }, { on: '2026-08-31', later });
    expect(whole.filter((_event, index) => index !== less.length - 1)).toEqual(less);
  });

  it('begins at a place of its own in the log', () => {
    const event = { type: 'Happened', data: {} };
    const places = loggedOf([event, event, { ...event, place: 1_001 }, event]).map(({ position }) => Number(position));
    expect(places).toEqual([1, 2, 1_001, 1_002]);
  });
});
