const SOONEST_MS = 1_500;
const LATEST_MS = 5_000;
const MS_FOR_EACH = 10;

/** How often whoever watches reports being made asks how they stand, in ms: of many it costs more to say, and one more tells less. */
export const looksEveryMs = (reports: number): number =>
  Math.min(LATEST_MS, Math.max(SOONEST_MS, reports * MS_FOR_EACH));
