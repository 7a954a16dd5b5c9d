import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const text = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** In bytes: what the reply says more about a file that is packed. */
const SAYS_SO = 'content-encoding: gzip\r\n'.length;

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
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const written = async (ending: string, packed: Buffer) => {
    if (packed.length + SAYS_SO < plain.length) await writeFile(`${path}${ending}`, packed);
  };
  await Promise.all([
    brotli(plain, { params: quality }).then((packed) => written('.br', packed)),
    gz(plain, { level: 9 }).then((packed) => written('.gz', packed)),
  ]);
}
