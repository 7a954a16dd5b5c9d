import { setTimeout as wait } from 'node:timers/promises';

/** Whoever calls is answered before they give up; what has come of it is told to who asks again. */
const PATIENCE_MS = 5_000;

/**
 * Work that takes longer than anybody waits for a reply. Who asks again with the same key joins the work that is under way;
 * what came of it, or the error, is told once. Whatever is lost with the process is begun anew.
 */
export class LongWork {
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(private readonly patienceMs = PATIENCE_MS) {}

  /** Undefined while it goes on. */
  async of<T>(key: string, work: () => Promise<T>): Promise<T | undefined> {
    const going = (this.underWay.get(key) as Promise<T> | undefined) ?? this.begin(key, work);
    const stop = new AbortController();
    try {
      const first = await Promise.race([
        going.then((result) => ({ result })),
        wait(this.patienceMs, undefined, { signal: stop.signal }),
      ]);
      if (first === undefined) return undefined;
      this.underWay.delete(key);
      return first.result;
    } catch (error) {
      this.underWay.delete(key);
      throw error;
    } finally {
      stop.abort();
    }
  }

  private begin<T>(key: string, work: () => Promise<T>): Promise<T> {
    const going = work();
    // Whoever asks next is told; until then nobody waits for it.
    going.catch(() => undefined);
    this.underWay.set(key, going);
    return going;
  }
}
