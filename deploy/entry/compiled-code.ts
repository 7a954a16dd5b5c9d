import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** The argument that makes a program load, keep what the engine made of it, and end. */
export const KEEP_ARGUMENT = 'keep-compiled';

/** In bytes, of two checksums: the source's, and that of what was kept. The engine itself looks at the length of a source alone. */
const HEAD = 8;

const fileOf = (program: string) => program.replace(/\.cjs$/, '.compiled');

/** A program as the engine has it: as it was kept, or compiled anew where that is of another source, engine or flags, or broken. */
export function scriptOf(program: string): { readonly script: Script; readonly source: Buffer } {
  const source = readFileSync(program);
  // The build leaves nothing in it but ASCII, which is read as it stands; as UTF-8 it is looked through first.
  const cachedData = keptOf(source, fileOf(program));
  const script = new Script(source.toString('latin1'), { filename: program, cachedData });
  return { script, source };
}

function keptOf(source: Buffer, file: string): Buffer | undefined {
  try {
    const kept = readFileSync(file);
    const code = kept.subarray(HEAD);
    return kept.readUInt32LE(0) === crc32(source) && kept.readUInt32LE(4) === crc32(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

interface Loaded {
  readonly program: string;
  readonly script: Script;
  readonly source: Buffer;
}

/** Keeps what has been compiled until now. Renamed when whole: a program that starts at this moment finds all of it or none. */
export function keepCompiled({ program, script, source }: Loaded): void {
  const code = script.createCachedData();
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(crc32(source), 0);
  head.writeUInt32LE(crc32(code), 4);
  const part = `${fileOf(program)}.${process.pid}.part`;
  writeFileSync(part, Buffer.concat([head, code]));
  renameSync(part, fileOf(program));
}
