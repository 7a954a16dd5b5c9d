import { tell } from '../../bench/ground/ground';
import { sitterOf, type Sitter } from '../../system/mock-exams/seats';
import type { LoadedTown } from './town';

/** Sign-ins and seats are made beforehand, so many at a time. */
export const TOGETHER = 25;

interface Seating {
  readonly sessionId: string;
  readonly count: number;
  /** What each does before the next ones are seated. */
  readonly then?: (sitter: Sitter, nth: number) => Promise<void>;
}

/** So many children with a seat in a session, signed in. */
export async function seated(town: LoadedTown, { sessionId, count, then }: Seating): Promise<Sitter[]> {
  const sitters: Sitter[] = [];
  while (sitters.length < count) {
    const from = sitters.length;
    const few = Array.from({ length: Math.min(TOGETHER, count - from) }, async (_, n) => {
      const sitter = await sitterOf(town, { sessionId });
      await then?.(sitter, from + n);
      return sitter;
    });
    sitters.push(...(await Promise.all(few)));
  }
  tell('children with a seat, signed in', { session: sessionId, children: sitters.length });
  return sitters;
}
