import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { innerPorts } from 'platform/ports';
import { engineFlagsOf } from '../../build/engine-flags.mjs';
import { nameOf } from '../../build/programs.mjs';
import { openLogFile } from '../../local/programs/log-file';
import { root } from './bundles';

/** Everything that a program said. */
export interface Spoken {
  /** Undefined where it was ended by the test. */
  readonly code: number | undefined;
  readonly said: string;
}

/** Settles once enough is heard of a program: `said` is everything until then, and throws once it has ended. */
export type Until = (said: () => string, url: string) => Promise<unknown>;

interface Start {
  /** `command-service/dist/main.cjs`; its log is kept in this folder. */
  readonly bundle: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** It is ended once this is over; without it the program is expected to end by itself. */
  readonly until?: Until;
}

/** Starts a program on a port of its own, and tells what it says. */
export async function spoken({ bundle, folder, environment, until }: Start): Promise<Spoken> {
  const [port = 0] = await innerPorts(1);
  const file = join(folder, `${port}.log`);
  const log = openLogFile(file);
  const flags = engineFlagsOf(nameOf({ bundle }));
  const child = spawn(process.execPath, [...flags, join(root, bundle)], {
    env: { PORT: String(port), ...environment },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const said = () => readFileSync(file, 'utf8');
  const hear = () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it has ended, and said: ${said()}`);
    return said();
  };
  if (until) {
    const heard = until(hear, `http://127.0.0.1:${port}`);
    heard.catch(() => undefined); // what it has said until its end is looked at by whoever asked
    await Promise.race([heard, ended]).finally(() => child.kill('SIGKILL'));
  }
  const [code] = await ended;
  return { code: code ?? undefined, said: said() };
}

/** A program that is silent is ended before the patience of a test is. */
const PATIENCE_MS = 50_000;

/** Once it has said something so often. */
export const hasSaid =
  (words: string, times = 1) =>
  async (said: () => string): Promise<void> => {
    const begun = performance.now();
    while (said().split(words).length <= times) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error(`it never said "${words}", but: ${said()}`);
      await wait(50);
    }
  };
