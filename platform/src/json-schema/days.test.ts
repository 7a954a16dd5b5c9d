import { describe, expect, it } from '@jest/globals';
import { Day, Instant } from 'schemas/describe/schema';
import { validatorOf } from './validator';

const isDay = validatorOf(Day);
const isInstant = validatorOf(Instant);

describe('a day, and an instant', () => {
  it.each(['1900-01-01', '1999-12-31', '2000-02-29', '2199-12-31'])('may be on %s', (day) => {
    expect([isDay(day), isInstant(`${day}T00:00:00.000Z`), isInstant(`${day}T23:59:59.999Z`)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-29', '+12026-01-01', ''])(
    'may not be on %j',
    (day) => {
      expect([isDay(day), isInstant(`${day}T00:00:00.000Z`)]).toEqual([false, false]);
    },
  );

  it.each(['2026-11-21T14:02:00+01:00', '2026-11-21T14:02:00', '2026-11-21', '2026-11-21T25:00:00Z'])(
    'is no instant as %s',
    (text) => {
      expect(isInstant(text)).toBe(false);
    },
  );
});
