import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { files, folder } from './libraries.cjs';

const root = join(__dirname, '../../..');
const noStyleSheets = join(__dirname, 'no-style-sheets.ts');
const stamp = join(folder, 'stamp');

/** Before the tests of the client: bundles what they load of other people's, unless that is done for these versions. */
export default async function bundleLibraries(): Promise<void> {
  const madeOf = hashOf(['package-lock.json', ...['bundle.ts', 'libraries.cjs', 'no-style-sheets.ts'].map(besideThis)]);
  if (read(stamp) === madeOf) return;
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of files)
    write(file, `module.exports = globalThis[Symbol.for('libraries')](require, '${name}');\n`);
  const { outputFiles: [bundle] = [] } = await build(options);
  if (!bundle?.text.includes(emptyModule)) throw new Error('The bundle of the libraries is not made as it was');
  write(join(folder, 'bundle.js'), bundle.text.replace(emptyModule, emptyModule.replace('{} }', '{}, require }')));
  write(stamp, madeOf);
}

/** antd writes a style sheet for each component: here it writes none. And of its two forms there is one alone. */
const asInTests: Plugin = {
  name: 'as-in-tests',
  setup(bundler) {
    bundler.onResolve({ filter: /\/(hooks\/use(Style|CSSVar)Register|useStyleRegister|Dom\/dynamicCSS)$/ }, () => ({
      path: noStyleSheets,
    }));
    bundler.onResolve({ filter: /^(antd|@(ant-design|rc-component)\/[^/]+)\/es\// }, ({ path, resolveDir, kind }) =>
      bundler.resolve(path.replace('/es/', '/lib/'), { resolveDir, kind }),
    );
    // Says of itself that it is made of modules of the other kind; a path from here says nothing of the kind.
    bundler.onResolve({ filter: /^@ant-design\/pro-components$|^\.\.?(\/|$)/ }, ({ path, importer, resolveDir }) =>
      path.startsWith('.') && !importer.includes('/pro-components/lib/')
        ? undefined
        : { path: createRequire(join(resolveDir, 'importer.js')).resolve(path) },
    );
  },
};

const options: BuildOptions = {
  stdin: {
    contents: `module.exports = { ${Array.from(files.keys(), (name) => `'${name}': () => require('${name}')`).join(', ')} };`,
    resolveDir: join(root, 'frontend'),
  },
  bundle: true,
  write: false,
  format: 'cjs',
  platform: 'neutral',
  mainFields: ['main'],
  conditions: ['browser'],
  external: ['@jest/globals', 'node:*', 'fs', 'util'],
  define: { 'process.env.NODE_ENV': '"test"' },
  logLevel: 'error',
  plugins: [asInTests],
};

/** How the bundle begins a module. React finds Node's own timers, which no test replaces, by the `require` of its module. */
const emptyModule = '(mod = { exports: {} })';

const besideThis = (file: string) => join('frontend/testing/libraries', file);

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** At once, for whoever reads it meanwhile. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
