// Jest gives every test file a world of its own. The unit tests of a worker have one between them, and so have its integration
// tests: what they load can be kept from file to file (`runtime.cjs`), and what a file has changed is put back when it has ended.
const { TestEnvironment } = require('jest-environment-node');

/** Where jest keeps what belongs to its run of one file: its course, who listens to it, and the matchers. */
const OF_A_RUN = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL', '$$jest-matchers-object']);

/** The world of this worker. */
let world;

class OneWorld extends TestEnvironment {
  constructor(...given) {
    if (world) return world;
    super(...given);
    world = this;
    const { process } = this.global;
    this.before = { exit: process.exit, env: { ...process.env } };
  }

  async teardown() {
    const { process } = this.global;
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
    process.exit = this.before.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (OF_A_RUN.has(symbol.description)) delete this.global[symbol];
    }
    this._globalProxy.leftovers.length = 0;
  }
}

module.exports = OneWorld;
