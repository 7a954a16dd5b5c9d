import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../local/install/install.mjs';
import { oneAtATime } from '../local/install/one-at-a-time.mjs';
import { readSettings, requirePort } from '../local/install/settings.mjs';
import { step } from '../local/steps.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Installs, bundles, launches, and then follows what is changed until it is told to stop. */
export async function dev(environment) {
  const settings = readSettings(root, environment);
  if (!existsSync(join(settings.dataDir, 'processes.json'))) await requirePort(settings);
  await oneAtATime(root, () => install(root));

  // What follows is of packages, which may only just have been installed.
  const [{ openWorkshop }, { serveClient }, { followLogs }] = await Promise.all([
    import('./workshop.mjs'),
    import('./client.mjs'),
    import('./logs.mjs'),
  ]);
  const workshop = await oneAtATime(root, () => step('Bundling the services', () => openWorkshop(root, console.log)));
  const client = await serveClient(root, settings);
  workshop.follow(client.watcher);
  const logs = followLogs(join(settings.dataDir, 'logs'), console.log);

  const { launch } = createRequire(import.meta.url)('../dist/launcher.cjs');
  await launch({
    ...settings,
    root,
    environment: { ...environment, CLIENT_URL: client.url },
    requirePort,
    step,
    say: console.log,
    // A service that is paused at a breakpoint stands still as long as somebody looks at it.
    endsWhatStandsStill: false,
    onProgram: workshop.runs,
  });
  logs.close();
  await Promise.all([workshop.close(), client.close()]);
  process.exit(0);
}
