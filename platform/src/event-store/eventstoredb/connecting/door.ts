/** Lets calls in until it closes, and is closed once those inside have left: no call finds its connection taken away. */
export class Door {
  private readonly inside = new Set<Promise<unknown>>();
  private readonly closing = new AbortController();

  get closed(): AbortSignal {
    return this.closing.signal;
  }

  async through<T>(call: () => Promise<T>): Promise<T> {
    this.closed.throwIfAborted();
    const answer = call();
    this.inside.add(answer);
    try {
      return await answer;
    } finally {
      this.inside.delete(answer);
    }
  }

  async close(): Promise<void> {
    this.closing.abort(new Error('the event store was closed'));
    await Promise.allSettled(this.inside);
  }
}
