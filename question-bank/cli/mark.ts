import { createInterface } from 'node:readline';
import { markLine } from './mark-line';

// JSON lines in, one JSON line out for each, in order; blank lines are passed over.
let lineNumber = 0;
createInterface({ input: process.stdin }).on('line', (line) => {
  lineNumber += 1;
  if (line.trim() === '') return;
  const marked = markLine(line, lineNumber);
  console.log(JSON.stringify(marked));
  if ('error' in marked) process.exitCode = 1;
});
