/** What of pdfmake's documents is used to read fonts once for all of them; it has no types of its own. */
declare module 'pdfmake/js/PDFDocument.js' {
  export interface Glyph {
    readonly id: number;
    readonly codePoints: readonly number[];
  }

  /** A font file as fontkit reads it. */
  export interface FontFile {
    /** That were met, by number, each as the letters that it was met for first. */
    _glyphs: Readonly<Record<number, Glyph>>;
    readonly layout: (word: string) => Run;
    /** Meets it, if it was not met before. */
    readonly getGlyph: (id: number, codePoints: readonly number[]) => Glyph;
  }

  /** A word as it is set. */
  export interface Run {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly object[];
    readonly advanceWidth: number;
  }

  /** A font as it is set in one document. */
  export interface SetFont {
    /** Its own in the file. */
    readonly name: string;
    readonly font: FontFile;
    /** Of a thousandth of the size. */
    readonly scale: number;
    layoutRun: (this: Pick<SetFont, 'font' | 'scale'>, word: string, features?: object) => Run;
    readonly constructor: new (document: PDFDocument, file: FontFile, id: string) => SetFont;
  }

  export default class PDFDocument {
    readonly _font: SetFont;
    /** By where their files are, and by their names. */
    readonly _fontFamilies: Record<string, SetFont>;
    _fontCount: number;
    // As what it is at run time: a field of the prototype, to be called on a document.
    font: (this: PDFDocument, source: string, ...more: readonly (string | number)[]) => PDFDocument;
  }
}
