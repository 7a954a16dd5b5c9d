import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const text = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** In bytes: below it the headers outweigh what is saved. */
const worthIt = 1_000;

/** Writes a `.br` and a `.gz` beside every text file, so that the gateway compresses nothing while people wait. */
export function precompress(): Plugin {
  return {
    name: 'fieldfare:precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((name) => text.test(name) && !name.startsWith('finished/'));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < worthIt) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await Promise.all([
    brotli(plain, { params: quality }).then((packed) => writeFile(`${path}.br`, packed)),
    gz(plain, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
