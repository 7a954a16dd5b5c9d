// Jest runs every test file in a world of its own, and compiles for each whatever it loads. Here a file is compiled once for all
// test files of a worker; each still runs it for itself, so that nothing is kept from one to the next.
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { seeing } = require('./seeing/seen.cjs');

/** By file and parameters. */
const compiled = new Map();

class CompilingOnce extends Runtime {
  constructor(...given) {
    super(...given);
    this.seen = this.see();
    const { executor } = this;
    if (!executor?.injectedModuleParameters) throw new Error('The runtime of jest is not made as it was');
    const compile = executor.compile.bind(executor);
    executor.compile = (source, file) => {
      const context = executor.environment.getVmContext();
      const module = context && moduleOf(source, file, executor.injectedModuleParameters);
      // What cannot be compiled is said by jest.
      if (!module) return compile(source, file);
      module.load = (name, _, attributes, phase) => executor.dynamicImport(name, file, context, attributes, phase);
      return module.script.runInContext(context);
    };
  }

  see() {
    return seeing(this._testPath);
  }

  requireModule(from, name, options, actual) {
    if (this.seen && !options?.isInternalModule && !(name && this._resolution.isCoreModule(name))) {
      this.seen.loads(from, this._resolution.resolveCjs(from, name));
    }
    return super.requireModule(from, name, options, actual);
  }

  teardown() {
    this.seen?.keep();
    super.teardown();
  }
}

function moduleOf(source, file, parameters) {
  const begins = `(function (${parameters.join(', ')}) {`;
  const key = `${file} ${begins}`;
  const known = compiled.get(key);
  if (known?.source === source) return known;
  const module = { source };
  try {
    module.script = new Script(`${begins}${source}\n})`, {
      filename: file,
      // A stack names the place in the file.
      columnOffset: -begins.length,
      importModuleDynamically: (...asked) => module.load(...asked),
    });
  } catch {
    return undefined;
  }
  compiled.set(key, module);
  return module;
}

module.exports = CompilingOnce;
