import type { Position } from 'platform/event-store';
import { reasonsSince } from 'schemas/mock-exams/keys/exam-keys.rules';
import { keysAt, type Store } from './log-reading';

interface Which {
  readonly papers: readonly { readonly paperHash: string }[];
  /** By when keys count as they do. */
  readonly position: Position;
}

/**
 * Why questions of some papers count otherwise than they did at an earlier place in the log, paper by paper; each place is read once,
 * however many reports are made from it.
 */
export function keyReasons(store: Store, { papers, position }: Which): (since: Position) => Promise<readonly string[]> {
  const known = new Map<Position, Promise<readonly string[]>>();
  return (since) => {
    const reading = known.get(since) ?? reasonsOf(store, { papers, position }, since);
    known.set(since, reading);
    // One that could not be read is read again.
    reading.catch(() => known.delete(since));
    return reading;
  };
}

async function reasonsOf(store: Store, { papers, position }: Which, since: Position): Promise<readonly string[]> {
  const reasons = await Promise.all(
    papers.map(async ({ paperHash }) => {
      const [before, now] = await Promise.all([since, position].map((place) => keysAt(store, paperHash, place)));
      return before && now ? reasonsSince(before, now) : [];
    }),
  );
  return reasons.flat();
}
