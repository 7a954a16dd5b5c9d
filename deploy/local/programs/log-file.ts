import { mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** In bytes; a log that has grown larger is put aside at the next start, in place of the one before it. */
const LARGEST = 10 * 1024 * 1024;

/** Opens a log to write at its end. */
export function openLogFile(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** What a process that has ended says about it: its last error with the points under it, or its last line. */
export function lastWords(file: string): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').map(messageOf);
  const begins = lines.findLastIndex((line) => /^(?:[A-Z]\w+|error)( \[\w+\])?: /.test(line));
  const [first = lines.at(-1) ?? '', ...rest] = begins < 0 ? [] : lines.slice(begins);
  const afterPoints = rest.findIndex((line) => !line.startsWith('- '));
  return [first, ...(afterPoints < 0 ? rest : rest.slice(0, afterPoints))].join('\n');
}

/** The message of a log record, or the line as it is. */
function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
}
