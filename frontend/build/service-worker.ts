import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));

/** In bytes: what is larger is the office's, and staff do not work without a connection. */
const largest = 400_000;

/** Writes `service-worker.js`, which keeps the files of a learner's pages on the device. */
export function serviceWorker(): Plugin {
  return {
    name: 'fieldfare:service-worker',
    apply: 'build',
    generateBundle: {
      // Last of all: a script that held nothing but the import of its styles is dropped by then, and a worker that names a
      // file which is not there never installs.
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle)
          .filter((file) => file.fileName.startsWith('assets/') && sizeOf(file) <= largest)
          .map(({ fileName }) => `/${fileName}`)
          .sort();
        const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
        const known = `const files = ${JSON.stringify(files)};\nconst release = ${JSON.stringify(release)};\n`;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: known + code });
      },
    },
  };
}

const sizeOf = (file: { type: 'asset'; source: string | Uint8Array } | { type: 'chunk'; code: string }) =>
  file.type === 'asset' ? file.source.length : file.code.length;
