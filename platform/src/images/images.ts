import type { Sharp, SharpOptions } from 'sharp';
import { isPng, plainPng } from './plain-png';

/** In bytes, of a picture as it comes. */
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;
const MOST_PIXELS = 20_000_000;
/** In pixels, of either side: what is larger shows no more on any screen of ours. */
const LONGEST_SIDE = 2_000;
const LONGEST_SECONDS = 8;

/** The one form in which pictures are kept. */
export const IMAGE_TYPE = 'image/webp';

export interface RewrittenImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type ImageFault = 'not an image' | 'too large' | 'animated';

/**
 * Takes a PNG, a JPEG or a WebP apart and writes its pixels anew, turned as it was meant, with nothing that was said about
 * it: whatever else was hidden in the file is gone. One after the other, and not on the event loop.
 */
export interface ImageWorkshop {
  rewrite(bytes: Buffer): Promise<RewrittenImage | ImageFault>;
}

export function imageWorkshop(): ImageWorkshop {
  let last: Promise<unknown> = Promise.resolve();
  return {
    rewrite: (bytes) => {
      const mine = last.then(() => rewritten(bytes));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

async function rewritten(bytes: Buffer): Promise<RewrittenImage | ImageFault> {
  if (bytes.length > MOST_IMAGE_BYTES) return 'too large';
  const form = formOf(bytes);
  if (form === undefined) return 'not an image';
  const pixels = form === 'png' ? pixelsOfPng(bytes) : bytes;
  if (typeof pixels === 'string') return pixels;
  const open = await opener(pixels);
  try {
    const fault = faultOf(await open().metadata(), form);
    return fault ?? (await written(open, form));
  } catch {
    // It says what is wrong in words of its own; that it cannot be read is all that matters.
    return 'not an image';
  }
}

type Form = 'png' | 'jpeg' | 'webp';

/** By its first bytes, whatever it is called. */
function formOf(bytes: Buffer): Form | undefined {
  if (isPng(bytes)) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

function pixelsOfPng(bytes: Buffer): Buffer | ImageFault {
  const plain = plainPng(bytes);
  if (plain === undefined) return 'not an image';
  if (plain.isAnimated) return 'animated';
  return plain.width * plain.height > MOST_PIXELS ? 'too large' : plain.bytes;
}

type Facts = Awaited<ReturnType<Sharp['metadata']>>;

function faultOf({ format, pages = 1, width, height }: Facts, form: Form): ImageFault | undefined {
  if (format !== form) return 'not an image';
  if (pages > 1) return 'animated';
  return width * height > MOST_PIXELS ? 'too large' : undefined;
}

// Most processes never meet a picture: what opens them is loaded with the first one.
async function opener(pixels: Buffer): Promise<() => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const options: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'warning', sequentialRead: true };
  return () => sharp(pixels, options).timeout({ seconds: LONGEST_SECONDS });
}

/** Drawings to the pixel where that takes no more than a photograph. */
async function written(open: () => Sharp, form: Form): Promise<RewrittenImage> {
  const sized = () =>
    open().autoOrient().resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  const exact =
    form === 'png' ? await sized().webp({ lossless: true }).toBuffer({ resolveWithObject: true }) : undefined;
  const { data, info } =
    exact && exact.data.length <= LONGEST_EXACT
      ? exact
      : await sized().webp({ quality: 88 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const LONGEST_EXACT = 600_000;
