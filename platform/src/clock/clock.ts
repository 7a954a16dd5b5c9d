import { DateTime } from 'luxon';

/** Tells the time. A port, so that tests and the demo world can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is set. */
export function manualClock(
  start: string | Date,
): Clock & { set(to: string | Date): void; advance(seconds: number): void } {
  let time = new Date(start);
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to);
    },
    advance: (seconds) => {
      time = new Date(time.getTime() + seconds * 1000);
    },
  };
}

const zone = 'Europe/London';

/** The calendar day in London, `2026-11-21`. */
export function londonDay(instant: Date | string): string {
  return DateTime.fromJSDate(new Date(instant), { zone }).toFormat('yyyy-MM-dd');
}

/** The day `days` later on the calendar, whatever the length of the days between. */
export function daysLater(day: string, days: number): string {
  return DateTime.fromISO(day, { zone }).plus({ days }).toFormat('yyyy-MM-dd');
}

/** Whole calendar days from one day to another; negative when `to` is the earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round(DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days);
}

/** The instant of a wall-clock time in London, to the summer-time edge. */
export function londonInstant(day: string, time: string): Date {
  return DateTime.fromISO(`${day}T${time}`, { zone }).toJSDate();
}
