import { Problem } from '../problem';

/** How often a call waits its turn, and how long at most, in seconds: whoever is asked to come again later than that is told. */
const TURNS = 4;
const LONGEST_TURN = 20;

/**
 * Makes a call, and makes it again where it is asked to come again in a while. `onWait` is told for how many seconds it waits,
 * and `undefined` when the wait is over; a call that waits for nothing has none.
 */
export async function inTurn<T>(
  make: () => Promise<T>,
  onWait: ((seconds: number | undefined) => void) | undefined,
): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await make();
    } catch (error) {
      const seconds = turnOf(error);
      if (onWait === undefined || seconds === undefined || waits >= TURNS) throw error;
      onWait(seconds);
      await pause(seconds * 1_000);
      onWait(undefined);
    }
  }
}

function turnOf(error: unknown): number | undefined {
  const seconds = error instanceof Problem ? error.roomIn : undefined;
  return seconds !== undefined && seconds <= LONGEST_TURN ? seconds : undefined;
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
