import { runCheck } from './run-check.mjs';

/** As many as the smallest machine has cores. */
const LANES = 2;

/** Runs the checks, `LANES` at a time, each once those that it comes after have ended; resolves to all results. */
export async function runChecks(checks, root) {
  const waiting = [...checks];
  const running = new Map();
  const results = [];
  while (waiting.length + running.size > 0) {
    const next = running.size < LANES ? waiting.find(isFree) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, runCheck(next, root));
    } else {
      const result = await Promise.race(running.values());
      running.delete(result.name);
      results.push(result);
      report(result);
    }
  }
  return results;

  function isFree({ after = [] }) {
    return after.every((name) => results.some((result) => result.name === name));
  }
}

// Of a check that passed nobody wants to read the output; of one that failed, all of it.
function report({ name, passed, failed, skipped, seconds, output, countsTests }) {
  const counts = countsTests
    ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
    : '';
  console.log(`${failed ? '✗' : '✓'} ${name} (${seconds.toFixed(0)} s${counts})`);
  if (failed) console.log(`\n${output.trimEnd().replace(/^/gm, '  ')}\n`);
}
