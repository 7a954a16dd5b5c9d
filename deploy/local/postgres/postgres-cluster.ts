import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { renameDurably, writeDurably } from 'platform/durable-file';
import type { Account } from './postgres-account';

export interface Cluster {
  /** The data directory of PostgreSQL. */
  readonly folder: string;
  readonly superuserPassword: string;
}

interface ClusterOptions {
  readonly place: string;
  readonly bin: string;
  readonly account: Account;
  /** False for a database that is thrown away: nothing is forced to the disk. */
  readonly durable: boolean;
}

// Built into PostgreSQL: text sorts and compares the same on every machine, whatever locales it has.
const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** The cluster in `place`, made if there is none. */
export async function clusterIn(options: ClusterOptions): Promise<Cluster> {
  const folder = join(options.place, 'cluster');
  const passwordFile = join(options.place, 'password');
  if (!existsSync(folder)) await create(folder, passwordFile, options);
  return { folder, superuserPassword: (await readFile(passwordFile, 'utf8')).trim() };
}

/** Made beside its place and moved there when complete: a first start that was broken off leaves no half a cluster. */
async function create(folder: string, passwordFile: string, { bin, account, durable }: ClusterOptions): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  writeDurably(passwordFile, randomBytes(24).toString('base64url'));
  if (account) await chown(passwordFile, account.uid, account.gid);
  await run(join(bin, 'initdb'), account, [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    ...locale,
    ...(durable ? [] : ['--no-sync']),
  ]);
  renameDurably(unfinished, folder);
}

async function run(program: string, account: Account, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    env: plainEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(said);
}

/** What the caller's environment says (PGPORT, LC_ALL, TZ …) is not meant for this server. */
export const plainEnvironment: NodeJS.ProcessEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
