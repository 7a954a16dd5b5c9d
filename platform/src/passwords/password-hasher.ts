import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { perform, type HashingTask } from './argon2id';

export type HashingReply = { readonly done: string | boolean } | { readonly failed: string };

/** The life of a hashing process: one task at a time from its parent, until the parent is gone. */
export function runPasswordHasher(): void {
  process.on('message', (task: HashingTask) => void perform(task).then(replyWith, replyThatItFailed));
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the whole group; the parent ends this process when its last request is served.
  process.on('SIGINT', () => undefined);
  takeLowestPriority();
}

const reply = (message: HashingReply) => void process.send?.(message);
const replyWith = (done: string | boolean) => reply({ done });
const replyThatItFailed = (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) });

// On Linux a priority belongs to a thread, and argon2 works on threads that may have been started before.
function takeLowestPriority() {
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}
