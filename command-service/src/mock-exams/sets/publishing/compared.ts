interface Compared<T> {
  readonly gone: readonly T[];
  readonly fresh: readonly T[];
  /** Those that are in both, as they were and as they are. */
  readonly both: readonly (readonly [T, T])[];
  /** Whether those that are in both stand in another order. */
  readonly isReordered: boolean;
}

/** Two lists of things that have ids. */
export function compared<T>(before: readonly T[], after: readonly T[], idOf: (one: T) => string): Compared<T> {
  const [old, now] = [before, after].map((list) => new Map(list.map((one) => [idOf(one), one]))) as [
    Map<string, T>,
    Map<string, T>,
  ];
  const both = after.flatMap((one): [T, T][] => {
    const was = old.get(idOf(one));
    return was === undefined ? [] : [[was, one]];
  });
  const stayed = before.filter((one) => now.has(idOf(one))).map(idOf);
  return {
    both,
    gone: before.filter((one) => !now.has(idOf(one))),
    fresh: after.filter((one) => !old.has(idOf(one))),
    isReordered: String(stayed) !== String(both.map(([, one]) => idOf(one))),
  };
}

/** The sentence, where it is so. */
export const otherwise = (isSo: boolean, sentence: string): string[] => (isSo ? [sentence] : []);
