import { existsSync, readFileSync } from 'node:fs';
import { posix, join } from 'node:path';
import { filesIn, hashOfFiles } from '../../build/source-hash.mjs';

/** What runs the proofs: the versions of everything installed, jest's and TypeScript's settings, the script's own line. */
const tools = ['package-lock.json', 'package.json', 'jest.config.cjs', 'tsconfig.json'];

/** One hash over all that the proofs of the question bank depend on: while it stays, so does what they say. */
export function bankFingerprint(root, nodeVersion = process.versions.node) {
  const [nodeMajor] = nodeVersion.split('.');
  return hashOfFiles(root, [...tools, ...bankFiles(root)], [`Node ${nodeMajor}`]);
}

/** Every file of the bank, and every file of ours that one of them imports, directly or not. */
export function bankFiles(root) {
  const files = new Set(filesIn(root, 'question-bank', /^node_modules$/));
  // A set gives what is added while it is walked through as well.
  for (const file of files) if (/\.tsx?$/.test(file)) for (const one of importedBy(root, file)) files.add(one);
  return [...files];
}

function importedBy(root, file) {
  const named = readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import|require)\s*\(?\s*'([^']+)'/g);
  return Array.from(named, ([, name]) => pathOf(file, name)).flatMap((path) => (path ? found(root, path, file) : []));
}

/** Without its ending; nothing for what is installed or is Node's own: the lockfile and the version of Node stand for it. */
function pathOf(file, name) {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
  const ours = /^(schemas|question-bank)\/(.+)$/.exec(name);
  return ours ? `${ours[1]}/src/${ours[2]}` : undefined;
}

function found(root, path, importer) {
  const file = ['.ts', '.tsx', ''].map((ending) => `${path}${ending}`).find((one) => existsSync(join(root, one)));
  // Better loud than a hash that leaves something out.
  if (!file) throw new Error(`${importer} imports ${path}, which is not there`);
  return file;
}
