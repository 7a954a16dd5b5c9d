import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notSource = /^(node_modules|dist|testing)$|\.test\.tsx?$/;

/**
 * One hash over the content of every source file of some folders, and over the versions of everything installed, and of
 * Node: what one version has compiled, another does not take.
 */
export function hashOfSources(root, folders) {
  const files = ['package-lock.json', ...folders.flatMap((folder) => filesIn(root, folder, notSource))];
  return hashOfFiles(root, files, [process.version]);
}

/** One hash over the names and the bytes of some files, and over what else is named. */
export function hashOfFiles(root, files, more = []) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** All files below a folder, in the order of their names: the order of the disk differs from machine to machine. */
export function filesIn(root, folder, leftOut) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !leftOut.test(name));
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(root, path, leftOut) : [path];
  });
}
