#!/usr/bin/env node
// Builds the services and the client, each only when its sources have changed: `node deploy/build/build.mjs`,
// or one of them alone: `node deploy/build/build.mjs services`
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfSources } from './source-hash.mjs';
import { isComplete, targets } from './targets.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const wanted = process.argv.slice(2);
const chosen = targets(root).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const outcomes = await Promise.allSettled(chosen.map(bringUpToDate));
for (const { reason } of outcomes) if (reason) console.error(reason.message);
process.exitCode = outcomes.some(({ status }) => status === 'rejected') ? 1 : 0;

async function bringUpToDate(target) {
  const stamp = join(root, `node_modules/.cache/fieldfare/${target.name}.built`);
  const hash = hashOfSources(root, target.sources);
  if (isComplete(target) && hash === stampOf(stamp)) return;
  // A build that is broken off must not pass for the one before it.
  rmSync(stamp, { force: true });
  const began = performance.now();
  await target.build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`built the ${target.name} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function stampOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
