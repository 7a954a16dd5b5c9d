const queues = new Map<string, Promise<unknown>>();

/** Runs one piece of work of a name at a time, in all tabs where the browser can, in this one where it cannot. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(`fieldfare.${name}`, work);
  const before = queues.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}
