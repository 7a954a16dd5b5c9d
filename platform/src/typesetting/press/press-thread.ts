import { parentPort } from 'node:worker_threads';

/** The argument that makes a thread of the program a press. */
export const PRESS_ARGUMENT = 'press';

export type PressReply = { readonly sheet: Uint8Array } | { readonly failed: string };

/** Whether a program was started to print and nothing else. */
export const isPress = (argv: readonly string[]) => argv[2] === PRESS_ARGUMENT;

/** The life of a press: one sheet after the other. */
export function runPress<Order>(printed: (order: Order) => Promise<Uint8Array>): void {
  const reply = (message: PressReply) => parentPort?.postMessage(message);
  parentPort?.on('message', (order: Order) => {
    printed(order).then(
      (sheet) => reply({ sheet }),
      (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
}
