import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds. */
const BETWEEN = 15_000;
const PATIENCE = 5_000;

/** Tells which read tables stand still, by their names. */
type StoppedNow = () => Promise<readonly string[]>;

interface Watch {
  readonly stopped: StoppedNow;
  /** Where a person reads why. */
  readonly office: string;
  readonly say: (line: string) => void;
  /** In milliseconds, from one look to the next. */
  readonly between?: number;
}

/** Says of each read table that it has stopped, once for each time that it does; looks until the signal is aborted. */
export async function tellStoppedTables(watch: Watch, signal: AbortSignal): Promise<void> {
  const { stopped, office, say, between = BETWEEN } = watch;
  const isOver = () => signal.aborted;
  let told: readonly string[] = [];
  while (!isOver()) {
    // Whether the projectors answer is told by whoever keeps them alive.
    const now = await stopped().catch(() => told);
    if (isOver()) return;
    for (const table of now) if (!told.includes(table)) say(`The read table ${table} has stopped: see ${office}`);
    told = now;
    await wait(between, undefined, { signal }).catch(() => undefined);
  }
}

/** What the projectors say when they are asked whether they are ready. */
export const stoppedAt =
  (readyAt: string, signal: AbortSignal): StoppedNow =>
  async () => {
    const reply = await fetch(readyAt, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) });
    const { stopped } = (await reply.json()) as { stopped?: readonly { readonly projection: string }[] };
    // One that is not ready names none: nothing is known then.
    if (!stopped) throw new Error(`${readyAt} does not tell which read tables have stopped`);
    return stopped.map(({ projection }) => projection);
  };
