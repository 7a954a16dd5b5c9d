import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux: ticks of `/proc/<pid>/stat` in a second. */
const TICKS = 100;

// Behind the name, which is in brackets and may hold spaces (man 5 proc_pid_stat).
const PARENT = 1;
const TIMES = { own: [11, 12], ofEndedChildren: [13, 14] } as const;

/** Seconds of processor that a process has used so far; not a number where the system does not tell. */
export function cpuSecondsOf(pid: number): number {
  return secondsIn(statOf(pid), TIMES.own);
}

/** The same of a server with all the processes that it began, those that have ended as well. */
export function cpuSecondsOfAll(pid: number): number {
  const children = processes()
    .map(statOf)
    .filter((stat) => Number(stat[PARENT]) === pid)
    .map((stat) => secondsIn(stat, TIMES.own));
  const server = statOf(pid);
  return children.reduce(
    (sum, seconds) => sum + seconds,
    secondsIn(server, TIMES.own) + secondsIn(server, TIMES.ofEndedChildren),
  );
}

/** MiB of memory that a process has in use; not a number where the system does not tell. */
export function memoryOf(pid: number): number {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1_024;
  } catch {
    return NaN;
  }
}

const secondsIn = (stat: readonly string[], [user, system]: readonly [number, number]) =>
  (Number(stat[user]) + Number(stat[system])) / TICKS;

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}
