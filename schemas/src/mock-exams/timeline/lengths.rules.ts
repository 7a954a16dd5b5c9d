/** `2 min 26 s`, `1 h 5 min`, `40 s`. */
export function lengthOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = [
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(rest > 0 ? [`${rest} s`] : []),
  ];
  return parts.length === 0 ? '0 s' : parts.join(' ');
}

/** `12:50:00`, in London. */
const clockFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/London' });
export const clockOf = (at: string): string => clockFormat.format(new Date(at));

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});
/** `6 Mar 2027, 12:50:00`, in London. */
export const momentOf = (at: string): string => momentFormat.format(new Date(at));
