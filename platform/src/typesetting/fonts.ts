import type PdfMakeDocument from 'pdfmake/js/PDFDocument.js';
import type { FontFile, SetFont } from 'pdfmake/js/PDFDocument.js';
import { setWords, type SetWords } from './words';

interface Known {
  readonly file: FontFile;
  /** What pdfkit keeps of a font for each document. */
  readonly SetFont: SetFont['constructor'];
  readonly words: SetWords;
}

/**
 * Has each font file read once and not for every document: pdfkit reads it anew each time, which takes longer than to set two
 * pages with it. Documents share the tables of a file alone, which nothing changes. Which letters a document has met, and what they
 * were set by, stay its own: it has the same bytes, whatever was set before it.
 */
export function readFontsOnce({ prototype }: { readonly prototype: PdfMakeDocument }): void {
  const known = new Map<string, Known>();
  const { font } = prototype;
  prototype.font = function (source, ...more) {
    if (this._fontFamilies[source] === undefined) {
      const { file, SetFont, words } = known.get(source) ?? fileOf(this, source);
      known.set(source, { file, SetFont, words });
      const set = new SetFont(this, ofOneDocument(file), `F${(this._fontCount += 1)}`);
      words(set);
      this._fontFamilies[source] = set;
      this._fontFamilies[set.name] = set;
    }
    return font.call(this, source, ...more);
  };

  /** As pdfkit reads it; what it has made of it for this document is not used. */
  function fileOf(document: PdfMakeDocument, source: string): Known {
    font.call(document, source);
    document._fontCount -= 1;
    const { font: file, constructor } = document._font;
    return { file, SetFont: constructor, words: setWords(ofOneDocument(file)) };
  }
}

/** The same file, with nothing met yet. */
export const ofOneDocument = (file: FontFile): FontFile =>
  Object.create(file, { _glyphs: { value: {}, writable: true } }) as FontFile;
