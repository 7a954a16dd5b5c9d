// Tells what a worker reads of the tree by itself, beside the modules that it loads: a golden file, a list of words, a folder's names.
const childProcess = require('node:child_process');
const fs = require('node:fs');
const { resolve } = require('node:path');
const { fileURLToPath } = require('node:url');
const threads = require('node:worker_threads');

const OF_FILES = ['access', 'copyFile', 'cp', 'lstat', 'open', 'readFile', 'readlink', 'stat'];
const OF_FOLDERS = ['opendir', 'readdir'];
const OF_PROCESSES = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'];

/** Who is told; one at a time, the test file that runs. */
let told;

/**
 * From now on `listener` hears of each file, of each folder whose names are read, and that something was begun which reads for itself.
 * @param {{ file(path: string): void, folder(path: string): void, anything(): void }} listener
 */
function tell(listener) {
  if (!told) listen();
  told = listener;
}

function listen() {
  const withSync = (names) => [...names, ...names.map((name) => `${name}Sync`)];
  for (const name of [...withSync(OF_FILES), 'exists', 'existsSync', 'createReadStream']) before(fs, name, 'file');
  for (const name of withSync(OF_FOLDERS)) before(fs, name, 'folder');
  for (const name of OF_FILES) before(fs.promises, name, 'file');
  for (const name of OF_FOLDERS) before(fs.promises, name, 'folder');
  for (const name of OF_PROCESSES) before(childProcess, name, 'anything');
  before(threads, 'Worker', 'anything');
}

/** A `Proxy`, so that it stays what it is in every other way: its properties, its name, `new`. */
function before(module, name, what) {
  const say = (path) => told[what](pathOf(path));
  module[name] = new Proxy(module[name], {
    apply(real, self, given) {
      say(given[0]);
      return Reflect.apply(real, self, given);
    },
    construct(real, given) {
      say(given[0]);
      return Reflect.construct(real, given);
    },
  });
}

/** `undefined` for what is open already, and was told of when it was opened. */
function pathOf(given) {
  if (typeof given === 'number') return undefined;
  return given instanceof URL ? fileURLToPath(given) : resolve(String(given));
}

module.exports = { tell };
