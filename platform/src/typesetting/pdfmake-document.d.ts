/** What of pdfmake's documents is used to read fonts once for all of them; it has no types of its own. */
declare module 'pdfmake/js/PDFDocument.js' {
  /** A font file as fontkit reads it. */
  export interface FontFile {
    /** That were met, by number, each as the letters that it was met for first. */
    readonly _glyphs: object;
  }

  /** A font as it is set in one document. */
  export interface SetFont {
    /** Its own in the file. */
    readonly name: string;
    readonly font: FontFile;
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
