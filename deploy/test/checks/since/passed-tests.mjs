import { readRecord, writeRecord } from './record.mjs';

/**
 * What each test of a check had seen when it passed last, and the digest of that.
 * @typedef {{ seen: string[], digest: string }} Passed
 * @returns {{ ground: string, tests: Record<string, Passed> } | undefined} `undefined` where nothing is known
 */
export function readPassed(name, root) {
  try {
    const { ground, paths, tests } = readRecord(name, root) ?? {};
    const written = Object.entries(tests).map(([test, { seen, digest }]) => [
      test,
      { seen: seen.map((at) => paths[at]), digest },
    ]);
    return { ground, tests: Object.fromEntries(written) };
  } catch (error) {
    // One of another shape than ours tells nothing.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Each path is written once: a test of a service has seen a thousand. */
export function writePassed(name, root, { ground, tests }) {
  const places = new Map();
  const placeOf = (path) => {
    if (!places.has(path)) places.set(path, places.size);
    return places.get(path);
  };
  const written = Object.entries(tests).map(([test, { seen, digest }]) => [test, { seen: seen.map(placeOf), digest }]);
  writeRecord(name, root, { ground, tests: Object.fromEntries(written), paths: [...places.keys()] });
}
