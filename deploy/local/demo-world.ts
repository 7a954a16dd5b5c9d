import { spawn } from 'node:child_process';
import { closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from 'platform/durable-file';
import { lastWords, openLogFile } from './programs/log-file';
import type { Programs } from './programs/programs';
import { StartFault } from './start-fault';

export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** What the demo world has to show. */
export interface DemoWorld {
  readonly accounts: readonly DemoAccount[];
  /** The mock exam that is next; absent where one was filled before there were any. */
  readonly mockExam?: { readonly startsAt: string; readonly who: readonly string[] };
}

/**
 * Fills a new system once, and remembers with what. One that was broken off is begun again: its commands are
 * the same ones, and what they have done already they do not do twice.
 */
export async function demoWorldIn(
  dataDir: string,
  demoWorld: Programs['demoWorld'],
  signal: AbortSignal,
): Promise<DemoWorld> {
  const file = join(dataDir, 'demo-world.json');
  const known = worldIn(file);
  if (known) return known;
  writeDurably(file, await outputOf(demoWorld, join(dataDir, 'logs/demo-world.log'), signal));
  return worldIn(file) ?? { accounts: [] };
}

/** Undefined where there is no such file, or a broken one: the demo world is made again then, and finds itself there. */
function worldIn(file: string): DemoWorld | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoWorld;
  } catch {
    return undefined;
  }
}

async function outputOf(
  { bundle, environment }: Programs['demoWorld'],
  logFile: string,
  signal: AbortSignal,
): Promise<string> {
  const log = openLogFile(logFile);
  const child = spawn(process.execPath, [bundle], {
    env: environment,
    signal,
    stdio: ['ignore', 'pipe', log],
  });
  closeSync(log);
  let printed = '';
  child.stdout?.on('data', (text: Buffer) => (printed += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code === 0) return printed.trim().split('\n').at(-1) ?? '';
  throw new StartFault(`The demo world could not be made: ${lastWords(logFile)} (its log: ${logFile})`);
}
