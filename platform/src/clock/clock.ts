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

// Swedish is the locale whose dates are those of ISO 8601. Made once: a formatter costs a thousand times its use.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });

/** The calendar day in London, `2026-11-21`. @throws RangeError for what is no instant. */
export function londonDay(instant: Date | string): string {
  return isoDay.format(new Date(instant));
}

const wallClock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** What clocks in London say: `14:35`. */
export const londonTime = (instant: Date): string => wallClock.format(instant);

const toldClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** The same as people are told it: `2:35 pm`. */
export const londonTimeTold = (instant: Date | string): string =>
  toldClock.format(new Date(instant)).replace(/\s/g, ' ');

const toldDay = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' });

/** The same of an instant to come, with its day where that is not today: `2:35 pm on Tuesday 24 November`. */
export const londonTimeToldAt = (now: Date | string, instant: Date | string): string =>
  londonDay(now) === londonDay(instant)
    ? londonTimeTold(instant)
    : `${londonTimeTold(instant)} on ${toldDay.format(new Date(instant)).replace(',', '')}`;

const toldWholeDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The London day of an instant as it is told in full: `Saturday 6 March 2027`. */
export const londonDayTold = (instant: Date | string): string =>
  toldWholeDay.format(new Date(instant)).replace(',', '');

const exactWallClock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' });

/** The same to the second: `14:35:07`. */
export const londonClock = (instant: Date | string): string => exactWallClock.format(new Date(instant));

const DAY_MS = 86_400_000;

/** The day `days` later on the calendar; a calendar knows no summer time. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole calendar days from one day to another; negative when `to` is the earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The instant at which a day is over in London: midnight, by the clock on the wall. */
export const endOfLondonDay = (day: string): Date => londonInstant(daysLater(day, 1), '00:00');

/** The instant of a wall-clock time in London, to the summer-time edge. */
export function londonInstant(day: string, time: string): Date {
  return DateTime.fromISO(`${day}T${time}`, { zone }).toJSDate();
}

const wallClockToTheSecond = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The instants at which clocks in London say this day and time (`10:00` or `10:00:00`), the earlier first: none in the hour that
 * spring takes, two in the hour that autumn gives. Since 1972 London is either on Greenwich time or an hour before it.
 */
export function londonInstants(day: string, time: string): Date[] {
  const said = `${day} ${time.length === 5 ? `${time}:00` : time}`;
  const asGreenwich = Date.parse(`${said.replace(' ', 'T')}Z`);
  return [asGreenwich - 3_600_000, asGreenwich]
    .map((ms) => new Date(ms))
    .filter((instant) => wallClockToTheSecond.format(instant) === said);
}
