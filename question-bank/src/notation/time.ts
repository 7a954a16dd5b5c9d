import Fraction from 'fraction.js';
import type { ShownUnit } from '../generation/question-type';
import { count } from '../wording/english';
import { lowestTerms } from './fractions';
import { after } from './units';

/** "2 hours 15 minutes", "1 hour", "45 minutes". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [count(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [count(rest, 'minute')] : []),
  ].join(' ');
}

/** Minutes as hours with a fraction: "2.5 hours", "0.5 hours", "1@@1/3 hours", "@@2/3 hour". */
export function hoursText(minutes: number): string {
  const hours = new Fraction(minutes, 60);
  if (minutes === 60) return '1 hour';
  if (10 % Number(hours.d) === 0 || Number(hours.d) === 4) return `${hours.toString()} hours`;
  return `${lowestTerms(hours)} ${hours.compare(1) > 0 ? 'hours' : 'hour'}`;
}

/** A time of day on the 24-hour clock, from minutes after midnight: 15:30. */
export const clock24 = (minutes: number): string => {
  const today = ((minutes % 1440) + 1440) % 1440;
  return `${twoDigits(Math.floor(today / 60))}:${twoDigits(today % 60)}`;
};

/** A time of day with am or pm: 3:30 pm, 12:05 am. */
export const clock12 = (minutes: number): string => {
  const today = ((minutes % 1440) + 1440) % 1440;
  const hour = Math.floor(today / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(today % 60)} ${hour < 12 ? 'am' : 'pm'}`;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * How a duration is asked for: the sentence of the prompt that names the form, the hint under the box, and the unit beside it
 * where there is only one.
 */
export function durationForm(minutes: number): { inForm: string; answerForm: string; unit?: ShownUnit } {
  if (minutes % 60 === 0)
    return { inForm: 'Give your answer in hours.', answerForm: 'Give hours, like 5.', unit: after('hours') };
  if (minutes < 60)
    return { inForm: 'Give your answer in minutes.', answerForm: 'Give minutes, like 25.', unit: after('minutes') };
  return { inForm: 'Give your answer in hours and minutes.', answerForm: 'Write both units, like 2 hours 15 minutes.' };
}
