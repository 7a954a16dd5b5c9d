export { inTurns } from './in-turns';
export { sharedInTurn, type Asker } from './line/shared-in-turn';

/** Waits for all of them. Where one fails the others are told to end, and are waited for: another may be at work by then. */
export async function endTogether(over: AbortController, work: readonly Promise<unknown>[]): Promise<void> {
  for (const part of work) part.catch(() => over.abort());
  await Promise.allSettled(work);
  await Promise.all(work);
}

/** What does one piece of work after the other, as they come; one that fails holds up no other. */
export function takingTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = turn.then(work, work);
    turn = result.catch(() => undefined);
    return result;
  };
}

/** The same for each of many things by its name: work on one waits for none on another. */
export function takingTurnsBy(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, { readonly inTurn: ReturnType<typeof takingTurns>; count: number }>();
  return async (name, work) => {
    const line = waiting.get(name) ?? { inTurn: takingTurns(), count: 0 };
    waiting.set(name, line);
    line.count += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.count -= 1;
      if (line.count === 0) waiting.delete(name);
    }
  };
}
