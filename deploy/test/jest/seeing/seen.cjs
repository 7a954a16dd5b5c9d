// What each test file has seen of the tree: the modules that it loaded and all that these loaded, and what any of them read. Kept
// for `npm run check` (`deploy/test/checks/since/changed.mjs`), which asks a test again once something that it has seen has changed.
const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');
const { tell } = require('./files-read.cjs');

/** Where to keep it, if somebody wants to know. */
const folder = process.env.SEEN_BY_TESTS;
const root = join(__dirname, '../../../..');
/** Stands for every file there is. */
const ANYTHING = '*';
/** How far up to look for a file of ours, past what libraries do. */
const FRAMES = 60;
const jest = join(__dirname, '..');

class Seen {
  /** @param {Map<string, Set<string>>} edges by file what it has led to; shared by those between which modules are kept */
  constructor(testPath, edges) {
    this.testPath = testPath;
    this.edges = edges;
    tell({
      file: (path) => this.read(path, ''),
      folder: (path) => this.read(path, '/'),
      anything: () => this.ofReader(ANYTHING),
    });
  }

  /** `from` has asked for a module. */
  loads(from, file) {
    const known = this.edges.get(from);
    if (known) known.add(file);
    else this.edges.set(from, new Set([file]));
  }

  read(path, ends) {
    const name = path && nameOf(path);
    if (name === undefined) return;
    // What is built has come from anywhere.
    this.ofReader(/(^|\/)dist(\/|$)/.test(name) ? ANYTHING : `${path}${ends}`);
  }

  /** The file whose function is under way has seen it: it may remember what it read, and would not read it for the next test. */
  ofReader(what) {
    const reader = filesUnderWay().find((file) => nameOf(file) !== undefined && !file.startsWith(jest));
    this.loads(reader ?? this.testPath, what);
  }

  /** Relative to the root: files, folders with a stroke at their end whose names were read, or `*`. */
  all() {
    const found = new Set([this.testPath]);
    for (const file of found) for (const next of this.edges.get(file) ?? []) found.add(next);
    return Array.from(found, (path) => (path === ANYTHING ? path : nameOf(path))).filter((name) => name !== undefined);
  }

  keep() {
    const test = nameOf(this.testPath);
    const file = `${createHash('sha1').update(test).digest('hex')}.json`;
    writeFileSync(join(folder, file), JSON.stringify({ test, seen: this.all() }));
  }
}

/** `undefined` for what is outside of the tree, or other people's. */
function nameOf(path) {
  const name = relative(root, path).split(sep).join('/');
  const isOurs = !name.startsWith('..') && !/(^|\/)(node_modules|\.git|\.data)(\/|$)/.test(name);
  return isOurs ? `${name}${path.endsWith('/') ? '/' : ''}` : undefined;
}

/** The files of the functions that are under way, innermost first. */
function filesUnderWay() {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  // As they are: nobody wants to have them mapped to their sources' lines.
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName());
  const { stack } = new Error();
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return stack.filter((file) => file?.startsWith('/'));
}

/** Sees for one test file; `undefined` where nobody wants to know. */
const seeing = (testPath, edges = new Map()) => (folder ? new Seen(testPath, edges) : undefined);

module.exports = { seeing };
