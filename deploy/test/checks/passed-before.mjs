import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * When a check has passed whole with exactly the content that it would see now: its record, `{ fingerprint, passed, at }`.
 * Records lie beside those of the builds, outside of git: a new clone, or `npm ci`, has none.
 */
export function passedBefore({ name, fingerprint }, root) {
  if (!fingerprint) return undefined;
  try {
    const record = JSON.parse(readFileSync(recordOf(name, root), 'utf8'));
    return record.fingerprint === fingerprint(root) && record.passed > 0 ? record : undefined;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Runs a check, and remembers that it passed: whole, none left out, and with nothing changed under it meanwhile. */
export async function remembering(check, root, run) {
  if (!check.fingerprint) return run();
  const before = check.fingerprint(root);
  const file = recordOf(check.name, root);
  // One that fails or is broken off must not pass for the one before it.
  rmSync(file, { force: true });
  const result = await run();
  const { passed, failed, skipped } = result;
  const isWhole = passed > 0 && failed === 0 && skipped === 0;
  if (isWhole && check.fingerprint(root) === before) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ fingerprint: before, passed, at: new Date().toISOString() }));
  }
  return result;
}

const recordOf = (name, root) =>
  join(root, 'node_modules/.cache/fieldfare', `${name.replace(/\W+/g, '-').toLowerCase()}.passed`);
