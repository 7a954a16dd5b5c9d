import { describe, expect, it } from '@jest/globals';
import type { Inline } from 'pdfmake/js/Renderer.js';
import { joined } from './runs';
import { drawnOn, pagesOf } from './testing/pdf-text';
import { pdfOf } from './typesetting';

const font = { ascender: 1_000, widthOfString: (text: string, size: number) => text.length * size };
const bold = { ...font };

/** Words one behind the other, each letter a point wide. */
function words(...texts: readonly (string | Partial<Inline>)[]): Inline[] {
  let x = 0;
  return texts.map((one) => {
    const { text = '', ...look } = typeof one === 'string' ? { text: one } : one;
    const word = { text, x, width: text.length, font, fontSize: 1, color: 'black', ...look };
    x += text.length;
    return word;
  });
}
const textsOf = (runs: readonly Inline[]) => runs.map(({ text }) => text);

describe('words of a line', () => {
  it('are one piece where they look the same, as wide as all of them', () => {
    expect(joined(words('Missing ', 'words ', 'went'))).toMatchObject([
      { text: 'Missing words went', x: 0, width: 18 },
    ]);
  });

  it('are pieces of their own where one looks different', () => {
    expect(textsOf(joined(words('a ', { text: 'b ', font: bold }, { text: 'c', font: bold })))).toEqual(['a ', 'b c']);
    expect(textsOf(joined(words('a ', { text: 'b', link: 'https://fieldfare.example' })))).toEqual(['a ', 'b']);
    expect(textsOf(joined(words('a ', { text: 'b', color: 'red' })))).toEqual(['a ', 'b']);
  });

  it('stay where they stand: those that were moved apart, and what was measured without a space between', () => {
    expect(textsOf(joined(words('a ', { text: 'b', x: 9 })))).toEqual(['a ', 'b']);
    expect(textsOf(joined(words('well-', 'known')))).toEqual(['well-', 'known']);
  });

  it('changes nothing that it is given', () => {
    const line = words('a ', 'b');
    const before = structuredClone(textsOf(line));
    joined(line);
    expect(textsOf(line)).toEqual(before);
  });
});

describe('a line on paper', () => {
  const text = 'Seven old fishermen mended their nets. '.repeat(12).trim();
  const page = (alignment: 'left' | 'justify') =>
    pdfOf({ compress: false, defaultStyle: { font: 'Lexend' }, content: [{ text, alignment }] });
  const pieces = (drawn: string) => drawn.match(/^BT$/gm)?.length ?? 0;

  it('is written as one piece, and says the same', async () => {
    const pdf = await page('left');
    const [drawn = ''] = drawnOn(pdf);
    expect(pieces(drawn)).toBeLessThan(8);
    expect(pagesOf(pdf)[0]).toContain(text);
  });

  it('is written word by word where it is stretched to its column', async () => {
    const [drawn = ''] = drawnOn(await page('justify'));
    expect(pieces(drawn)).toBeGreaterThan(40);
  });
});
