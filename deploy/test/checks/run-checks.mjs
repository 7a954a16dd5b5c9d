import { passedBefore, remembering } from './passed-before.mjs';
import { runCheck } from './run-check.mjs';

/** As many as the smallest machine has cores. */
const LANES = 2;

/**
 * Runs the checks, `LANES` at a time, each once those that it comes after have ended; resolves to all results.
 * One that is remembered to have passed with the same content is not run again, unless `all` says so.
 */
export async function runChecks(checks, root, { all = false, run = runCheck, say = console.log } = {}) {
  const waiting = [...checks];
  const running = new Map();
  const results = [];
  while (waiting.length + running.size > 0) {
    const next = running.size < LANES ? waiting.find(isFree) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, outcomeOf(next));
    } else {
      const result = await Promise.race(running.values());
      running.delete(result.name);
      results.push(result);
      say(reportOf(result));
    }
  }
  return results;

  async function outcomeOf(check) {
    const before = all ? undefined : passedBefore(check, root);
    if (before) return { name: check.name, before, passed: 0, failed: 0, skipped: 0, seconds: 0 };
    return remembering(check, root, () => run(check, root));
  }

  function isFree({ after = [] }) {
    return after.every((name) => results.some((result) => result.name === name));
  }
}

// Of a check that passed nobody wants to read the output; of one that failed, all of it.
function reportOf({ name, passed, failed, skipped, seconds, output, countsTests, before }) {
  if (before)
    return `= ${name} (${before.passed} passed with this very content on ${before.at.slice(0, 10)}; --all runs them)`;
  const counts = countsTests
    ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
    : '';
  const line = `${failed ? '✗' : '✓'} ${name} (${seconds.toFixed(0)} s${counts})`;
  return failed ? `${line}\n\n${output.trimEnd().replace(/^/gm, '  ')}\n` : line;
}
