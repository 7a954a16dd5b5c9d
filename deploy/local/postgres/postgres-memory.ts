import { totalmem } from 'node:os';

const MIB = 1024 * 1024;

/** Of this machine, or of the container that it is. In bytes. */
export function memoryHere(): number {
  const allowed = process.constrainedMemory();
  // Where nothing limits it: 0, or more than there is.
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

/**
 * What a server is given of a machine that it shares with everything else here: PostgreSQL's own defaults are for a very
 * small one. After a rebuild, with 128 MB of buffers and 1 GB of log between checkpoints, half as many answers
 * were taken in a second.
 */
export function settingsForMemory(bytes: number): Readonly<Record<string, string>> {
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, (bytes * part) / MIB)))}MB`;
  return {
    // The rest is the system's, whose cache holds the same files.
    shared_buffers: share(1 / 8, 128, 2_048),
    effective_cache_size: share(1 / 2, 256, 65_536),
    maintenance_work_mem: share(1 / 64, 64, 512),
    // Of the disk: what is written between two checkpoints. Each page is written whole once after each of them.
    max_wal_size: share(1 / 4, 1_024, 4_096),
    min_wal_size: share(1 / 32, 80, 512),
  };
}
