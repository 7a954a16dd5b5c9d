import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './postgres-account';
import { plainEnvironment } from './postgres-cluster';
import { isAlive } from './postgres-owner';

export interface Launch {
  readonly bin: string;
  readonly account: Account;
  readonly place: string;
  readonly cluster: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
}

export interface Server {
  readonly pid: number;
  /** Resolves when the server has ended, by `stop` or otherwise. */
  readonly ended: Promise<void>;
  stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 20;
/** A fast shutdown writes a checkpoint; one that takes longer is cut short, which the next start repairs. */
const FAST_STOP_MS = 20_000;
/** One that stands still heeds neither that nor being cut short. */
const CUT_SHORT_MS = 5_000;
/** Processes of a killed server can take this long to notice that it is gone. */
const LEFTOVERS_MS = 20_000;

/** Resolves when the server takes connections. @throws with what the server said when it ended instead. */
export async function launch(options: Launch): Promise<Server> {
  const until = Date.now() + LEFTOVERS_MS;
  for (;;) {
    try {
      return await launchOnce(options);
    } catch (error) {
      const occupied = error instanceof Error && error.message.includes('shared memory block is still in use');
      if (!occupied || Date.now() > until) throw error;
    }
    await wait(200);
  }
}

async function launchOnce({ bin, account, place, cluster, port, settings }: Launch): Promise<Server> {
  const logFile = join(place, 'server.log');
  await rename(logFile, `${logFile}.before`).catch(() => undefined);
  const output = openSync(logFile, 'w', 0o600);
  const all = { ...settings, port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl-C at the terminal is for us, who then stop the server after its clients.
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...args], {
    ...account,
    cwd: '/',
    env: plainEnvironment,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'exit').then(() => undefined);
  const pid = await ready(child, cluster, ended).catch((error: unknown) => {
    throw new Error(`${readFileSync(logFile, 'utf8')}\n${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  });
  return { pid, ended, stop: () => stop(pid, ended) };
}

async function ready(child: ChildProcess, cluster: string, ended: Promise<void>): Promise<number> {
  for (;;) {
    const over = await Promise.race([wait(LOOK_EVERY_MS), ended.then(() => true)]);
    if (over) throw new Error('it ended');
    const { pid, status } = await pidFileOf(cluster);
    if (pid !== undefined && pid === child.pid && status === 'ready') return pid;
  }
}

/** What a running server writes about itself: its process id first, its state in the eighth line. */
async function pidFileOf(cluster: string): Promise<{ pid?: number; status?: string }> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return text === '' ? {} : { pid: Number(lines[0]), status: (lines[7] ?? '').trim() };
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** Stops the server of somebody who was killed before he could, and clears away the mark of one that was killed itself. */
export async function endLeftover(cluster: string): Promise<void> {
  const { pid } = await pidFileOf(cluster);
  if (pid === undefined) return;
  if (isServerOf(pid, cluster)) await stop(pid, gone(pid));
  // The id may belong to a process that has nothing to do with it: PostgreSQL would then refuse to start.
  else await rm(pidFile(cluster), { force: true });
}

function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    // No /proc here: PostgreSQL's own word is all there is.
    return process.platform !== 'linux';
  }
}

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(LOOK_EVERY_MS);
}

/** Asks, then cuts short, then ends by force. Resolves when it has ended. */
export async function stop(
  pid: number,
  ended: Promise<void>,
  { fastMs, cutShortMs } = { fastMs: FAST_STOP_MS, cutShortMs: CUT_SHORT_MS },
): Promise<void> {
  const late = new AbortController();
  signal(pid, 'SIGINT');
  const insisting = (async () => {
    await wait(fastMs, undefined, { signal: late.signal });
    signal(pid, 'SIGQUIT');
    await wait(cutShortMs, undefined, { signal: late.signal });
    signal(pid, 'SIGKILL');
  })().catch(() => undefined);
  await ended;
  late.abort();
  await insisting;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
