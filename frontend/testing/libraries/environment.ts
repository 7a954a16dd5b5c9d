import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-jsdom';
import { folder } from './libraries.cjs';

type Require = (name: string) => unknown;
type Libraries = Readonly<Record<string, () => unknown>>;

/** Compiled once for all test files of a worker; each runs it for itself, so that nothing is kept from one to the next. */
let compiled: Script | undefined;

const compile = (globals: readonly string[]) =>
  new Script(
    `(function (require, module, exports, ${globals.join(', ')}) {${readFileSync(join(folder, 'bundle.js'), 'utf8')}\nreturn module.exports;})`,
    { filename: join(folder, 'bundle.js') },
  );

/** jsdom, with the libraries of the client at hand. */
export default class ClientEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    const vmContext = this.getVmContext();
    if (!vmContext) throw new Error('jsdom runs no scripts');
    const injected = config.projectConfig.sandboxInjectedGlobals;
    compiled ??= compile(injected);
    const start = compiled.runInContext(vmContext) as (...given: unknown[]) => Libraries;
    let libraries: Libraries | undefined;
    Reflect.set(this.global, Symbol.for('libraries'), (require: Require, name: string) => {
      const module = { exports: {} };
      const globals = injected.map((one) => Reflect.get(this.global, one) as unknown);
      libraries ??= start(require, module, module.exports, ...globals);
      return libraries[name]?.();
    });
  }
}
