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

/** The last thing that a process wrote, in a line: the message of a log record, or the text as it is. */
export function lastWords(file: string): string {
  const line = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
}
