/** What ran, how long it took, and the sum of all tests and checks that ran; the last line is for programs. */
export function summary(results, seconds) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(
    ({ name, failed, before, seconds: taken }) =>
      `  ${failed ? 'FAILED' : before ? 'before' : 'passed'}  ${name.padEnd(width)}  ${taken.toFixed(0).padStart(4)} s`,
  );
  const sum = (field) => results.reduce((all, result) => all + result[field], 0);
  const skipped = sum('skipped');
  const total = `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return ['', ...lines, `  all in ${seconds.toFixed(0)} s`, '', total].join('\n');
}
