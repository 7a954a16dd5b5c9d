/** Milliseconds of the processor's time that work takes: waiting for a machine that is busy with other work does not count. */
export function processorTime(work: () => void): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** What `calibration` took on the two-core machine where the limits were set, in milliseconds. */
const usualTime = 150;

/**
 * How many times slower this machine is, just now, than the one where limits were set; at least 1. A limit in seconds that is
 * multiplied by it catches slow code and forgives slow machines.
 */
export const slowness = (): number => Math.max(1, processorTime(calibration) / usualTime);

const rounds = 60_000;

/** Work of the same kind as drawing questions: short lists, texts and numbers in and out of them. */
function calibration(): void {
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    const numbers = Array.from({ length: 12 }, (_, index) => (round * 31 + index * 17) % 101);
    const text = numbers.toSorted((one, other) => one - other).join(' + ');
    found += new Set(text.match(/\d+/g)).size + text.replaceAll('1', 'one').length;
  }
  if (found === 0) throw new Error('the calibration did nothing');
}
