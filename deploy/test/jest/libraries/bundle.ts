import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { files, folder } from './libraries.cjs';

const BUNDLE = 'bundle.cjs';

/** Before the tests: one file of what they load of other people's, instead of hundreds anew for each test file. */
export default async function bundleLibraries(): Promise<void> {
  const contents = Array.from(files.keys(), (name) => `exports['${name}'] = () => require('${name}');`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(__dirname, '../../../../platform') },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // Asked for by whoever has it alone.
    external: ['pg-native'],
    logLevel: 'error',
  });
  mkdirSync(folder, { recursive: true });
  for (const { text } of outputFiles) put(join(folder, BUNDLE), text);
  for (const [name, file] of files) put(file, `module.exports = require('./${BUNDLE}')['${name}']();\n`);
}

/** At once, for another run that reads it at this moment. */
function put(file: string, text: string): void {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
