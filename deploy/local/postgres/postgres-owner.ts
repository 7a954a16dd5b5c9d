import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresFault } from './postgres-fault';

/**
 * Marks a place as used by this process, so that a second start there says so rather than stopping the first one's
 * server. A mark whose process has ended counts for nothing. Resolves to what takes the mark away.
 */
export async function claim(place: string): Promise<() => Promise<void>> {
  const file = join(place, 'used-by');
  const holder = await readFile(file, 'utf8').catch(() => '');
  const [pid = ''] = holder.split(' ');
  if (holder !== '' && holder === markOf(Number(pid)) && Number(pid) !== process.pid)
    throw new PostgresFault(`The database in ${place} is in use: process ${pid} runs it.`);
  await rm(file, { force: true });
  // 'wx': of two that start at the same moment one finds the other's mark.
  await writeFile(file, markOf(process.pid), { flag: 'wx' });
  return () => rm(file, { force: true });
}

/** Process ids are used again; with the time of its start, an id means one process. */
function markOf(pid: number): string {
  return `${pid} ${startOf(pid)}`;
}

function startOf(pid: number): string {
  try {
    // The 22nd field: the second may hold spaces, so count from its closing bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[19] ?? '';
  } catch {
    return isAlive(pid) ? 'alive' : 'gone';
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
