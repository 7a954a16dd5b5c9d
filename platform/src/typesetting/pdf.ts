import type { Font } from 'fontkit';
import type * as PdfMake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { keptResult } from '../backoff/backoff';
import { readFontsOnce } from './fonts';
import { teach } from './renderer';

// Both under the Open Font License, which allows their letters to be put into documents.
const regular = require.resolve('@expo-google-fonts/lexend/400Regular/Lexend_400Regular.ttf');
const fonts = {
  Lexend: {
    normal: regular,
    bold: require.resolve('@expo-google-fonts/lexend/600SemiBold/Lexend_600SemiBold.ttf'),
  },
  Signs: { normal: require.resolve('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff') },
};

const hairlines = { hLineWidth: () => 0, vLineWidth: () => 0.7, paddingLeft: () => 7, paddingRight: () => 7 };

/** Loads what makes a PDF; only who prints pays for it. */
const loadPdfMake = keptResult(async () => {
  // The types tell of a module of functions, Node of one default: the instance that has them.
  const { default: pdfmake } = (await import('pdfmake')) as { default: typeof PdfMake };
  const renderer = defaultOf(await import('pdfmake/js/Renderer.js'));
  const document = defaultOf(await import('pdfmake/js/PDFDocument.js'));
  const files = new Set(Object.values(fonts).flatMap((font) => Object.values(font)));
  pdfmake.setFonts(fonts);
  pdfmake.setTableLayouts({ groups: hairlines });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  // Last, and once: what is loaded again after a failure is not to be taught twice.
  teach(renderer);
  readFontsOnce(document);
  return pdfmake;
});

// Of what is not a module of its own kind, some loaders give the default itself, others a module that holds it.
function defaultOf<T extends object>({ default: found }: { readonly default: T | { readonly default: T } }): T {
  return 'default' in found ? found.default : found;
}

/** The bytes of a document. */
export async function pdfOf(document: TDocumentDefinitions): Promise<Uint8Array> {
  const pdfmake = await loadPdfMake();
  return pdfmake.createPdf(document).getBuffer();
}

/** The width of a text in points. */
export type WidthOf = (text: string) => number;

const openLexend = keptResult(async (): Promise<Font> => {
  const { open } = await import('fontkit');
  const font = await open(regular);
  if (!('glyphsForString' in font)) throw new Error(`${regular} holds several fonts`);
  return font;
});

/** How wide a text is at most in Lexend at 1 point. */
export async function widthInPrint(): Promise<WidthOf> {
  const font = await openLexend();
  // Letter by letter: to set each word as it will stand, pairs drawn together, takes a hundred times as long.
  return (text) =>
    font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm;
}

/** Whether Lexend has every letter of a text. It has those of Latin scripts; of what it lacks, Greek or Chinese, each letter would be an empty box. */
export async function standsInPrint(text: string): Promise<boolean> {
  const font = await openLexend();
  return Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
