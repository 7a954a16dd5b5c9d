import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { endWhatStandsStill } from './answering';
import { engineFlagsOf } from '../../build/engine-flags.mjs';
import type { Running } from './kept-alive';
import { lastWords, openLogFile } from './log-file';
import type { ProcessRegister } from './process-register';
import { StartFault } from '../start-fault';

/** One of the system's processes: what it runs and what it sees. */
export interface Program {
  readonly name: string;
  readonly bundle: string;
  /** Answers 200 once the program can do its work. */
  readonly readyAt: string;
  /** Answers as long as it lives, where that is asked elsewhere than beside `readyAt`. */
  readonly healthAt?: string;
  /** In milliseconds: from one question whether it answers to the next, and how long each waits. */
  readonly questions?: { readonly between: number; readonly patience: number };
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logFile: string;
}

interface Beginning {
  readonly register: Pick<ProcessRegister, 'note'>;
  readonly say: (line: string) => void;
  /** Whether one that stands still is ended, as it is unless told. */
  readonly watches?: boolean | undefined;
}

/** In milliseconds. */
const patience = { start: 180_000, stop: 8_000, between: 100 };

/** In milliseconds. */
const QUESTIONS = { between: 1_000, patience: 4_000 };

/** Starts a program and waits until it is ready. @throws StartFault with its last words when it ends before. */
export async function begin(
  program: Program,
  { register, say, watches = true }: Beginning,
  giveUp: AbortSignal,
): Promise<Running> {
  const child = spawned(program);
  const { name, readyAt, healthAt = new URL('/healthz', readyAt).href, questions = QUESTIONS } = program;
  const health = {
    name,
    answers: () => responds(new URL(healthAt), questions.patience),
    kill: () => void child.kill('SIGKILL'),
    say,
    between: questions.between,
  };
  const running = {
    ended: endOf(child),
    stop: () => stop(child),
    ...(watches && { watch: (signal: AbortSignal) => endWhatStandsStill(health, signal) }),
  };
  try {
    // A start that cannot be noted, as on a full disk, is undone: nobody could end that process later.
    if (child.pid !== undefined) register.note(program.name, child.pid);
    await becomesReady(program, child, giveUp);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

function spawned({ name, bundle, environment, logFile }: Program): ChildProcess {
  const log = openLogFile(logFile);
  // Detached: Ctrl-C at the terminal is for the launcher, which stops its children in their order. The log is the
  // child's own: it goes on while the launcher is gone.
  const child = spawn(process.execPath, [...engineFlagsOf(name), bundle], {
    env: environment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

async function becomesReady({ name, readyAt, logFile }: Program, child: ChildProcess, giveUp: AbortSignal) {
  const until = Date.now() + patience.start;
  while (Date.now() < until) {
    giveUp.throwIfAborted();
    if (hasEnded(child)) throw new StartFault(`${name} did not start: ${lastWords(logFile)} (its log: ${logFile})`);
    if (await answers(readyAt, child)) return;
    await wait(patience.between);
  }
  throw new StartFault(`${name} is not ready after ${patience.start / 1000} s; its log: ${logFile}`);
}

/** Whether it answers itself: where another one has its port it ends in a moment, and the other says that all is well. */
async function answers(address: string, { pid }: ChildProcess): Promise<boolean> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    const text = await reply.text();
    const told = /"pid":(\d+)/.exec(text)?.[1];
    return reply.ok && (told === undefined || told === String(pid));
  } catch {
    return false;
  }
}

/** Asked of every program once a second, for as long as the system runs: by `fetch` it takes the processor three times as long. */
function responds(address: URL, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const has = (answered: boolean) => () => resolve(answered);
    const asked = get(address, { signal: AbortSignal.timeout(patienceMs) }, (reply) => {
      resolve(true);
      // Read to its end, so that the next question comes on the same connection; what becomes of the words is all the same.
      reply.on('error', has(true)).resume();
    });
    asked.on('error', has(false));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const over = endOf(child);
  child.kill('SIGTERM');
  const late = setTimeout(() => void child.kill('SIGKILL'), patience.stop);
  await over;
  clearTimeout(late);
}

async function endOf(child: ChildProcess): Promise<string> {
  if (!hasEnded(child)) await once(child, 'exit');
  return child.signalCode ?? `exit code ${child.exitCode ?? 'unknown'}`;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
