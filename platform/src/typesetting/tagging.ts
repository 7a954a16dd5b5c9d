import type { CanvasElement, ContentText } from 'pdfmake/interfaces';
import type { Inline, Line } from 'pdfmake/js/Renderer.js';
import type { Document } from './document';

type Tag = 'H1' | 'Artifact';

/** Text that is no paragraph: the heading of its document, or what is on every page and is read out on none. */
export function tagged(tag: Tag, text: string, style: Omit<ContentText, 'text'> = {}): ContentText {
  const whole: ContentText & Pick<Inline, 'tag'> = { text, tag };
  return { ...style, text: [whole] };
}

/** What is drawn of lines and shapes and says something, told in words: those of the first stand for all. */
export const figureOf = (alt: string, canvas: readonly CanvasElement[]): CanvasElement[] =>
  canvas.map((vector, nth) => (nth === 0 ? Object.assign({ ...vector }, { alt }) : vector));

interface Structure {
  readonly root: PDFKit.PDFStructureElement;
  /** The paragraph whose lines are being drawn. */
  open: PDFKit.PDFStructureElement | undefined;
}

const structures = new WeakMap<Document, Structure>();

function structureOf(document: Document): Structure {
  const known = structures.get(document);
  if (known) return known;
  const root = document.struct('Document');
  document.addStructure(root);
  const structure: Structure = { root, open: undefined };
  structures.set(document, structure);
  return structure;
}

/** Draws a line as part of its paragraph, which a page may end in the middle of. */
export function paragraph(document: Document, line: Line, draw: () => void): void {
  const tag = line.inlines[0]?.tag ?? 'P';
  if (tag === 'Artifact') {
    artifact(document, draw);
    return;
  }
  const structure = structureOf(document);
  const element = structure.open ?? addedTo(structure, document.struct(tag));
  element.add(marked(document, tag, draw));
  structure.open = line.lastLineInParagraph ? undefined : element;
}

/** Draws a drawing, told in words to whoever does not see it. */
export function figure(document: Document, alt: string, draw: () => void): void {
  const element = addedTo(structureOf(document), document.struct('Figure', { alt }));
  element.add(marked(document, 'Figure', draw));
}

/** Draws what says nothing: lines, boxes, the foot of the page. */
export function artifact(document: Document, draw: () => void): void {
  document.markContent('Artifact');
  draw();
  document.endMarkedContent();
}

function addedTo({ root }: Structure, element: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
  root.add(element);
  return element;
}

function marked(document: Document, tag: string, draw: () => void): PDFKit.PDFStructureContent {
  const content = document.markStructureContent(tag);
  draw();
  document.endMarkedContent();
  return content;
}
