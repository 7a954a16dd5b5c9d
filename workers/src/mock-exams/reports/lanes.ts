/** Does one after the other: whoever comes waits for those before. */
export function inTurn<A, R>(work: (one: A) => Promise<R>): (one: A) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (one) => {
    const doing = last.then(() => work(one));
    last = doing.catch(() => undefined);
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
