import { clockWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { day as dayWords } from './dates';

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const endings = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const;
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** "Sat 5 Dec 2026, 10:00 am", of a day (ISO) and a time (HH:mm:ss) in London: as every date is written. */
export const examDay = (date: string, time: string) => `${dayWords(date)}, ${clockWords(time)}`;

/** "5th December 2026 at 10:00 am", as the landing page of the mock exams says it. */
export const examDate = (date: string, time: string) => `${dayIn(date)} at ${clockAt(time)}`;

function dayIn(date: string): string {
  const [year, , day] = date.split('-').map(Number);
  return `${day}${endings[ordinals.select(day ?? 0)]} ${months.format(Date.parse(date))} ${year}`;
}

function clockAt(time: string): string {
  const [hour = 0] = time.split(':').map(Number);
  return `${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3, 5)} ${hour < 12 ? 'am' : 'pm'}`;
}
