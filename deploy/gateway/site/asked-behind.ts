import type { Contract } from 'schemas/describe/contract';

const ASKED_EVERY_MS = 30_000;

/**
 * What a service says, for pages that wait for nobody: a page is told what was known when it was asked for, and the service
 * is asked again behind it, twice a minute at most. While it cannot be asked, what was known last holds.
 */
export function askedBehind<T>(
  ask: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => T | undefined {
  let known: T | undefined;
  let askedAt = -Infinity;
  const look = async () => {
    try {
      known = await ask();
    } catch {
      // The services tell of their own outages; the page is well without what they would say.
    }
  };
  return () => {
    if (now() - askedAt >= ASKED_EVERY_MS) {
      askedAt = now();
      void look();
    }
    return known;
  };
}

const LONGEST_MS = 5_000;

/** Asks a query service something that anybody may ask, in no words of the caller's. */
export const saidBy =
  (queryUrl: string, { method, path }: Pick<Contract, 'method' | 'path'>) =>
  async (): Promise<unknown> => {
    const words = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' };
    const reply = await fetch(new URL(path, queryUrl), { method, signal: AbortSignal.timeout(LONGEST_MS), ...words });
    if (!reply.ok) throw new Error(`${path} was answered by ${reply.status}`);
    return reply.json();
  };
