import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** In milliseconds. */
const WAIT_FOR_LEFTOVERS = 10_000;

/** Runs one check to its end, keeps what it says, and counts what it found. Never rejects: a check that breaks has failed. */
export async function runCheck(check, root) {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-check-'));
  const within = check.within ?? ((_, work) => work({}));
  let outcome;
  try {
    outcome = await within(root, (environment) =>
      runScript(check, { root, environment, counts: join(folder, 'counts.json') }),
    );
  } catch (error) {
    outcome = { ended: 'not begun', output: error.stack };
  }
  const result = {
    ...count(check, outcome, { file: join(folder, 'counts.json'), root }),
    name: check.name,
    countsTests: check.countsTests,
    output: outcome.output,
  };
  rmSync(folder, { recursive: true, force: true });
  return { ...result, seconds: (performance.now() - began) / 1000 };
}

async function runScript({ script, options = [], minutes, countsTests, givesWay }, { root, environment, counts }) {
  const args = [...options, ...(countsTests ? ['--json', `--outputFile=${counts}`] : [])];
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    env: { ...process.env, ...environment, FORCE_COLOR: '0' },
    // A group of its own, so that what it has started ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // What it starts is as modest as it is itself.
  if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const end = () => process.kill(-child.pid, 'SIGKILL');
  process.once('exit', end);
  let output = '';
  const late = setTimeout(() => {
    output += `\nIt took longer than ${minutes} minutes and was ended.\n`;
    end();
  }, minutes * 60_000);
  // With --json, jest keeps standard output for itself.
  for (const stream of countsTests ? [child.stderr] : [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
      // All has been counted; what a test has left running would hold up everything.
      if (String(text).includes('Jest did not exit')) setTimeout(end, WAIT_FOR_LEFTOVERS);
    });
  }
  const ended = await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  clearTimeout(late);
  process.off('exit', end);
  return { ended, output };
}

/** A check counts as one; tests count each, and a file of tests that could not even be read counts as one that failed. */
function count({ countsTests }, { ended }, { file, root }) {
  const whole = { passed: ended === 0 ? 1 : 0, failed: ended === 0 ? 0 : 1, skipped: 0 };
  if (!countsTests) return whole;
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites, testResults } =
      JSON.parse(readFileSync(file, 'utf8'));
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    // jest may end with a fault that belongs to no test: one that is left over, a server that did not start.
    return {
      passed: numPassedTests,
      failed: failed || whole.failed,
      skipped: numPendingTests + numTodoTests,
      failures: testResults.flatMap(failuresIn),
      // Where the run has failed and no test of it, nobody knows whose fault that was.
      passedFiles:
        ended === 0 || failed > 0
          ? testResults.filter(({ status }) => status === 'passed').map(({ name }) => relative(root, name))
          : [],
    };
  } catch {
    return { ...whole, passed: 0, failed: 1 };
  }
}

/** The failed tests of a file by their names, each with the first line of what it said; a file that could not be read by its own. */
function failuresIn({ name: file, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ file, said: firstLine(message) }];
  return failed.map(({ fullName, failureMessages }) => ({ file, test: fullName, said: firstLine(failureMessages[0]) }));
}

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0];
