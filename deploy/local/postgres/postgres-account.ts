import { execFileSync, spawnSync } from 'node:child_process';
import { PostgresFault } from './postgres-fault';

/** On whose behalf the server runs; undefined for ourselves. PostgreSQL refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

const OURS = 'fieldfare';

export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  return accountOf(OURS) ?? accountOf('postgres') ?? created();
}

/** Whether the account may enter a folder, all the folders above it included. */
export function mayEnter(account: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function accountOf(name: string): Account {
  const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return { uid: Number(stdout), gid: Number(execFileSync('id', ['-g', name], { encoding: 'utf8' })) };
}

function created(): Account {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OURS]);
  const account = accountOf(OURS);
  if (!account)
    throw new PostgresFault(
      `PostgreSQL refuses to run as root, and no account "${OURS}" could be made for it: make one, or start as an ordinary user.`,
    );
  return account;
}
