import type { HashingTask } from './argon2id';
import { Busy } from '../together/line/busy';
import { ProcessDied, type HashingProcess } from './hashing-process';
import { WaitingLine, type LineLimits, type Place } from '../together/line/waiting-line';

export interface QueueLimits extends LineLimits {
  /** How long a task may wait; and how long it may take once it has begun, for what was waited for is not given up. */
  readonly longestMs: number;
  /** How long a process rests after a task that took so long, in ms; it never does unless told. */
  readonly restMs?: (tookMs: number) => number;
}

type Answer = string | boolean;

/** Tasks wait in their turn for a free process. */
export function hashingQueue(processes: readonly HashingProcess[], { longestMs, restMs, ...line }: QueueLimits) {
  const waiting = new WaitingLine<Entry>(line);
  const idle = new Set(processes);

  const serve = async (process: HashingProcess) => {
    idle.delete(process);
    for (let entry = waiting.next(); entry; entry = waiting.next()) {
      const begun = performance.now();
      await entry.begin(process);
      if (restMs) await rest(restMs(performance.now() - begun));
    }
    idle.add(process);
  };
  const giveUp = (entry: Entry) => {
    waiting.remove(entry);
    entry.giveUp(new Busy(`no answer within ${longestMs / 1000} s`));
  };

  return async (task: HashingTask, place?: Place): Promise<Answer> => {
    const entry = newEntry(task);
    // Those that find no place have no time to run out.
    waiting.add(entry, place);
    entry.within(longestMs, () => giveUp(entry));
    const [free] = idle;
    if (free) void serve(free);
    return entry.answer.finally(entry.settled);
  };
}

const rest = (ms: number) => new Promise<void>((rested) => void setTimeout(rested, ms).unref());

type Entry = ReturnType<typeof newEntry>;

// A task during which two processes died may be what kills them.
const MOST_ATTEMPTS = 2;

function newEntry(task: HashingTask) {
  const { promise: answer, resolve, reject } = openPromise<Answer>();
  let stop: (() => void) | undefined;
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  return {
    answer,
    /** Ends it unless it begins within this time, and again unless it is done within this time of its beginning. */
    within: (ms: number, end: () => void) => {
      timer = setTimeout(end, ms);
    },
    settled: () => clearTimeout(timer),
    /** Resolves once the process is free again. */
    begin: async (process: HashingProcess) => {
      stop = () => process.kill();
      timer?.refresh();
      await attempt(
        () => process.perform(task),
        () => over,
      ).then(resolve, reject);
      stop = undefined;
    },
    /** A process that is still at it hangs, and is ended. */
    giveUp: (error: Busy) => {
      over = true;
      reject(error);
      stop?.();
    },
  };
}

async function attempt(perform: () => Promise<Answer>, isOver: () => boolean): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    try {
      return await perform();
    } catch (error) {
      if (!(error instanceof ProcessDied) || count === MOST_ATTEMPTS || isOver()) throw error;
    }
  }
}

function openPromise<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
