import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands for every file there is, where nobody can tell what was read: in a process of its own, or of what was built. */
export const ANYTHING = '*';

const hash = (content) => createHash('sha1').update(content).digest('base64');

/**
 * By their paths: a hash of each file that git knows, or would.
 * @returns {Record<string, string>}
 */
export function filesOf(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const there = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  return Object.fromEntries(there.sort().map((file) => [file, hash(readFileSync(join(root, file)))]));
}

/** One hash for the files that are chosen. */
export const digestOf = (files, isChosen) =>
  hash(JSON.stringify(Object.entries(files).filter(([file]) => isChosen(file))));

/**
 * Tells of what a test has seen one hash, which is another once anything of it is. Seen are files, there or not; folders, with a
 * stroke at their end, of which the names were read; or `*`.
 */
export function digesting(files) {
  const names = Object.keys(files);
  const whole = digestOf(files, () => true);
  const within = (folder) => (folder === '/' ? names : names.filter((name) => name.startsWith(folder)));
  const contentOf = (seen) => {
    if (seen === ANYTHING) return whole;
    return seen.endsWith('/') ? within(seen) : (files[seen] ?? null);
  };
  return (seen) => hash(JSON.stringify([...seen].sort().map((one) => [one, contentOf(one)])));
}
