import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds. */
const LOOK_EVERY = 1_000;

/** The processes that this one was begun by: its parent and, where the system tells it, the parent of that. */
export function forebears(): readonly number[] {
  const parent = process.ppid;
  return [parent, ...parentOf(parent)];
}

function parentOf(pid: number): number[] {
  try {
    // The fourth field: the second may hold spaces, so count from its closing bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return [Number(fields[1])];
  } catch {
    return [];
  }
}

/**
 * Resolves when whoever began this process is gone. `npm start` puts a shell between npm and us: whoever ends npm by its
 * own process id, as a supervisor does, ends neither of us, and means all.
 */
export async function whenOrphaned(signal: AbortSignal, family = forebears, every = LOOK_EVERY): Promise<void> {
  const before = family().join(' ');
  while (!signal.aborted && family().join(' ') === before)
    await wait(every, undefined, { signal, ref: false }).catch(() => undefined);
}
