const zone = 'Europe/London';
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });

const dayFormat = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const shortFormat = format({ day: 'numeric', month: 'short' });
const clockFormat = format({ hour: '2-digit', minute: '2-digit' });
const timeFormat = format({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
const secondFormat = format({ hour: 'numeric', minute: '2-digit', second: '2-digit', hourCycle: 'h12' });
const hourFormat = format({ hour: 'numeric', hourCycle: 'h23' });
const exactFormat = format({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

type When = string | number | Date;

/** "Sat 5 Dec 2026", as every date is written. */
export const day = (when: When) => dayFormat.format(new Date(when)).replace(',', '');

/** "5 Dec", where the year is plain. */
export const shortDay = (when: When) => shortFormat.format(new Date(when));

/** "14:02", for the badge. */
export const clockTime = (when: When) => clockFormat.format(new Date(when));

/** "2:30 pm". */
export const time = (when: When) => timeFormat.format(new Date(when)).replace(/\s/g, '\u00a0');

/** "2:30:09 pm", where seconds count. */
export const timeToTheSecond = (when: When) => secondFormat.format(new Date(when)).replace(/\s/g, '\u00a0');

/** "Sat 5 Dec 2026, 14:02:09", for those who investigate. */
export const exactly = (when: When) => exactFormat.format(new Date(when)).replace(',', '');

/** "Mon 30 Nov 2026, 2:30 pm". */
export const moment = (at: string): string => `${day(at)}, ${time(at)}`;

/** Of an end: "the end of Mon 30 Nov 2026", or "Mon 30 Nov 2026, 2:30 pm". */
export function until(endsAt: string): string {
  const isMidnight = time(endsAt) === time('2026-01-01T00:00:00Z');
  return isMidnight ? `the end of ${day(Date.parse(endsAt) - 1)}` : moment(endsAt);
}

/** How the hour in London is greeted. */
export function greeting(when: When): string {
  const hour = Number(hourFormat.format(new Date(when)));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
