import { nobodysHash, perform, type HashingTask } from './argon2id';
import { hashingProcess, type ProcessToStart } from './hashing-process';
import { hashingQueue, type QueueLimits } from './hashing-queue';

export { Busy } from './hashing-queue';
export { isPasswordHasher, runPasswordHasher } from './password-hasher';

/** Hashes and checks passwords with argon2id. */
export interface PasswordHasher {
  /** @throws Busy */
  hash(password: string): Promise<string>;
  /** @throws Busy */
  verify(hash: string, password: string): Promise<boolean>;
  /** For an account that does not exist: the same work and the same time, and always false. @throws Busy */
  verifyDummy(password: string): Promise<false>;
  close(): Promise<void>;
}

export interface PasswordHasherOptions extends Partial<QueueLimits> {
  /** How many processes hash at once; default 1. */
  readonly concurrency?: number;
  /** What to start; default this program again, as a password hasher. */
  readonly start?: ProcessToStart;
}

/** Waiting passwords beyond which a burst is turned away: some five seconds' worth on one core. */
const QUEUE_LIMIT = 200;
/** From asking to answer, waiting included. */
const LONGEST_MS = 30_000;

/**
 * A hasher whose work runs in a process of its own, at the lowest priority: a burst of sign-ins takes the time that
 * nothing else wants, and no other request waits for it. A process that dies is started again, and what it was doing is
 * done once more. The program's `main.ts` begins with `if (isPasswordHasher(process.argv)) runPasswordHasher(); else …`.
 */
export function passwordHasher(options: PasswordHasherOptions = {}): PasswordHasher {
  const { concurrency = 1, queueLimit = QUEUE_LIMIT, longestMs = LONGEST_MS, start } = options;
  const processes = Array.from({ length: concurrency }, () => hashingProcess(start));
  return hasherOver(hashingQueue(processes, { queueLimit, longestMs }), async () => {
    await Promise.all(processes.map((process) => process.stop()));
  });
}

/** A hasher in this very process, for tests and tools: the same hashes, no protection from a burst. */
export function inProcessHasher(): PasswordHasher {
  return hasherOver(perform, () => Promise.resolve());
}

function hasherOver(ask: (task: HashingTask) => Promise<string | boolean>, close: () => Promise<void>): PasswordHasher {
  return {
    hash: async (password) => String(await ask({ kind: 'hash', password })),
    verify: async (hash, password) => (await ask({ kind: 'verify', hash, password })) === true,
    verifyDummy: async (password) => {
      await ask({ kind: 'verify', hash: nobodysHash, password });
      return false;
    },
    close,
  };
}
