import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import {
  daysBetween,
  daysLater,
  endOfLondonDay,
  londonClock,
  londonDay,
  londonInstant,
  londonInstants,
  londonTimeToldAt,
  manualClock,
} from './clock';

describe('the calendar day in London', () => {
  it('changes at midnight by the clock on the wall, in winter and in summer', () => {
    expect(londonDay('2026-11-21T23:59:59.999Z')).toBe('2026-11-21');
    expect(londonDay('2026-11-22T00:00:00.000Z')).toBe('2026-11-22');
    expect(londonDay('2026-07-01T22:59:59.999Z')).toBe('2026-07-01');
    expect(londonDay('2026-07-01T23:00:00.000Z')).toBe('2026-07-02');
  });

  it('is the one that a calendar library tells, on either side of every change of the clocks', () => {
    for (let year = 2024; year <= 2034; year += 1) {
      for (let hour = 0; hour < 366 * 24; hour += 11) {
        const instant = new Date(Date.UTC(year, 0, 1) + hour * 3_600_000 - 1);
        expect(londonDay(instant)).toBe(DateTime.fromJSDate(instant, { zone: 'Europe/London' }).toISODate());
      }
    }
  });

  it('is not made up for what is no instant', () => {
    expect(() => londonDay('yesterday')).toThrow(RangeError);
  });
});

describe('days on the calendar', () => {
  it('go on over the ends of months, leap days and the changes of the clocks', () => {
    expect(daysLater('2027-12-31', 1)).toBe('2028-01-01');
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysLater('2026-03-28', 1)).toBe('2026-03-29');
    expect(daysLater('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('are counted in both directions', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
    expect(daysBetween('2027-01-01', '2026-12-25')).toBe(-7);
    for (const days of [-400, -1, 0, 1, 59, 365, 1_000])
      expect(daysBetween('2026-03-29', daysLater('2026-03-29', days))).toBe(days);
  });
});

describe('a time on the wall', () => {
  it('is midnight when a day is over, also of the shortest and the longest', () => {
    const endOf = (day: string) => endOfLondonDay(day).toISOString();
    expect(endOf('2026-12-31')).toBe('2027-01-01T00:00:00.000Z');
    expect(endOf('2026-03-28')).toBe('2026-03-29T00:00:00.000Z');
    expect(endOf('2026-03-29')).toBe('2026-03-29T23:00:00.000Z');
    expect(endOf('2026-10-25')).toBe('2026-10-26T00:00:00.000Z');
  });

  it('is an hour earlier in summer', () => {
    expect(londonInstant('2026-12-05', '14:30').toISOString()).toBe('2026-12-05T14:30:00.000Z');
    expect(londonInstant('2026-06-05', '14:30').toISOString()).toBe('2026-06-05T13:30:00.000Z');
  });
});

describe('what clocks in London say', () => {
  const at = (day: string, time: string) => londonInstants(day, time).map((instant) => instant.toISOString());

  it('never comes in the hour that spring takes, and comes twice in the one that autumn gives', () => {
    expect(at('2027-03-28', '00:59:59')).toEqual(['2027-03-28T00:59:59.000Z']);
    expect(at('2027-03-28', '01:00')).toEqual([]);
    expect(at('2027-03-28', '01:59:59')).toEqual([]);
    expect(at('2027-03-28', '02:00')).toEqual(['2027-03-28T01:00:00.000Z']);
    expect(at('2027-10-31', '00:59')).toEqual(['2027-10-30T23:59:00.000Z']);
    expect(at('2027-10-31', '01:30')).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']);
    expect(at('2027-10-31', '02:00')).toEqual(['2027-10-31T02:00:00.000Z']);
  });

  it('is found by asking the clock about every quarter of an hour around it, on all days that matter', () => {
    const clockOn = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const days = [2026, 2027, 2031, 2040].flatMap((year) =>
      ['03', '07', '10'].flatMap((month) => Array.from({ length: 8 }, (_, n) => `${year}-${month}-${24 + n}`)),
    );
    for (const day of days) {
      const from = Date.parse(`${day}T00:00:00Z`) - 2 * 3_600_000;
      const quarters = Array.from({ length: 28 * 4 }, (_, n) => new Date(from + n * 900_000));
      const said = quarters.map((instant) => ({ instant, text: clockOn.format(instant) }));
      for (let hour = 0; hour < 24; hour += 1) {
        const time = `${String(hour).padStart(2, '0')}:45`;
        const [year, month, date] = day.split('-');
        const expected = said
          .filter(({ text }) => text === `${date}/${month}/${year}, ${time}`)
          .map(({ instant }) => instant.toISOString());
        expect([day, time, at(day, time)]).toEqual([day, time, expected]);
      }
    }
  });
});

describe('a clock that is set by hand', () => {
  it('stands still until then', () => {
    const clock = manualClock('2026-11-21T12:00:00Z');
    clock.advance(90);
    expect(clock.now().toISOString()).toBe('2026-11-21T12:01:30.000Z');
    clock.set('2027-01-01T00:00:00Z');
    expect(clock.now().getUTCFullYear()).toBe(2027);
  });
});

it('tells the time on the wall to the second, at midnight and in summer', () => {
  expect(londonClock('2026-11-21T00:00:07.999Z')).toBe('00:00:07');
  expect(londonClock('2027-06-30T23:05:00.000Z')).toBe('00:05:00');
});

it('tells a time to come with its day where that is not today, by the calendar of London', () => {
  expect(londonTimeToldAt('2026-11-23T10:00:00.000Z', '2026-11-23T23:43:00.000Z')).toBe('11:43 pm');
  expect(londonTimeToldAt('2026-11-23T23:44:00.000Z', '2026-11-24T23:43:00.000Z')).toBe(
    '11:43 pm on Tuesday 24 November',
  );
  expect(londonTimeToldAt('2026-07-01T22:59:00.000Z', '2026-07-01T23:01:00.000Z')).toBe('12:01 am on Thursday 2 July');
});
