import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fileOf = (name, root) =>
  join(root, 'node_modules/.cache/fieldfare', `${name.replace(/\W+/g, '-').toLowerCase()}.seen`);

/** What is known of a check that passed: plain data, beside the builds' records, outside of git. `undefined` where nothing is. */
export function readRecord(name, root) {
  try {
    return JSON.parse(readFileSync(fileOf(name, root), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whole or not at all. */
export function writeRecord(name, root, record) {
  const file = fileOf(name, root);
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(record));
  renameSync(part, file);
}
