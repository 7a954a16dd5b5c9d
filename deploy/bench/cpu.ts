import { readFileSync } from 'node:fs';

/** Of Linux: ticks of `/proc/<pid>/stat` in a second. */
const TICKS = 100;

/** Seconds of processor that a process has used so far; not a number where the system does not tell. */
export function cpuSecondsOf(pid: number): number {
  try {
    // The name in brackets may hold spaces; the fields are counted behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return Number.NaN;
  }
}
