import { setImmediate as turn } from 'node:timers/promises';

/** What was found for each name; a name of which nothing was found may be left out. */
type Found<T> = ReadonlyMap<string, T>;

interface Asking<T> {
  readonly names: readonly string[];
  /** By `performance.now()`. */
  readonly since: number;
  readonly answer: (found: Found<T>) => void;
  readonly fail: (error: unknown) => void;
}

interface Limits {
  /** Statements under way at a time; whoever asks while there are so many goes into the next. */
  readonly statements?: number;
  /** How many may ask by one statement. */
  readonly most?: number;
}

/** Whoever has waited this long, in ms, when a statement fails does not wait for the deadline of another one. */
const LONG_MS = 1_000;

/**
 * One statement for all that ask within a turn of the event loop, or while the statements before it are under way. Nobody
 * is answered by a statement that began before they asked, so that each answer is as good as a read of one's own.
 */
export function askedTogether<T>(
  ask: (names: readonly string[]) => Promise<Found<T>>,
  { statements = 1, most = Infinity }: Limits = {},
): (names: readonly string[]) => Promise<Found<T>> {
  const waiting: Asking<T>[] = [];
  let underWay = 0;

  const work = async () => {
    underWay += 1;
    await turn();
    while (waiting.length > 0) {
      const group = waiting.splice(0, most);
      await answerAll(group, ask).catch((error: unknown) => {
        const longAgo = performance.now() - LONG_MS;
        const patient = waiting.findIndex(({ since }) => since > longAgo);
        const tired = waiting.splice(0, patient < 0 ? waiting.length : patient);
        for (const { fail } of [...group, ...tired]) fail(error);
      });
    }
    underWay -= 1;
  };
  return (names) =>
    new Promise((answer, fail) => {
      waiting.push({ names, since: performance.now(), answer, fail });
      if (underWay < statements) void work();
    });
}

async function answerAll<T>(
  group: readonly Asking<T>[],
  ask: (names: readonly string[]) => Promise<Found<T>>,
): Promise<void> {
  const found = await ask([...new Set(group.flatMap(({ names }) => names))]);
  for (const { answer } of group) answer(found);
}
