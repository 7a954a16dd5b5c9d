import { passedBefore, remembering } from './passed-before.mjs';
import { runCheck } from './run-check.mjs';

/** One more than the smallest machine has cores: of those that start servers each waits half of its time. */
const LANES = 3;

/**
 * Runs the checks in `LANES`, each once those that it comes after have ended and as many lanes are free as it takes, in
 * their order: whoever needs several is not overtaken for ever by those who need one. Resolves to all results.
 * One that is remembered to have passed with the same content is not run again, unless `all` says so.
 */
export async function runChecks(checks, root, { all = false, run = runCheck, say = console.log } = {}) {
  const waiting = [...checks];
  const running = new Map();
  const results = [];
  while (waiting.length + running.size > 0) {
    const next = waiting.find(isFree);
    if (next && taken() + lanesOf(next) <= LANES) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, { lanes: lanesOf(next), outcome: outcomeOf(next) });
    } else {
      const result = await Promise.race(Array.from(running.values(), ({ outcome }) => outcome));
      running.delete(result.name);
      results.push(result);
      say(reportOf(result));
    }
  }
  return results;

  function taken() {
    return Array.from(running.values()).reduce((sum, { lanes }) => sum + lanes, 0);
  }

  async function outcomeOf(check) {
    const before = all ? undefined : passedBefore(check, root);
    if (before) return { name: check.name, before, passed: 0, failed: 0, skipped: 0, seconds: 0 };
    return remembering(check, root, () => run(check, root));
  }

  function isFree({ after = [] }) {
    return after.every((name) => results.some((result) => result.name === name));
  }
}

const lanesOf = ({ lanes = 1 }) => lanes;

// Of a check that passed nobody wants to read the output; of one that failed, all of it.
function reportOf({ name, passed, failed, skipped, seconds, output, countsTests, before, unchanged, unasked }) {
  if (unchanged) return `= ${name} (nothing that is seen there has changed since that passed; --all asks all)`;
  if (before)
    return `= ${name} (${before.passed} passed with this very content on ${before.at.slice(0, 10)}; --all runs them)`;
  const counts = countsTests
    ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}${unasked ? `; what ${unasked} other files see is as it was when they passed` : ''}`
    : '';
  const line = `${failed ? '✗' : '✓'} ${name} (${seconds.toFixed(0)} s${counts})`;
  return failed ? `${line}\n\n${output.trimEnd().replace(/^/gm, '  ')}\n` : line;
}
