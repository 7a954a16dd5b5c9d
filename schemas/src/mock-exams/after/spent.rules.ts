/** In seconds: what is shorter is told to the second, what is longer to the minute. */
const EXACT_UNDER = 300;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How long something had, in one way wherever a child reads of their own hour: "40 seconds", "1 minute 41 seconds", "6 minutes". */
export function spentWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole >= EXACT_UNDER) return counted(Math.round(whole / 60), 'minute');
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const words = [...(minutes > 0 ? [counted(minutes, 'minute')] : []), ...(rest > 0 ? [counted(rest, 'second')] : [])];
  return words.join(' ');
}
