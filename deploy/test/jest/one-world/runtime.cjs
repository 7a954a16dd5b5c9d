// What a test file has loaded is there for the next one of its worker, evaluated once: the world is the same (`environment.cjs`).
// What asks jest for anything (a test, and its helpers) belongs to one file, and whoever loads it does, too.
const CompilingOnce = require('../compiling-once.cjs');
const { seeing } = require('../seeing/seen.cjs');

/** What the modules of this worker have made, by file. */
const kept = new Map();
/** Of the file that runs at this moment: what was loaded once asks it for more. */
let current;
/** By file what it has led to: a module that is kept loads nothing for the second test that asks for it. */
const led = new Map();

class OneWorld extends CompilingOnce {
  constructor(...given) {
    super(...given);
    current = this;
    /** The modules that are being loaded, outermost first. */
    this.loading = [];
    /** What belongs to this test file alone. */
    this.own = new Set();
  }

  requireModuleOrMock(from, name) {
    if (this !== current) return current.requireModuleOrMock(from, name);
    if (name === '@jest/globals') this.isOwn();
    return super.requireModuleOrMock(from, name);
  }

  requireModule(from, name, options, actual) {
    // Isolated is what a test wants to have loaded once more.
    const isApart = options?.isInternalModule || this.registries.isIsolated();
    if (isApart || (name && this._resolution.isCoreModule(name))) {
      return super.requireModule(from, name, options, actual);
    }
    const file = this._resolution.resolveCjs(from, name);
    if (kept.has(file)) {
      this.seen?.loads(from, file);
      return kept.get(file);
    }
    if (this.own.has(file)) this.isOwn();
    const module = { file };
    this.loading.push(module);
    try {
      const exports = super.requireModule(from, name, options, actual);
      if (!this.own.has(file) && file !== this._testPath) kept.set(file, exports);
      return exports;
    } finally {
      this.loading.pop();
    }
  }

  see() {
    return seeing(this._testPath, led);
  }

  // What was loaded before would go on with the real one.
  setMock(_, name) {
    throw new Error(
      `Tests of a worker share what they load: ${name} is given to whoever needs it, and not put in its place`,
    );
  }

  setModuleMock(from, name) {
    this.setMock(from, name);
  }

  /** What is being loaded belongs to this test file. */
  isOwn() {
    for (const { file } of this.loading) this.own.add(file);
  }
}

module.exports = OneWorld;
