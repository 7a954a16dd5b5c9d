import { expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { Instant } from './schema';

const isInstant = (text: string) => Value.Check(Instant, text);

it.each(['2026-11-21T14:02:00.000Z', '1900-01-01T00:00:00Z', '2199-12-31T23:59:59.999999Z'])(
  'an instant is %s',
  (text) => {
    expect(isInstant(text)).toBe(true);
  },
);

// Each of these has the format of a date and a time; PostgreSQL refuses some, and takes others for another instant.
it.each([
  `2026-11-22T00:00:00.${'1'.repeat(300)}Z`,
  '2026-11-22T00:00:00.123456789Z',
  '2026-11-22t11:59:59Z',
  '2026-11-22T11:59:59z',
  '2026-11-22 11:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-11-22T11:00:00+01:00',
  '1899-12-31T23:59:59Z',
])('no instant is %s', (text) => {
  expect(isInstant(text)).toBe(false);
});
