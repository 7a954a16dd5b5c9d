import type { Transformer } from '@napi-rs/image';
import { headOf, type ImageHead } from './image-head';

/** In bytes, of a picture as it comes. */
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;
const MOST_PIXELS = 20_000_000;
/** In pixels, of either side: what is larger shows no more on any screen of ours. */
const LONGEST_SIDE = 2_000;
/** In bytes: drawings are kept to the pixel where that takes no more than a photograph. */
const LONGEST_EXACT = 600_000;
const QUALITY = 88;

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
  const head = headOf(bytes);
  if (head === undefined) return 'not an image';
  if (head.isAnimated) return 'animated';
  if (head.width * head.height > MOST_PIXELS) return 'too large';
  try {
    return await written(head);
  } catch {
    // It says what is wrong in words of its own; that it cannot be read is all that matters.
    return 'not an image';
  }
}

// Most processes never meet a picture: what opens them is loaded with the first one.
async function opened({ bytes, width, height }: ImageHead): Promise<Transformer> {
  const { ResizeFit, Transformer: Opening } = await import('@napi-rs/image');
  const image = new Opening(bytes).rotate();
  const isLarge = Math.max(width, height) > LONGEST_SIDE;
  return isLarge ? image.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: ResizeFit.Inside }) : image;
}

async function written(head: ImageHead): Promise<RewrittenImage | ImageFault> {
  const exact = head.form === 'png' ? await (await opened(head)).webpLossless() : undefined;
  const bytes = exact && exact.length <= LONGEST_EXACT ? exact : await (await opened(head)).webp(QUALITY);
  const made = headOf(bytes);
  return made ? { bytes, width: made.width, height: made.height } : 'not an image';
}
