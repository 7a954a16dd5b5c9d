import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { engineFlagsOf } from './engine-flags.mjs';
import { nameOf, programs, wholeOf } from './programs.mjs';

/** Bundles every program, and has each keep what the engine makes of it: what it is started with the next time. */
export async function bundlePrograms(root) {
  const { outputFiles } = await build(bundling(root, programs));
  for (const file of outputFiles) put(file);
  await putEntries(root);
  await Promise.all(programs.map((program) => keepCompiled(root, program)));
}

/** How programs are bundled, for esbuild; what comes of it is not written yet. */
export function bundling(root, chosen) {
  return {
    ...common(root),
    entryPoints: chosen.map((program) => ({ in: program.source, out: wholeOf(program).replace(/\.cjs$/, '') })),
    sourcemap: true,
    // Without the sources in the map, which nobody needs: a stack names file and line.
    sourcesContent: false,
    ...asOneFunction,
    // What is whose stands in THIRD-PARTY-LICENCES.txt.
    legalComments: 'none',
    external: outside,
    plugins: [packagesComeIn],
  };
}

/** Which the entry runs. */
export const asOneFunction = {
  banner: { js: '(function (exports, require, module, __filename, __dirname, importOutside) {' },
  footer: { js: '})' },
};

const common = (root) => ({
  absWorkingDir: root,
  outdir: root,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  // None but Node's own: esbuild's would have some packages as ESM where Node has them as CommonJS.
  conditions: [],
  target: 'node20',
  format: 'cjs',
  logLevel: 'warning',
  write: false,
});

/** Puts what runs a program in the place that the program is started by. */
export async function putEntries(root) {
  const { outputFiles } = await build({ ...common(root), entryPoints: ['deploy/entry/main.ts'] });
  for (const { contents } of outputFiles) for (const { bundle } of programs) putWhole(join(root, bundle), contents);
}

/**
 * Writes a file that came of bundling. What esbuild leaves of letters beyond ASCII (in comments, tagged templates and regular
 * expressions) is escaped: the engine then has the program in half the memory, and reads it as it stands.
 */
export function put({ path, text, contents }) {
  putWhole(path, path.endsWith('.map') ? contents : text.replace(/[^\0-\x7f]/g, escaped));
}

const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

// Renamed when whole: a program that starts at this moment finds the old one or the new one, never half of it.
function putWhole(path, contents) {
  const part = `${path}.${process.pid}.part`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, contents);
  renameSync(part, path);
}

/** With the flags that it will run with, as the engine takes nothing that was made with others; and with no environment. */
const keepCompiled = (root, program) =>
  promisify(execFile)(process.execPath, [...engineFlagsOf(nameOf(program)), program.bundle, 'keep-compiled'], {
    cwd: root,
    env: {},
  });

/**
 * They find files beside themselves, or what need not be installed: argon2 its native part, knex the dialects of databases.
 * Nor do others come along that a package can do without, and would fail to find only where it asks for them.
 */
const outside = ['argon2', 'knex', 'pg-native', 'msgpackr-extract', '@valkey/valkey-glide'];

/**
 * Has the same file of a package for whoever imports or requires it, as Node has it for `require`. What is imported as the
 * program runs stays where npm put it: printing, pictures and the dictionary, and files that are named and not read.
 */
export const packagesComeIn = {
  name: 'packages-come-in',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === asked || asItStands.has(from.kind) || path.startsWith('node:')) return undefined;
      if (from.kind === 'dynamic-import') return { path, namespace: OUTSIDE };
      if (from.kind !== 'import-statement') return { path, external: true };
      const required = await resolve(path, { ...withoutArguments(from), kind: 'require-call', pluginData: asked });
      return required.errors.length === 0 ? required : undefined;
    });
    // What esbuild makes of an `import()` waits for a promise; so this is one.
    onLoad({ filter: /./, namespace: OUTSIDE }, ({ path }) => ({
      contents: `exports.then = (found, failed) => importOutside(${JSON.stringify(path)}).then(found, failed);`,
    }));
  },
};

const OUTSIDE = 'outside';
const asked = Symbol('asked by ourselves');
const asItStands = new Set(['entry-point', 'require-call']);
const withoutArguments = ({ importer, resolveDir, namespace }) => ({ importer, resolveDir, namespace });
