import type { Arrangements } from './arrangements';

/** What was arranged, in words: `25% more time for each paper, up to 5 minutes of rest in each paper and larger text`; empty for nothing. */
export function arrangedWords({ extraTime, restMinutes, largerText }: Arrangements): string {
  const words = [
    ...(extraTime === undefined ? [] : [`${amountOf(extraTime)} more time for each paper`]),
    ...(restMinutes > 0 ? [`up to ${minutesOf(restMinutes)} of rest in each paper`] : []),
    ...(largerText ? ['larger text'] : []),
  ];
  const last = words.pop();
  if (last === undefined) return '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

const minutesOf = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

const amountOf = (extra: NonNullable<Arrangements['extraTime']>): string =>
  extra.kind === 'percent' ? `${extra.percent}%` : minutesOf(extra.minutes);

/** `10:00:00` and `14:30:00` as they are said: 10:00 am, 2:30 pm. */
export function clockWords(wallTime: string): string {
  const [hour = 0, minute = 0] = wallTime.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** How long a mock exam of these papers is; the usual length where they are not chosen yet. */
export function lengthWords(minutes: readonly number[]): string {
  const [first = 50, ...others] = minutes;
  const count = minutes.length === 0 ? 2 : minutes.length;
  const papers = count === 1 ? '1 paper' : `${count} papers`;
  if (others.every((one) => one === first)) return `${papers} - ${first} minutes${count === 1 ? '' : ' each'}`;
  return `${papers} - ${[first, ...others].join(' and ')} minutes`;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How long a paper, a break or a look lasts, in the one way in which families are told: `50 minutes`, `1 hour 2 minutes 30 seconds`. */
export function exactLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const told = [
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(minutes > 0 ? [counted(minutes, 'minute')] : []),
    ...(rest > 0 ? [counted(rest, 'second')] : []),
  ];
  return told.join(' ') || 'no time';
}

/** What is added to a paper of so many minutes, in whole seconds. */
export function extraSecondsOf({ extraTime }: Arrangements, paperMinutes: number): number {
  if (extraTime === undefined) return 0;
  return extraTime.kind === 'minutes'
    ? extraTime.minutes * 60
    : Math.round((paperMinutes * 60 * extraTime.percent) / 100);
}

/** How long a mock exam of these papers was, to the second: `2 papers - 1 hour 2 minutes 30 seconds each`. */
export function exactLengths(seconds: readonly number[]): string {
  const lengths = seconds.map(exactLength);
  const [first = ''] = lengths;
  if (lengths.length === 1) return `1 paper - ${first}`;
  const each = lengths.every((one) => one === first) ? `${first} each` : lengths.join(' and ');
  return `${lengths.length} papers - ${each}`;
}

/** How long each paper is for whoever has these arrangements: `1 hour 2 minutes 30 seconds each`; empty where nothing is added. */
export function ownLengthWords(minutes: readonly number[], arrangements: Arrangements): string {
  if (arrangements.extraTime === undefined) return '';
  const papers = minutes.length === 0 ? [50, 50] : minutes;
  const lengths = papers.map((one) => exactLength(one * 60 + extraSecondsOf(arrangements, one)));
  const [first = ''] = lengths;
  if (lengths.length === 1) return first;
  return lengths.every((one) => one === first) ? `${first} each` : lengths.join(' and ');
}
