/** An instant, or a length of time, in milliseconds. */
export type Ms = number;

/** From its beginning, and up to its end without it. */
export interface Stretch {
  readonly from: Ms;
  readonly until: Ms;
}

/** The same times as stretches that follow each other and do not touch. */
export function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const merging: Stretch[] = [];
  const some = stretches.filter(({ from, until }) => from < until);
  for (const { from, until } of some.toSorted((one, other) => one.from - other.from)) {
    const last = merging.at(-1);
    if (last === undefined || last.until < from) merging.push({ from, until });
    else merging[merging.length - 1] = { from: last.from, until: Math.max(last.until, until) };
  }
  return merging;
}

/**
 * When so much time has run since an instant, of which the pauses are none. What has run out as a pause begins has run out.
 * @param pauses merged.
 */
export function afterRunning(pauses: readonly Stretch[], from: Ms, running: Ms): Ms {
  let at = from;
  let left = running;
  for (const pause of pauses) {
    if (pause.until <= at) continue;
    if (pause.from - at >= left) break;
    left -= Math.max(0, pause.from - at);
    at = pause.until;
  }
  return at + left;
}

/** How much of a stretch has run. @param pauses merged. */
export function running(pauses: readonly Stretch[], { from, until }: Stretch): Ms {
  const stood = pauses.map((pause) => Math.min(until, pause.until) - Math.max(from, pause.from));
  return Math.max(0, until - from) - stood.reduce((sum, one) => sum + Math.max(0, one), 0);
}
