import { format } from 'node:util';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-12-05` as it is said: 5 December 2026. */
export function longDay(day: string): string {
  const [year = '', month = '1', date = '1'] = day.split('-');
  return format('%d %s %s', Number(date), months[Number(month) - 1], year);
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as it is said in London: 5 December 2026 at 14:05. */
export const londonMoment = (instant: string): string => {
  const part = new Map(london.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? '';
  return `${of('day')} ${of('month')} ${of('year')} at ${of('hour')}:${of('minute')}`;
};

/** An amount of money as it is written: £8.99, and £20. */
export const pounds = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\.00$/, '')}`;
