import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { mayEnter, type Account } from './postgres-account';

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
  const link = join(dataDir, 'kept-in');
  const known = await readlink(link).catch(() => undefined);
  if (known !== undefined) return known;
  const place = join(ROOTS_PLACE, randomUUID());
  await mkdir(ROOTS_PLACE, { recursive: true });
  await chmod(ROOTS_PLACE, 0o755);
  await symlink(place, link);
  return place;
}
