import { exactLength } from 'schemas/mock-exams/sessions/arranged.rules';
import { counted } from '../../../parts/words';

/** Of a paper's clock: whole seconds that are left, never below zero. */
export const secondsUntil = (endsAt: string, now: string): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1_000));

const parts = (seconds: number) => ({
  hours: Math.floor(seconds / 3_600),
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});

const two = (number: number): string => String(number).padStart(2, '0');

/** "28:43", and "1:02:30" from an hour on. */
export function timeFigures(left: number): string {
  const { hours, minutes, seconds } = parts(left);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}

/** "1 hour 2 minutes 30 seconds", and at the end "Time Up." */
export function timeWords(left: number): string {
  if (left === 0) return 'Time Up.';
  const { hours, minutes, seconds } = parts(left);
  const told = [
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(left >= 60 ? [counted(minutes, 'minute')] : []),
    counted(seconds, 'second'),
  ];
  return told.join(' ');
}

/** As families are told it, each number held by its unit: "50 minutes", "1 hour 2 minutes 30 seconds". */
export const lengthOf = (seconds: number): string => exactLength(seconds).replaceAll(/(\d) /g, '$1\u00a0');

const FIVE_MINUTES = 300;
const ONE_MINUTE = 60;
/** How long the first note stands. */
const STANDS = 60;

/** A calm word towards the end, the same for as long as it stands: a screen reader says it once. `minutes`: how long the paper lasts, since a short one has no five-minute word. */
export function timeNote(left: number, minutes: number): string {
  if (left === 0) return 'Time Up.';
  if (left <= ONE_MINUTE) return 'One minute left. What you have chosen counts.';
  if (minutes * 60 > FIVE_MINUTES && left <= FIVE_MINUTES && left > FIVE_MINUTES - STANDS)
    return 'Five minutes left. You have time to carry on calmly.';
  return '';
}
