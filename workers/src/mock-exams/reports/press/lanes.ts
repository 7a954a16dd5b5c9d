const nothing = () => Promise.resolve();

/** Does one after the other: whoever comes waits for those before, and for what follows each, which is told how many ms it took. */
export function inTurn<A, R>(
  work: (one: A) => Promise<R>,
  rest: (tookMs: number) => Promise<void> = nothing,
): (one: A) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (one) => {
    let begunMs = 0;
    const doing = last.then(() => {
      begunMs = performance.now();
      return work(one);
    });
    last = doing.then(() => rest(performance.now() - begunMs)).catch(nothing);
    return doing;
  };
}

/** Reads a thing once for all who ask for it by its name; of those asked for longest ago nothing is kept beyond `most`. */
export function keptByName<V>(most: number): (name: string, read: () => Promise<V>) => Promise<V> {
  const known = new Map<string, Promise<V>>();
  return (name, read) => {
    const reading = known.get(name) ?? read();
    known.delete(name);
    known.set(name, reading);
    // One that could not be read is read again.
    reading.catch(() => known.delete(name));
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return reading;
  };
}
