import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** The argument that makes a thread of the program a press. */
export const PRESS_ARGUMENT = 'press';

export type PressReply = { readonly sheet: Uint8Array } | { readonly failed: string };

/** Whether a program was started to print and nothing else. */
export const isPress = (argv: readonly string[]) => argv[2] === PRESS_ARGUMENT;

interface PressOptions {
  /** Whether nobody waits at a screen for its sheets: whoever answers somebody has the processor first, and the press what is left. */
  readonly canWait?: boolean;
}

/** By so much more than its process, of 19: whoever is with that has three times as much of a core that both want, and a press has some still. */
const PATIENCE = 5;
const MOST_PATIENT = 19;

/** The life of a press: one sheet after the other. Orders come from its own program alone, by `threadPress` of the same kind. */
export function runPress(printed: (order: never) => Promise<Uint8Array>, { canWait = false }: PressOptions = {}): void {
  // On Linux that is this thread's alone, and not its process's: setpriority(2).
  if (canWait && process.platform === 'linux') setPriority(Math.min(MOST_PATIENT, getPriority() + PATIENCE));
  const reply = (message: PressReply) => parentPort?.postMessage(message);
  parentPort?.on('message', (order: unknown) => {
    printed(order as never).then(
      (sheet) => reply({ sheet }),
      (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
}
