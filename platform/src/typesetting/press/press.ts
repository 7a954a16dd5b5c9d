import { Worker } from 'node:worker_threads';
import { PRESS_ARGUMENT, type PressReply } from './press-thread';
import { unavailable } from '../../http/problem';

/** Prints one sheet: what an order is, the program's `runPress` says. It goes to another thread, so it is plain data. */
export type Print<Order> = (order: Order) => Promise<Uint8Array>;

/** A sheet that takes longer never comes: its thread is ended. */
const LONGEST_MS = 20_000;

/**
 * What a sheet leaves behind is cleared away before it is much: without a bound a thread lets a hundred MiB of it lie about. Nothing that
 * we print comes near the larger one.
 */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 184 } as const;

/**
 * A press in a thread of its own, started with the first sheet and again after it has died. `program` calls `runPress`.
 * One sheet at a time: whoever calls waits for the one before.
 */
export function threadPress<Order>(program: string): Print<Order> {
  let thread: Worker | undefined;
  const running = () => {
    if (thread) return thread;
    // It needs none of the secrets that stand in our environment.
    const started = new Worker(program, { argv: [PRESS_ARGUMENT], env: {}, resourceLimits: MEMORY });
    started.unref();
    const gone = () => {
      if (thread === started) thread = undefined;
    };
    started.on('exit', gone).on('error', gone);
    return (thread = started);
  };
  return (order) => printedBy(running(), order);
}

function printedBy(thread: Worker, order: unknown): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void thread.terminate(), LONGEST_MS);
    const over = (settle: () => void) => () => {
      clearTimeout(timer);
      thread.off('message', answered).off('exit', ended).off('error', ended);
      settle();
    };
    const answered = (reply: PressReply) => {
      over(() => ('sheet' in reply ? resolve(reply.sheet) : reject(new Error(reply.failed))))();
    };
    const ended = over(() => reject(unavailable()));
    thread.on('message', answered).on('exit', ended).on('error', ended);
    thread.postMessage(order);
  });
}
