import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Lines to a file or a pipe. Where they cannot be written they are dropped and counted: a log must not end what it tells of. */
export interface LineWriter extends DestinationStream {
  /** Lines that were dropped since the process began. */
  dropped(): number;
}

interface LineWriterOptions {
  /** Default: of the file descriptor. Answers how many bytes were written, which may be fewer than were given. */
  readonly write?: (bytes: Uint8Array) => number;
  /** What stands before the first line that is written again after some were dropped. */
  readonly tellOf: (dropped: number) => string;
}

const FULL_PIPE = new Set(['EAGAIN', 'EBUSY']);
const PAUSE_MS = 10;
const PAUSES = 50;

/** Writes before it returns, as lines must not be lost when the process ends. */
export function lineWriter(
  fd: number,
  { write = (bytes) => writeSync(fd, bytes), tellOf }: LineWriterOptions,
): LineWriter {
  let all = 0;
  let untold = 0;
  // A line of which only a part was written ends before the next one begins.
  let broken = false;

  const written = (text: string, pauses: number): boolean => {
    const bytes = Buffer.from(broken ? `\n${text}` : text);
    const done = writeAll(bytes, write, pauses);
    if (done > 0) broken = done < bytes.length;
    return done === bytes.length;
  };
  return {
    write: (line) => {
      // Whoever did not read for half a second is not waited for again at each line.
      const pauses = untold === 0 ? PAUSES : 0;
      const told = untold === 0 || written(tellOf(untold), pauses);
      if (told) untold = 0;
      if (told && written(line, pauses)) return;
      untold += 1;
      all += 1;
    },
    dropped: () => all,
  };
}

/** How many bytes were written before it could not go on. */
function writeAll(bytes: Uint8Array, write: (bytes: Uint8Array) => number, pauses: number): number {
  let done = 0;
  for (let left = pauses; done < bytes.length;) {
    try {
      done += write(bytes.subarray(done));
    } catch (error) {
      if (left === 0 || !FULL_PIPE.has(String((error as NodeJS.ErrnoException).code))) return done;
      left -= 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
  return done;
}
