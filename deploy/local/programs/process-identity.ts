import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Tells a process from any other that has had, or will have, its id: when it began, and its command line. Undefined
 * when there is no such process.
 */
export function identityOf(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): string | undefined {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  // The 2nd field is a name that may hold spaces and brackets; the 22nd is the start, in ticks since the machine's own.
  const began =
    readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')[19] ?? '';
  // One that has ended and that nobody has asked about yet has no command line.
  return command === '' ? undefined : `${began} ${command}`;
}

const fromPs = (pid: number) =>
  execFileSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
