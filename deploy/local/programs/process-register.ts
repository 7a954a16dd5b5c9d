import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identityOf } from './process-identity';
import { StartFault } from '../start-fault';

interface Entry {
  readonly pid: number;
  readonly identity: string;
}

interface Register {
  readonly launcher: Entry;
  readonly children: Readonly<Record<string, Entry>>;
}

/** In milliseconds: what a killed launcher left behind may end in peace for so long. */
const PEACE = 5_000;

/** What runs for one data directory, on disk: a launcher that is killed cannot stop its children, the next one can. */
export interface ProcessRegister {
  /** Notes the process that now does the work of `name`. */
  note: (name: string, pid: number) => void;
  /** Whether a launcher was killed here before. */
  readonly tookOver: boolean;
  close: () => void;
}

/**
 * Ends what a killed launcher left behind, and takes its place.
 * @throws StartFault when the other launcher is alive.
 */
export async function openRegister(dataDir: string): Promise<ProcessRegister> {
  const file = join(dataDir, 'processes.json');
  const before = read(file);
  if (before && isAlive(before.launcher) && before.launcher.pid !== process.pid) {
    throw new StartFault(
      `Fieldfare is running on ${dataDir} already (process ${before.launcher.pid}). Stop it, or choose another place: DATA_DIR=… PORT=… npm start`,
    );
  }
  await Promise.all(Object.values(before?.children ?? {}).map(end));

  let register: Register = { launcher: entryOf(process.pid), children: {} };
  claim(file, register);
  return {
    tookOver: before !== undefined,
    note: (name, pid) => {
      register = { ...register, children: { ...register.children, [name]: entryOf(pid) } };
      write(file, register);
    },
    close: () => {
      rmSync(file, { force: true });
    },
  };
}

const entryOf = (pid: number): Entry => ({ pid, identity: identityOf(pid) ?? '' });
const isAlive = ({ pid, identity }: Entry) => identity !== '' && identityOf(pid) === identity;

async function end(entry: Entry): Promise<void> {
  const until = Date.now() + PEACE;
  if (isAlive(entry)) process.kill(entry.pid, 'SIGTERM');
  while (isAlive(entry)) {
    if (Date.now() > until) process.kill(entry.pid, 'SIGKILL');
    await wait(50);
  }
}

function read(file: string): Register | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Register;
  } catch {
    return undefined;
  }
}

// Of two that start at the same moment, one finds the other's register.
function claim(file: string, register: Register): void {
  rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify(register), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new StartFault('Fieldfare is being started in the same place at this moment.', { cause });
  }
}

// Renamed when whole: a launcher that is killed while it writes leaves the register as it was.
function write(file: string, register: Register): void {
  writeFileSync(`${file}.part`, JSON.stringify(register), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
