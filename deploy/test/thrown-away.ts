import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../local/postgres/postgres-owner';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
/** In bytes: several times what a run has there at once. */
const ENOUGH = 4 * 1024 ** 3;

const PREFIX = 'fieldfare-thrown-away-';

/**
 * A folder for the databases of a test run, in memory where there is plenty of it. ext4 passes over all that was deleted in
 * the last minutes before it makes a new file, and a database is hundreds: to clone one takes 25 ms of processor in memory,
 * and on the disk up to 400, the more the more were dropped.
 */
export function thrownAwayFolder(): string {
  const place = isMemory() ? MEMORY : tmpdir();
  removeForsaken(place);
  const folder = mkdtempSync(join(isRoomy(place) ? place : tmpdir(), `${PREFIX}${process.pid}-`));
  // The server may run as another account.
  chmodSync(folder, 0o755);
  return folder;
}

const isMemory = () => existsSync(MEMORY) && statfsSync(MEMORY).type === TMPFS;

function isRoomy(place: string): boolean {
  const { bavail, bsize } = statfsSync(place);
  return Math.min(bavail * bsize, freemem()) >= ENOUGH;
}

/** Of runs that were killed: memory is cleared away by nobody else. */
function removeForsaken(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(place, name), { recursive: true, force: true });
  }
}
