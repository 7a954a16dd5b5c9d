import { format } from 'node:util';
import { londonDay, londonTimeTold } from 'platform/clock';

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

/** An instant as it is said in London: 5 December 2026 at 2:05 pm. */
export const londonMoment = (instant: string): string => `${longDay(londonDay(instant))} at ${londonTimeTold(instant)}`;

/** How a mail begins. @param name null: it is not known, or not to be said */
export const greeting = (name: string | null): string => (name === null ? 'Hello,' : `Hello ${name},`);

/** An amount of money as it is written: £8.99, and £20. */
export const pounds = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\.00$/, '')}`;

/**
 * One word of letters, which no message and no address can be hidden in: nobody may have shown that the mail address is theirs, and a
 * name is whatever was typed into a form.
 */
export const firstName = (name: string | null): string | undefined =>
  /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,23}$/u.exec(name?.trim().split(/\s+/)[0] ?? '')?.[0];
