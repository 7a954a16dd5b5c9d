import { expect, it } from '@jest/globals';
import { examEventsIn } from './exam-events';

const now = new Date('2027-03-01T12:00:00.000Z');
const prices = { oneOffPence: 2499, standardPence: 899 };
const session = {
  mockexamSessionId: 's-1',
  mockExamDate: '2027-03-06',
  mockExamTime: '10:00:00',
  isFreeSession: false,
  isFull: false,
};
const told = (sessions: unknown, list: unknown = prices) =>
  [
    ...examEventsIn({ sessions, prices: list }, now).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, data]) => JSON.parse(data ?? '') as Record<string, unknown>);

it('tells of a mock exam what it is, when it begins by the clock in London, what it costs and whether a place is left', () => {
  const [sold, full, free] = told([
    session,
    { ...session, mockexamSessionId: 's-2', mockExamDate: '2027-05-22', isFull: true },
    { ...session, mockexamSessionId: 's-3', mockExamDate: '2027-06-05', isFreeSession: true },
  ]);
  expect(sold).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    startDate: '2027-03-06T10:00:00+00:00',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation' },
    offers: { price: '24.99', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
  });
  expect(JSON.stringify(sold)).toContain('__BASE_ADDRESS__/auth/register/3/s-1');
  expect(full).toMatchObject({
    startDate: '2027-05-22T10:00:00+01:00',
    offers: { availability: 'https://schema.org/SoldOut' },
  });
  expect(free).toMatchObject({ name: 'Free 11-plus mock exam', offers: { price: '0.00' } });
});

it('tells nothing of what has begun, of what is told oddly, or of what has no price yet', () => {
  expect(told([])).toEqual([]);
  expect(told([{ ...session, mockExamDate: '2027-03-01' }])).toEqual([]);
  expect(told([session], null)).toEqual([]);
  expect(told([{ ...session, isFreeSession: true }], null)).toHaveLength(1);
  for (const odd of [undefined, null, {}, [{}], [{ ...session, mockexamSessionId: '</script><script>' }]])
    expect(examEventsIn({ sessions: odd, prices }, now)).toBe('');
  // An hour that summer time takes away.
  expect(told([{ ...session, mockExamDate: '2027-03-28', mockExamTime: '01:30:00' }])).toEqual([]);
});

it('tells of the next few, however many are planned', () =>
  expect(told(Array.from({ length: 200 }, (_, n) => ({ ...session, mockexamSessionId: `s-${n}` })))).toHaveLength(5));
