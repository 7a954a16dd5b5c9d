import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { imageWorkshop, MOST_IMAGE_BYTES } from './images';

const workshop = imageWorkshop();
const rewrite = (bytes: Buffer) => workshop.rewrite(bytes);
const plain = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c33' } });

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
const headOf = (width: number, height: number) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', head);
};
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const pngOf = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
const afterHead = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is written anew, whichever form it came in: %s', async (form) => {
    const made = await rewrite(await plain().toFormat(form).toBuffer());
    expect(made).toMatchObject({ width: 60, height: 40 });
    expect((await sharp((made as { bytes: Buffer }).bytes).metadata()).format).toBe('webp');
  });

  it('is the same to the byte when it comes again', async () => {
    const png = await plain().png().toBuffer();
    expect(await rewrite(png)).toEqual(await rewrite(png));
  });

  it('loses what was said about it: where it was taken, by whom, with which profile', async () => {
    const said = { IFD0: { Copyright: 'Ada Byron', ImageDescription: 'her house' } };
    const jpeg = await plain().withExif(said).withIccProfile('p3').jpeg().toBuffer();
    expect(jpeg.includes('Ada Byron')).toBe(true);
    const { bytes } = (await rewrite(jpeg)) as { bytes: Buffer };
    const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, bytes.includes('Ada')]).toEqual([undefined, undefined, undefined, undefined, false]);
  });

  it('stands as it was meant, and is no larger than a screen', async () => {
    const turned = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await rewrite(turned)).toMatchObject({ width: 40, height: 60 });
    const large = await plain(4_000, 1_000).jpeg().toBuffer();
    expect(await rewrite(large)).toMatchObject({ width: 2_000, height: 500 });
  });
});

describe('what is no picture', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Not a picture at all')],
    ['an SVG under another name', svg],
    ['an SVG behind the first bytes of a PNG', Buffer.concat([SIGNATURE, svg])],
    ['an SVG behind the first bytes of a JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), svg])],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PNG without pixels', pngOf(headOf(9, 9))],
    ['a PNG whose pixels are nonsense', pngOf(headOf(900, 900), chunk('IDAT', Buffer.alloc(5_000, 7)))],
    ['a chunk that is longer than the file', Buffer.concat([SIGNATURE, Buffer.from('ffffffff49484452', 'hex')])],
  ])('is refused: %s', async (_, bytes) => expect(await rewrite(bytes)).toBe('not an image'));

  it.each(['png', 'jpeg', 'webp'] as const)('is refused where it is cut off: %s', async (form) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    });
    const whole = await noise.toFormat(form).toBuffer();
    expect(await rewrite(whole.subarray(0, whole.length / 2))).toBe('not an image');
  });

  it('is refused where it moves', async () => {
    const frames = Buffer.alloc(60 * 40 * 3 * 2, 200).fill(10, 60 * 40 * 3);
    const moving = await sharp(frames, { raw: { width: 60, height: 80, channels: 3, pageHeight: 40 } })
      .webp()
      .toBuffer();
    expect(await rewrite(moving)).toBe('animated');
    const png = await plain().png().toBuffer();
    expect(await rewrite(afterHead(png, chunk('acTL', Buffer.alloc(8, 1))))).toBe('animated');
  });
});

describe('what would take all there is', () => {
  it('is refused by what it says of itself', async () => {
    expect(await rewrite(pngOf(headOf(50_000, 50_000), chunk('IDAT', deflateSync(Buffer.alloc(10_000)))))).toBe(
      'too large',
    );
    const jpeg = await plain().jpeg().toBuffer();
    const at = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
    jpeg.writeUInt16BE(50_000, at + 5);
    jpeg.writeUInt16BE(50_000, at + 7);
    expect(['too large', 'not an image']).toContain(await rewrite(jpeg));
    expect(await rewrite(Buffer.alloc(MOST_IMAGE_BYTES + 1))).toBe('too large');
    expect(await rewrite(await plain(5_000, 4_001).png().toBuffer())).toBe('too large');
  });

  it('is never unfolded: a profile or a text of a gigabyte in a megabyte', async () => {
    const bomb = deflateSync(Buffer.alloc(150_000_000), { level: 9 });
    const png = await plain().png().toBuffer();
    const profile = chunk('iCCP', Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), bomb]));
    const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), bomb]));
    const before = process.memoryUsage().rss;
    expect(await rewrite(afterHead(png, profile, text))).toMatchObject({ width: 60, height: 40 });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('leaves behind what follows its end: a file that is two', async () => {
    for (const form of ['png', 'jpeg', 'webp'] as const) {
      const both = Buffer.concat([
        await plain().toFormat(form).toBuffer(),
        Buffer.from('<script>alert(1)</script>PK\x03\x04'),
      ]);
      const made = await rewrite(both);
      expect(typeof made === 'string' ? 'refused' : made.bytes.includes('script')).not.toBe(true);
    }
  });
});
