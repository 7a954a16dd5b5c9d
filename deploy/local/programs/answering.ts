import { setTimeout as wait } from 'node:timers/promises';

export interface Health {
  readonly name: string;
  /** Whether it answers, in whichever words; resolves within some seconds. */
  readonly answers: () => Promise<boolean>;
  /** Ends it at once: what stands still hears no other signal. */
  readonly kill: () => void;
  readonly say: (line: string) => void;
  /** In milliseconds, from one question to the next. */
  readonly between: number;
}

/** With a second between two questions, and the four that each waits, some twenty seconds until it is ended. */
const UNANSWERED = 4;

/**
 * Asks a program whether it still answers, until the signal is aborted. One that does not for a while, though its process
 * is there, stands still: it is ended, so that whoever keeps it alive begins it again.
 */
export async function endWhatStandsStill(health: Health, signal: AbortSignal): Promise<void> {
  const { name, answers, kill, say, between } = health;
  const isOver = () => signal.aborted;
  for (let unanswered = 0; !isOver();) {
    await wait(between, undefined, { signal }).catch(() => undefined);
    if (isOver()) return;
    unanswered = (await answers()) ? 0 : unanswered + 1;
    if (unanswered < UNANSWERED || isOver()) continue;
    say(`${name} does not answer any more and is ended`);
    kill();
    return;
  }
}
