import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fileOf = (name, root) =>
  join(root, 'node_modules/.cache/fieldfare', `${name.replace(/\W+/g, '-').toLowerCase()}.seen`);

/**
 * What each test of a check had seen when it passed last, and the digest of that. Beside the builds' records, outside of git.
 * @typedef {{ seen: string[], digest: string }} Passed
 * @returns {{ ground: string, tests: Record<string, Passed> } | undefined} `undefined` where nothing is known
 */
export function readRecord(name, root) {
  try {
    const { ground, paths, tests } = JSON.parse(readFileSync(fileOf(name, root), 'utf8'));
    const written = Object.entries(tests).map(([test, { seen, digest }]) => [
      test,
      { seen: seen.map((at) => paths[at]), digest },
    ]);
    return { ground, tests: Object.fromEntries(written) };
  } catch (error) {
    // One of another shape than ours tells nothing.
    if (error.code === 'ENOENT' || error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Each path is written once: a test of a service has seen a thousand. */
export function writeRecord(name, root, { ground, tests }) {
  const places = new Map();
  const placeOf = (path) => {
    if (!places.has(path)) places.set(path, places.size);
    return places.get(path);
  };
  const written = Object.entries(tests).map(([test, { seen, digest }]) => [test, { seen: seen.map(placeOf), digest }]);
  const file = fileOf(name, root);
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify({ ground, tests: Object.fromEntries(written), paths: [...places.keys()] }));
  renameSync(part, file);
}
