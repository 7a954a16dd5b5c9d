/** What of pdfmake's drawing is used to set fractions and to tell a screen reader what is what; it has no types of its own. */
declare module 'pdfmake/js/Renderer.js' {
  interface Font {
    /** In thousandths of the size. */
    readonly ascender: number;
    widthOfString(text: string, size: number): number;
  }

  /** A piece of a line; whatever stood beside its text in the document stands in it. */
  export interface Inline {
    readonly text: string;
    readonly font: Font;
    readonly fontSize: number;
    readonly color: string;
    /** From the beginning of the line. */
    readonly x: number;
    readonly width: number;
    readonly fontFeatures?: object | null;
    readonly characterSpacing?: number;
    readonly opacity?: number;
    readonly background?: string | null;
    readonly decoration?: string | null;
    readonly decorationColor?: string | null;
    readonly decorationStyle?: string | null;
    readonly decorationThickness?: number | null;
    readonly sup?: boolean;
    readonly sub?: boolean;
    readonly link?: string | null;
    readonly linkToPage?: number | null;
    readonly linkToDestination?: string | null;
    readonly _pageNodeRef?: object;
    readonly tag?: string;
    readonly fraction?: { readonly numerator: string; readonly denominator: string };
  }

  export interface Line {
    inlines: Inline[];
    readonly lastLineInParagraph?: boolean;
    getHeight(): number;
    getAscenderHeight(): number;
    clone(): Line;
  }

  export default class Renderer {
    readonly pdfDocument: PDFKit.PDFDocument & { _font: Font };
    // As what they are at run time: fields of the prototype, each to be called on a renderer.
    // eslint-disable-next-line max-params -- pdfmake's own
    renderLine: (this: Renderer, line: Line, x: number, y: number) => void;
    renderSVG: (this: Renderer, drawing: { readonly alt?: string }) => void;
    renderVector: (this: Renderer, vector: { readonly alt?: string }) => void;
  }
}
