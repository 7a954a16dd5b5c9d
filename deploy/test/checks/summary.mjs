import { relative } from 'node:path';

/**
 * What ran, how long it took, what failed (once more, since of a long output only the end may be kept), and the sum of all tests
 * and checks that ran; the last line is for programs.
 */
export function summary(results, seconds, root = '') {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(
    ({ name, failed, before, seconds: taken }) =>
      `  ${failed ? 'FAILED' : before ? 'before' : 'passed'}  ${name.padEnd(width)}  ${taken.toFixed(0).padStart(4)} s`,
  );
  const sum = (field) => results.reduce((all, result) => all + result[field], 0);
  const skipped = sum('skipped');
  const total = `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const failures = results.flatMap(({ failures = [] }) => failures.map((failure) => failureLine(failure, root)));
  return ['', ...lines, `  all in ${seconds.toFixed(0)} s`, '', ...failures, total].join('\n');
}

const failureLine = ({ file, test = '', said }, root) =>
  `  FAILED  ${[relative(root, file), test].filter(Boolean).join(' › ')}\n          ${said}\n`;
