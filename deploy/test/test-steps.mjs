import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../local/install/install.mjs';
import { oneAtATime } from '../local/install/one-at-a-time.mjs';
import { sentenceOf } from '../local/install/sentence.mjs';
import { checks } from './checks/checks.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { choose, readSelection } from './checks/selection.mjs';
import { summary } from './checks/summary.mjs';
import { installSystemPackages } from './checks/system-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Installs what is missing, runs every check whatever the others say, and ends with the sum of them all. */
export async function test() {
  // Ctrl-C: the checks are in groups of their own, and end as we do.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const began = performance.now();
  const { all, only } = readSelection(process.argv.slice(2), process.env);
  const chosen = choose(checks, only);
  const results = [];
  for (const prepare of [() => oneAtATime(root, () => install(root)), installSystemPackages]) {
    await prepare().catch((error) => {
      console.error(`\n${sentenceOf(error)}\n`);
      results.push({ name: 'preparation', passed: 0, failed: 1, skipped: 0, seconds: 0 });
    });
  }
  results.push(...(await runChecks(chosen, root, { all })));
  console.log(summary(results, (performance.now() - began) / 1000, root));
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
}
