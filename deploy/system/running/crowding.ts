import { execFileSync } from 'node:child_process';

/** What an empty program takes from its start to its end on a quiet machine, in milliseconds. */
const EMPTY_PROGRAM = 60;

/** By how much less there is of this machine just now than of a quiet one, at least 1: what programs promise by the clock takes so much longer. */
export function crowding(): number {
  const took = Array.from({ length: 5 }, () => {
    const began = performance.now();
    execFileSync(process.execPath, ['--eval', '']);
    return performance.now() - began;
  });
  return Math.max(1, Math.min(...took) / EMPTY_PROGRAM);
}
