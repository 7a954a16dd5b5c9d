import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What every test stands on: after a change of it none of them is known to pass. */
const ground =
  /^(package-lock\.json|package\.json|jest\.config\.cjs|tsconfig\.json|deploy\/test\/jest\/|frontend\/testing\/)/;
/** What jest follows from file to file, and what is read by those alone that look at files. */
const followed = /\.(ts|tsx|js|mjs|cjs|md)$/;
/** A test that looks at files by itself may see any of them. */
const looksAtFiles = /node:(fs|child_process)/;

/**
 * What jest is to be told so that it runs the tests that could see what has changed since its check passed last: nothing, which is
 * all of them; or the files that it is to find the tests of. `undefined` where nothing has changed.
 */
export function optionsSince(check, root, files = filesOf(root)) {
  const before = seenBy(check.name, root);
  if (before === undefined) return [];
  const changed = Object.keys({ ...before, ...files }).filter((file) => before[file] !== files[file]);
  if (changed.length === 0) return undefined;
  const isKnown = (file) => followed.test(file) && !ground.test(file);
  if (!changed.filter(check.concerns).every(isKnown)) return [];
  const looking = Object.keys(files).filter((file) => check.concerns(file) && isLooking(root, file));
  const there = changed.filter((file) => isKnown(file) && existsSync(join(root, file)));
  return ['--passWithNoTests', '--findRelatedTests', ...new Set([...there, ...looking])];
}

const isLooking = (root, file) =>
  /\.test\.tsx?$/.test(file) && looksAtFiles.test(readFileSync(join(root, file), 'utf8'));

/** By their paths: a hash of each file that git knows, or would. */
export function filesOf(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const there = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  const hashOf = (file) =>
    createHash('sha1')
      .update(readFileSync(join(root, file)))
      .digest('base64');
  return Object.fromEntries(there.map((file) => [file, hashOf(file)]));
}

/**
 * Runs the tests of a check that could see what has changed since it passed last, and remembers with what files it has passed. Where
 * it fails it stands as before: what was changed is asked again.
 */
export async function runSince(check, root, run, { all = false } = {}) {
  const files = filesOf(root);
  const options = all ? [] : optionsSince(check, root, files);
  if (options === undefined) return { name: check.name, unchanged: true, passed: 0, failed: 0, skipped: 0, seconds: 0 };
  const result = await run({ ...check, options }, root);
  if (result.failed === 0) {
    mkdirSync(dirname(recordOf(check.name, root)), { recursive: true });
    writeFileSync(recordOf(check.name, root), JSON.stringify(files));
  }
  return result;
}

function seenBy(name, root) {
  try {
    return JSON.parse(readFileSync(recordOf(name, root), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const recordOf = (name, root) =>
  join(root, 'node_modules/.cache/fieldfare', `${name.replace(/\W+/g, '-').toLowerCase()}.seen`);
