import type Renderer from 'pdfmake/js/Renderer.js';
import type { Line } from 'pdfmake/js/Renderer.js';
import { artifact, figure, paragraph } from './tagging';
import { drawFraction, piecesOf } from './fraction';

/**
 * Teaches pdfmake's renderer what pdfmake 0.3 does not know: fractions with an upright bar, and the tags by which a screen reader
 * tells text, drawings and ornament apart. It takes every document of this process, which makes no other.
 */
export function teach({ prototype }: { readonly prototype: Renderer }): void {
  const { renderLine, renderSVG, renderVector } = prototype;
  prototype.renderLine = function (line, x, y) {
    paragraph(this.pdfDocument, line, () => {
      for (const piece of piecesOf(line)) drawPiece(this, piece, { x, y });
    });
  };
  prototype.renderSVG = function (drawing) {
    figure(this.pdfDocument, drawing.alt ?? 'A drawing', () => renderSVG.call(this, drawing));
  };
  prototype.renderVector = function (vector) {
    const draw = () => {
      // Dashes and round ends are this one's own: what is drawn next may be by others, who say nothing of them.
      this.pdfDocument.save();
      renderVector.call(this, vector);
      this.pdfDocument.restore();
    };
    if (vector.alt === undefined) artifact(this.pdfDocument, draw);
    else figure(this.pdfDocument, vector.alt, draw);
  };

  function drawPiece(renderer: Renderer, piece: Line, { x, y }: { readonly x: number; readonly y: number }) {
    const [first] = piece.inlines;
    if (first?.fraction) drawFraction(renderer.pdfDocument, first, { left: x, base: y + piece.getAscenderHeight() });
    else renderLine.call(renderer, piece, x, y);
  }
}
