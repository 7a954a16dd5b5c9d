import { tell } from '../../bench/ground/ground';

/** A figure, and how much it may be at most. */
export interface Aim {
  readonly figure: string;
  readonly value: number;
  readonly most: number;
}

/** In words, each that was missed: `answers, 95 in 100, in ms: 61 of 40`. What is no number was not measured, and is missed as well. */
export const missedIn = (aims: readonly Aim[]): readonly string[] =>
  aims
    .filter(({ value, most }) => !(value <= most))
    .map(({ figure, value, most }) => `${figure}: ${Number(value.toPrecision(4))} of ${most}`);

/** Says in one line whether all that was aimed at was reached. Where it was not this process ends with 1, unless somebody only measures. */
export function giveVerdict(aims: readonly Aim[], onlyMeasures: boolean): void {
  const missed = missedIn(aims);
  const verdict = missed.length === 0 ? 'reached' : 'missed';
  tell('verdict', { verdict, aims: aims.length, missed: missed.join('; ') });
  if (missed.length > 0 && !onlyMeasures) process.exitCode = 1;
}

const MEASURE = '--measure';

/** Whether somebody only measures, as on a machine that others keep busy; and the other words of the command line. */
export const measuringIn = (words: readonly string[]) => ({
  onlyMeasures: words.includes(MEASURE),
  words: words.filter((word) => word !== MEASURE),
});
