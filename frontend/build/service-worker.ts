import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin, type Rollup } from 'vite';
import { learnersFiles, officePagesIn } from './learners-files';

const source = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));

/** In bytes: what is larger is a picture or a library that no lesson needs at once. */
const largest = 400_000;

/** Writes `service-worker.js`, which keeps the files of a learner's pages on the device; staff do not work without a connection. */
export function serviceWorker(): Plugin {
  return {
    name: 'fieldfare:service-worker',
    apply: 'build',
    generateBundle: {
      // Last of all: a script that held nothing but the import of its styles is dropped by then, and a worker that names a
      // file which is not there never installs.
      order: 'post',
      async handler(_, bundle) {
        const screens = [...this.getModuleIds()].filter((id) => id.endsWith('.screens.ts'));
        const pages = await Promise.all(screens.map(async (id) => officePagesIn(id, await readFile(id, 'utf8'))));
        const isLearners = learnersFiles(bundle, new Set(pages.flat()));
        const files = Object.values(bundle)
          .filter((file) => file.fileName.startsWith('assets/') && isLearners(file.fileName) && sizeOf(file) <= largest)
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

const sizeOf = (file: Rollup.OutputAsset | Rollup.OutputChunk) =>
  file.type === 'asset' ? file.source.length : file.code.length;
