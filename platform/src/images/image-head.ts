import { isPng, plainPng } from './plain-png';

/** What a file says of itself before any of it is unfolded. */
export interface ImageHead {
  readonly form: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** What is opened: of a PNG its pixels alone. */
  readonly bytes: Buffer;
}

/** By its first bytes, whatever it is called. Undefined where it is none of the three, or not whole. */
export function headOf(bytes: Buffer): ImageHead | undefined {
  if (isPng(bytes)) {
    const plain = plainPng(bytes);
    return plain && { form: 'png', ...plain };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return headOfJpeg(bytes);
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp && bytes.length >= 30 ? headOfWebp(bytes) : undefined;
}

const END_OF_JPEG = Buffer.from('ffd9', 'hex');
/** Frames begin with one of these; the three that are left out are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;

function headOfJpeg(bytes: Buffer): ImageHead | undefined {
  let size: { readonly width: number; readonly height: number } | undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker !== START_OF_SCAN) continue;
    const isWhole = bytes.indexOf(END_OF_JPEG, at) > 0;
    return size && isWhole ? { form: 'jpeg', ...size, isAnimated: false, bytes } : undefined;
  }
  return undefined;
}

const MOVES = 0x02;
const mostOf14 = 0x3fff;

function headOfWebp(bytes: Buffer): ImageHead | undefined {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) return undefined;
  const whole = { form: 'webp', isAnimated: false, bytes: bytes.subarray(0, end) } as const;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { ...whole, width: bytes.readUInt16LE(26) & mostOf14, height: bytes.readUInt16LE(28) & mostOf14 };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { ...whole, width: (bits & mostOf14) + 1, height: ((bits >>> 14) & mostOf14) + 1 };
    }
    case 'VP8X': {
      const isAnimated = ((bytes[20] ?? 0) & MOVES) !== 0;
      return { ...whole, isAnimated, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    }
    default:
      return undefined;
  }
}
