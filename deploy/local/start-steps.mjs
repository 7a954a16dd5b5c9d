import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install/install.mjs';
import { oneAtATime } from './install/one-at-a-time.mjs';
import { readSettings, requirePort } from './install/settings.mjs';
import { run, step } from './steps.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Checks, installs, builds, launches: each only where it is needed. */
export async function start(environment) {
  const settings = readSettings(root, environment);
  // What a killed start left behind may hold the port; the launcher ends it, and then asks again.
  if (!existsSync(join(settings.dataDir, 'processes.json'))) await requirePort(settings);
  await oneAtATime(root, async () => {
    await install(root);
    await step('Building', () =>
      run(process.execPath, [join(root, 'deploy/build/build.mjs')], { cwd: root, what: 'The build', show: true }),
    );
  });
  const { launch } = createRequire(import.meta.url)('../dist/launcher.cjs');
  await launch({ ...settings, root, environment, requirePort, step, say: console.log });
  process.exit(0);
}
