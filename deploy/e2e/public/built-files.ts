import { systemUrl } from '../browser/browser';

/** The client's scripts as they are served, and which of them leads to which: at once, or once something is pressed. */
export interface BuiltFiles {
  readonly textOf: (file: string) => Promise<string>;
  /** Files with all that they lead to, directly or through others, but nothing through those that are left out, nor through the first script: it leads to every screen. */
  readonly reachedFrom: (files: readonly string[], without?: readonly string[]) => Promise<readonly string[]>;
}

/** `import` and `from`, `import(…)`; all names are beside each other in one folder. */
const LED_TO = /(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const ROUTE = /["'`](\/[^"'`\s]*)["'`],\(\)=>(?:\w+\(\(\)=>)?import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;

export const ledToBy = (text: string): string[] => [...text.matchAll(LED_TO)].map(([, file = '']) => file);

/** Addresses of screens with the file of each, as the first script of all names them. */
export const screensIn = (text: string): { path: string; file: string }[] =>
  [...text.matchAll(ROUTE)].map(([, path = '', file = '']) => ({ path, file }));

/** @param first the script that every page begins with */
export function builtFiles(first: string): BuiltFiles {
  const texts = new Map<string, Promise<string>>();
  const textOf = (file: string) => {
    const known = texts.get(file) ?? read(`/assets/${file}`);
    texts.set(file, known);
    return known;
  };
  const reachedFrom = async (files: readonly string[], without: readonly string[] = []) => {
    const reached = new Set(files);
    let next = [...reached];
    while (next.length > 0) {
      const further = (await Promise.all(next.map(textOf))).flatMap(ledToBy);
      next = [...new Set(further)].filter((file) => file !== first && !without.includes(file) && !reached.has(file));
      for (const file of next) reached.add(file);
    }
    return [...reached];
  };
  return { textOf, reachedFrom };
}

export async function read(path: string): Promise<string> {
  const ask = () => fetch(`${systemUrl()}${path}`);
  // As a browser does: a connection that was kept for the next file may have been shut just as it was asked for.
  const reply = await ask().catch(ask);
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.text();
}
