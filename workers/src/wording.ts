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
