import { wrongNumbers } from '../../generation/distractors';
import { durationText } from '../../notation/time';

/** Wrong lengths of time around a right one, in minutes; whole hours beside whole hours. */
export function wrongDurations(minutes: number, slips: readonly number[]): string[] {
  if (minutes % 60 > 0) return wrongNumbers(minutes, slips, { show: durationText, step: 5 });
  const wholeHours = slips.filter((slip) => slip % 60 === 0);
  return wrongNumbers(minutes, wholeHours, { show: durationText, step: 60 });
}
