import { fork, type ChildProcess } from 'node:child_process';
import type { HashingTask } from './argon2id';
import type { HashingReply } from './password-hasher';

/** A program that calls `runPasswordHasher`, and how Node starts it. */
export interface ProcessToStart {
  readonly program: string;
  readonly execArgv?: readonly string[];
}

/** One process that hashes, one task at a time. */
export interface HashingProcess {
  /** @throws ProcessDied when it ended before it answered. */
  perform(task: HashingTask): Promise<string | boolean>;
  /** Ends what it is doing; the next task starts it anew. */
  kill(): void;
  stop(): Promise<void>;
}

export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
  constructor(how: string) {
    super(`the password hasher ended: ${how}`);
  }
}

/** Started with its first task, and again after it has died. */
export function hashingProcess(start: ProcessToStart): HashingProcess {
  let child: ChildProcess | undefined;
  const running = () => {
    child = child?.connected ? child : started(start);
    return child;
  };

  return {
    perform: (task) => answerOf(running(), task),
    kill: () => void child?.kill('SIGKILL'),
    stop: async () => {
      if (!child?.connected) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}

// The child gets an empty environment: it needs none of the secrets that stand in ours.
function started({ program, execArgv }: ProcessToStart): ChildProcess {
  return fork(program, { env: {}, ...(execArgv && { execArgv: [...execArgv] }) });
}

function answerOf(child: ChildProcess, task: HashingTask): Promise<string | boolean> {
  return new Promise((resolve, reject) => {
    const settled = () => {
      child.off('message', answered).off('exit', ended).off('error', failed);
    };
    const answered = (reply: HashingReply) => {
      settled();
      if ('done' in reply) resolve(reply.done);
      else reject(new Error(reply.failed));
    };
    const ended = (code: number | null, signal: string | null) => {
      settled();
      reject(new ProcessDied(signal ?? `code ${code ?? 'unknown'}`));
    };
    const failed = (error: Error) => {
      settled();
      reject(new ProcessDied(error.message));
    };
    child.on('message', answered).on('exit', ended).on('error', failed);
    child.send(task, (error) => error && failed(error));
  });
}
