import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { context } from 'esbuild';
import { bundling, put, putEntries } from '../build/bundle-programs.mjs';
import { nameOf, programs } from '../build/programs.mjs';
import { serverSide } from '../build/workspaces.mjs';

/** In milliseconds: an editor writes several files at once. */
const SETTLE = 30;

/**
 * Bundles each program by itself, and again when one of its files changes; then it is begun again, and no other.
 * @param say is told what was bundled and begun again, and how long it took.
 */
export async function openWorkshop(root, say) {
  // The stamp of a build would say of our bundles that they are made of what it was made of.
  rmSync(join(root, 'node_modules/.cache/fieldfare/services.built'), { force: true });
  await putEntries(root);
  const benches = await Promise.all(programs.map((program) => benchOf(root, program)));
  const running = new Map();
  let turn = Promise.resolve();
  const changed = new Set();

  const rework = async () => {
    const files = new Set(changed);
    changed.clear();
    for (const bench of benches) {
      if (!bench.isMadeOf(files)) continue;
      const began = performance.now();
      const name = nameOf(bench.program);
      if (!(await bench.bundle())) continue;
      await running.get(name)?.restart();
      if (running.has(name)) say(`${name} is begun again (${Math.round(performance.now() - began)} ms)`);
    }
  };

  return {
    /** Told by the launcher of each program that runs. */
    runs: (name, program) => running.set(name, program),
    /** Follows the files through a watcher of somebody else's. */
    follow: (watcher) => {
      watcher.add([...serverSide(root), 'deploy'].map((folder) => join(root, folder)));
      watcher.on('all', (_, file) => {
        if (changed.size === 0)
          setTimeout(() => (turn = turn.then(rework).catch((error) => say(error.message))), SETTLE);
        changed.add(resolve(file));
      });
    },
    close: async () => {
      await turn;
      await Promise.all(benches.map(({ close }) => close()));
    },
  };
}

async function benchOf(root, program) {
  const esbuild = await context({ ...bundling(root, [program]), metafile: true });
  let inputs = new Set();

  /** Whether there is a new bundle: a fault in the sources is shown, and the old one goes on. */
  const bundle = async () => {
    try {
      const { outputFiles, metafile } = await esbuild.rebuild();
      inputs = new Set(Object.keys(metafile.inputs).map((file) => resolve(root, file)));
      for (const file of outputFiles) put(file);
      return true;
    } catch {
      return false;
    }
  };

  if (!(await bundle())) throw new Error(`${nameOf(program)} cannot be bundled: the fault stands above.`);
  return {
    program,
    bundle,
    isMadeOf: (files) => [...files].some((file) => inputs.has(file)),
    close: () => esbuild.dispose(),
  };
}
