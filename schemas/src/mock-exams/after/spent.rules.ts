import { exactLength } from '../sessions/arranged.rules';

/** In seconds: what is shorter is told to the second, what is longer to the minute. */
const EXACT_UNDER = 300;

/** How long something had, in one way wherever a child reads of their own hour: "40 seconds", "1 minute 41 seconds", "6 minutes". */
export function spentWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return exactLength(whole >= EXACT_UNDER ? Math.round(whole / 60) * 60 : whole);
}
