import { count } from '../wording/english';

/** "2 hours 15 minutes", "1 hour", "45 minutes". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [count(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [count(rest, 'minute')] : []),
  ].join(' ');
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
