import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that depends on nothing but the text: the demo world is the same everywhere. */
export function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
