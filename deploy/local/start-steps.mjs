import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { readSettings } from './settings.mjs';
import { run, step } from './steps.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Checks, installs, builds, launches: each only where it is needed. */
export async function start(environment) {
  const settings = await readSettings(root, environment);
  await oneAtATime(root, async () => {
    await install(root);
    await step('Building', () =>
      run(process.execPath, [join(root, 'deploy/build/build.mjs')], { cwd: root, what: 'The build', show: true }),
    );
  });
  const { launch } = createRequire(import.meta.url)('../dist/launcher.cjs');
  await launch({ ...settings, root, environment, say: console.log, step });
  process.exit(0);
}
