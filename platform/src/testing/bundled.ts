import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';

// Beside the sources: what is installed is found from there.
const folder = join(__dirname, '../../dist/testing');

/** A file of ours as plain JavaScript, for a process of its own that begins at once: to translate it there took each a second. */
export function bundled(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    packages: 'external',
    write: false,
    logLevel: 'error',
  });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${basename(entry, '.ts')}.cjs`);
  // Others may make the same one at this moment.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, outputFiles[0]?.contents ?? '');
  renameSync(own, file);
  return file;
}
