/** So many that a level's answers and lines fit, and so few that no proof fills the memory. */
const MOST = 20_000;

/**
 * The same function, which works each text out once: thousands of questions of a type share most of their short texts.
 * Only for what depends on its text alone; what it gives is shared and must not be changed.
 */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly result: T }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    if (known.size >= MOST) known.clear();
    const result = work(text);
    known.set(text, { result });
    return result;
  };
}
