import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { KEEP_ARGUMENT, keepCompiled, scriptOf } from './compiled-code';
import { nameSourcesInStacks } from './stacks';

// Every program begins as this file, under the program's own name: `main.cjs` runs `main.program.cjs`, which stands beside it.
const program = __filename.replace(/\.cjs$/, '.program.cjs');
nameSourcesInStacks(program);
const { script, source } = scriptOf(program);

/** The build makes one function of a program, of these: as Node has it for each module, and what imports a package as the program runs. */
type Run = (...given: readonly unknown[]) => void;

function run(): unknown {
  const own: { exports: unknown } = { exports: {} };
  const begin = script.runInThisContext() as Run;
  // A script that is compiled as this one is has no `import()` of its own but as an experiment, of which Node warns in the log.
  const importOutside = (name: string): Promise<unknown> => import(name);
  begin(own.exports, createRequire(program), own, program, dirname(program), importOutside);
  return own.exports;
}

if (process.argv[2] === KEEP_ARGUMENT) {
  try {
    run();
  } finally {
    keepCompiled({ program, script, source });
    // Before anything of what it began is done: it was loaded, and that was all.
    process.exit(0);
  }
}
module.exports = run();
