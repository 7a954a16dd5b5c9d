const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** What a picture is made of; all else is what is said about it, or unfolds to more than it looks. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const HEAD = 8;
const CHECK = 4;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

interface Plain {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

/**
 * A PNG with its pixels alone: no colour profile, no text, no more frames, nothing behind its end. None of that is ever
 * unfolded. Undefined where it is no PNG, or not whole.
 */
export function plainPng(bytes: Buffer): Plain | undefined {
  const chunks = chunksOf(bytes);
  const [head] = chunks;
  if (head?.type !== 'IHDR' || head.bytes.length < HEAD + 13 || chunks.at(-1)?.type !== 'IEND') return undefined;
  return {
    bytes: Buffer.concat([SIGNATURE, ...chunks.filter(({ type }) => needed.has(type)).map((chunk) => chunk.bytes)]),
    width: head.bytes.readUInt32BE(HEAD),
    height: head.bytes.readUInt32BE(HEAD + 4),
    isAnimated: chunks.some(({ type }) => type === 'acTL'),
  };
}

interface Chunk {
  readonly type: string;
  /** Its length, type and checksum included. */
  readonly bytes: Buffer;
}

/** Up to its end, or to where it is broken. */
function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let from = SIGNATURE.length;
  while (from + HEAD + CHECK <= bytes.length) {
    const to = from + HEAD + bytes.readUInt32BE(from) + CHECK;
    const type = bytes.toString('latin1', from + 4, from + HEAD);
    if (to > bytes.length) break;
    chunks.push({ type, bytes: bytes.subarray(from, to) });
    if (type === 'IEND') break;
    from = to;
  }
  return chunks;
}
