import { parentPort } from 'node:worker_threads';

/** The argument that makes a thread of the program a press. */
export const PRESS_ARGUMENT = 'press';

export type PressReply = { readonly sheet: Uint8Array } | { readonly failed: string };

/** Whether a program was started to print and nothing else. */
export const isPress = (argv: readonly string[]) => argv[2] === PRESS_ARGUMENT;

/** The life of a press: one sheet after the other. Orders come from its own program alone, by `threadPress` of the same kind. */
export function runPress(printed: (order: never) => Promise<Uint8Array>): void {
  const reply = (message: PressReply) => parentPort?.postMessage(message);
  parentPort?.on('message', (order: unknown) => {
    printed(order as never).then(
      (sheet) => reply({ sheet }),
      (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
}
