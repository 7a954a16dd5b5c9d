import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mayEnter, type Account } from './postgres-account';
import { isAlive } from './postgres-owner';

/** Where root keeps what another account must reach. */
export const ROOTS_PLACE = '/var/lib/fieldfare';

/** The folder that holds the cluster and what belongs to it, the account's own. */
export async function placeOf(dataDir: string, account: Account): Promise<string> {
  await own(dataDir, account);
  if (mayEnter(account, dataDir)) return dataDir;
  const place = await outside(dataDir);
  await own(place, account);
  return place;
}

async function own(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
}

/**
 * Folders above are closed to the account, as root's home is. The cluster then stands elsewhere, and a link tells where:
 * with `dataDir` deleted, the next start begins anew, as it does everywhere.
 */
async function outside(dataDir: string): Promise<string> {
  const link = join(dataDir, LINK);
  const known = await readlink(link).catch(() => undefined);
  await removeForsaken(ROOTS_PLACE);
  const place = known ?? join(ROOTS_PLACE, randomUUID());
  await mkdir(place, { recursive: true });
  await chmod(ROOTS_PLACE, 0o755);
  if (known === undefined) await symlink(place, link);
  await writeFile(join(place, OWNER), dataDir);
  return place;
}

const LINK = 'kept-in';
const OWNER = 'kept-for';

/**
 * Removes the places whose data directory was a temporary one and has been deleted, as a test's is: each is some 50 MB. Of
 * any other nobody can tell whether it was deleted, moved, or stands on a disk that is not mounted: they stay.
 */
export async function removeForsaken(places: string): Promise<void> {
  for (const name of await readdir(places).catch(() => [])) {
    const place = join(places, name);
    if (await isForsaken(place)) await rm(place, { recursive: true, force: true });
  }
}

async function isForsaken(place: string): Promise<boolean> {
  const owner = await readFile(join(place, OWNER), 'utf8').catch(() => '');
  if (!owner.startsWith(join(tmpdir(), '/')) || (await isServed(place))) return false;
  return stat(owner).then(
    () => false,
    (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT',
  );
}

/** Whether the process that marked the place as used is still there, or the server itself. */
async function isServed(place: string): Promise<boolean> {
  const holders = await Promise.all(
    ['used-by', 'cluster/postmaster.pid'].map((file) => readFile(join(place, file), 'utf8').catch(() => '')),
  );
  return holders.some((holder) => holder !== '' && isAlive(Number.parseInt(holder, 10)));
}
