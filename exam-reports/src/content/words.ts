import { figureWords } from 'schemas/mock-exams/marks/explained/explained-words.rules';

/** "3 questions", "1 question". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "codes", "codes and fractions", "codes, fractions and ratio". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An average: "2.9", and "3" where it is whole. */
export const average = (value: number): string => String(Math.round(value * 10) / 10);

/** What everybody had on average, as it stands beside what a child had. @param of told where it is needed to read it */
export const averageSaid = (value: number, of?: number): string =>
  `The average was ${average(value)}${of === undefined ? '' : ` of ${of}`}.`;

/** The same words without that: what is left is the child's own. */
export const withoutAverage = (text: string): string =>
  text.replace(/The average was [\d.]+(?: of \d+)?\.(?: |$)/u, '').trim();

/** A median or a quartile, which may lie between two marks, as it is: "52", "52.5", "41.75". */
export const mark = figureWords;

/** "9:50". */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** "6 min 40 s", "45 s", "7 min". */
export function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  const [full, rest] = [Math.floor(whole / 60), whole % 60];
  if (full === 0) return `${rest}\u00a0s`;
  return rest === 0 ? `${full}\u00a0min` : `${full}\u00a0min ${rest}\u00a0s`;
}

/** "about 7 minutes", as one tells a time that was not stopped. */
export function aboutMinutes(seconds: number): string {
  if (seconds < 55) return `${Math.round(seconds)} seconds`;
  return counted(Math.max(1, Math.round(seconds / 60)), 'minute');
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** In words up to twelve. */
export const inWords = (count: number): string => small[count] ?? String(count);

/** "48,213,907". */
export const grouped = (digits: string): string => digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
