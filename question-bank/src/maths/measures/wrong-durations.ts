import { wrongNumbers } from '../../generation/distractors';
import { durationText } from '../../notation/time';
import { quantity } from '../../notation/units';

/**
 * Wrong lengths of time around a right one, in minutes, all written as `durationForm` asks for the right one: whole hours, minutes
 * alone, or hours and minutes.
 */
export function wrongDurations(minutes: number, slips: readonly number[]): string[] {
  if (minutes % 60 === 0) {
    const wholeHours = slips.filter((slip) => slip % 60 === 0);
    return wrongNumbers(minutes, wholeHours, { show: durationText, step: 60 });
  }
  if (minutes < 60) return wrongNumbers(minutes, slips, { show: (slip) => quantity(slip, 'minutes'), step: 5 });
  const inBothUnits = slips.filter(isInBothUnits);
  return [...inBothUnits, ...nearby.map((far) => minutes + far).filter(isInBothUnits)].map(durationText);
}

const isInBothUnits = (minutes: number) => minutes > 60 && minutes % 60 > 0;

const nearby = [5, -5, 60, 10, -10, 50, 15, -15, 120, 25];
