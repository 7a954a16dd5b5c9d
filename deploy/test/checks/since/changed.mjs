import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readPassed, writePassed } from './passed-tests.mjs';
import { digesting, digestOf, filesOf } from './tree.mjs';

/** What every test stands on: after a change of it none of them is known to pass. */
const ground =
  /^(package-lock\.json|package\.json|jest\.config\.cjs|tsconfig\.json|deploy\/test\/jest\/|frontend\/testing\/)/;

/**
 * Runs the tests of a check that have not passed yet with all they see as it is now, and remembers those that pass with what they
 * have seen (`deploy/test/jest/seeing/`). One that fails, or under which something was changed, is asked again the next time.
 */
export async function runSince(check, root, run, { all = false, listed = testsOf } = {}) {
  const files = filesOf(root);
  const record = all ? undefined : readPassed(check.name, root);
  const stands = `${process.version} ${digestOf(files, (file) => ground.test(file))}`;
  const known = record?.ground === stands ? record.tests : {};
  const before = digesting(files);
  const tests = listed(check, root);
  const asked = tests.filter((test) => known[test] === undefined || known[test].digest !== before(known[test].seen));
  if (asked.length === 0) return { name: check.name, unchanged: true, passed: 0, failed: 0, skipped: 0, seconds: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-seen-'));
  try {
    const chosen = asked.length === tests.length ? [] : ['--runTestsByPath', ...asked];
    const options = [...(check.options ?? []), ...chosen];
    const within = (_, work) => work({ SEEN_BY_TESTS: folder });
    const result = await run({ ...check, options, within }, root);
    const after = digesting(filesOf(root));
    const passed = (result.passedFiles ?? []).flatMap((test) => passedWith(test, { folder, before, after }));
    const there = Object.entries(known).filter(([test]) => tests.includes(test));
    writePassed(check.name, root, { ground: stands, tests: Object.fromEntries([...there, ...passed]) });
    return { ...result, unasked: tests.length - asked.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As jest finds them. */
function testsOf({ script }, root) {
  const said = execFileSync('npm', ['run', '--silent', script, '--', '--listTests', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(said).map((file) => relative(root, file));
}

/** What is to be remembered of a test that has passed: nothing, if what it has seen was changed meanwhile. */
function passedWith(test, { folder, before, after }) {
  const seen = seenBy(test, folder);
  const digest = before(seen);
  return digest === after(seen) ? [[test, { seen, digest }]] : [];
}

/** As `deploy/test/jest/seeing/seen.cjs` writes it. */
function seenBy(test, folder) {
  const name = createHash('sha1').update(test).digest('hex');
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')).seen;
}
