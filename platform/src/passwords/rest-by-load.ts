import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';

/** How many times as long as it worked a process rests while this one is fully busy. */
const MOST_REST = 2;
/** Where there are more, hashing takes a smaller part of the machine from the others. */
const FEW_CORES = 2;
/** In milliseconds: what took long was kept from working itself, or hung; and a line of two hundred must not outlast its patience. */
const LONGEST_REST_MS = 60;

/**
 * How long hashing rests after a task. The lowest priority keeps no core for those who answer: hashing fills each of their
 * pauses, and takes the memory's time as well. So the busier this process has been since the task before, the longer it
 * rests. Of a task that comes alone nobody notices: the rest follows it.
 */
export function restByLoad(
  cores = availableParallelism(),
  load: Pick<typeof performance, 'eventLoopUtilization'> = performance,
): (tookMs: number) => number {
  const share = (MOST_REST * FEW_CORES) / Math.max(FEW_CORES, cores);
  let before = load.eventLoopUtilization();
  return (tookMs) => {
    const now = load.eventLoopUtilization();
    const { utilization } = load.eventLoopUtilization(now, before);
    before = now;
    return Math.min(LONGEST_REST_MS, tookMs * utilization * share);
  };
}
