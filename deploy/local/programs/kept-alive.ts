import { setTimeout as wait } from 'node:timers/promises';
import { pauseAfter } from 'platform/backoff';

/** Something that runs until it is stopped, or until something happens to it. */
export interface Running {
  /** Resolves to how it ended. */
  readonly ended: Promise<string>;
  stop: () => Promise<void>;
  /** Ends it where it stands still, until the signal is aborted; nothing is watched without it. */
  readonly watch?: (signal: AbortSignal) => Promise<void>;
}

export interface Watched<R extends Running> {
  readonly name: string;
  /** Resolves when it can do its work. */
  begin: () => Promise<R>;
  say: (line: string) => void;
}

const PAUSES = { firstMs: 500, longestMs: 15_000 };

/** What is kept alive. */
export interface Kept {
  /** Ends what runs now; what follows it begins at once. */
  readonly restart: () => Promise<void>;
}

/**
 * Begins something, and begins it again whenever it ends: soon, then after longer and longer pauses while it fails.
 * @returns what began first, with a `stop` that stops whatever runs by then.
 * @throws when it does not begin the first time.
 */
export async function keptAlive<R extends Running>({ name, begin, say }: Watched<R>): Promise<R & Kept> {
  const life = new AbortController();
  const isOver = () => life.signal.aborted;
  const first = await begin();
  let running = first;
  const watching = watch();
  const stop = async () => {
    life.abort();
    await running.stop();
    await watching;
  };
  let wanted = false;
  const restart = async () => {
    wanted = true;
    await running.stop();
  };
  return { ...first, stop, restart };

  async function watch(): Promise<void> {
    for (let how = await endOf(running, life.signal); !isOver(); how = await endOf(running, life.signal)) {
      if (!wanted) say(`${name} has ended (${how}) and is started again`);
      const pauseMs = wanted ? 0 : PAUSES.firstMs;
      wanted = false;
      await beginAgain(pauseMs);
      if (isOver()) await running.stop();
      else say(`${name} is back`);
    }
  }

  async function beginAgain(pauseMs: number, failures = 0): Promise<void> {
    try {
      await wait(pauseMs, undefined, { signal: life.signal });
      running = await begin();
    } catch (error) {
      if (isOver()) return;
      say(error instanceof Error ? error.message : String(error));
      await beginAgain(pauseAfter(failures + 1, PAUSES), failures + 1);
    }
  }
}

async function endOf({ ended, watch }: Running, life: AbortSignal): Promise<string> {
  const ending = new AbortController();
  void watch?.(AbortSignal.any([life, ending.signal]));
  return ended.finally(() => ending.abort());
}
