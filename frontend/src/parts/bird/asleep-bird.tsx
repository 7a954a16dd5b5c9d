import asleep from './asleep.svg?inline';
import { Drawn } from './bird';

interface AsleepBirdProps {
  readonly size?: 120;
}

/**
 * Stands where there is no connection, and so its drawing is part of the code; apart from the others, which pages that are
 * read in a moment do not wait for.
 */
export const AsleepBird = (kept: AsleepBirdProps) => <Drawn drawing={asleep} {...kept} />;
