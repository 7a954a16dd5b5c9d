#!/usr/bin/env node
// `npm run check`: what can be said in a minute of a change. `--all` asks every test, as after a change of what all of them stand on.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSince } from './checks/since/changed.mjs';
import { lintSince } from './checks/since/linted.mjs';
import { quickChecks } from './checks/checks.mjs';
import { runCheck } from './checks/run-check.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { summary } from './checks/summary.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [asked] = process.argv.slice(2);
if (asked !== undefined && asked !== '--all') {
  console.error(`npm run check does not know ${asked}: it takes --all`);
  process.exit(2);
}
// Ctrl-C: the checks are in groups of their own, and end as we do.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const began = performance.now();
const since = { tests: runSince, files: lintSince };
const run = (check, place) =>
  check.remembers ? since[check.remembers](check, place, runCheck, { all: asked === '--all' }) : runCheck(check, place);
const results = await runChecks(quickChecks, root, { all: true, run });
console.log(summary(results, (performance.now() - began) / 1000, root));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
