/** How the pauses between attempts grow: each is twice the one before. */
export interface Pauses {
  readonly firstMs: number;
  readonly longestMs: number;
  /** The share of each pause that is left to chance, 0 to 1: who failed at one moment does not come back at one. */
  readonly chance?: number;
}

/** Milliseconds to wait after so many failures in a row, 0 for the first of them: by services and by the client alike. */
export function pauseAfter(failures: number, { firstMs, longestMs, chance = 0 }: Pauses, random = Math.random): number {
  return Math.min(firstMs * 2 ** failures, longestMs) * (1 - chance * random());
}
