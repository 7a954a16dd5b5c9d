import type { Content, ContentText } from 'pdfmake/interfaces';
import type { Inline, Line } from 'pdfmake/js/Renderer.js';
import type { Document } from './document';
import { joined } from './runs';

/** Of the text around it. */
const SIZE = 0.82;
/** The bar stands where a minus does; all of this in sizes of the text around it. */
const AXIS = 0.33;
const GAP = 0.13;
const CAPITAL = 0.7;
const BAR = 0.07;
/** What a line must be as high as to hold one, above its base and below it. */
const STRUT = 1.25;

/** A fraction with one number above the other. The renderer draws it; pdfmake sees its wider number, and so keeps the room. */
export function uprightFraction(numerator: string, denominator: string, fontSize: number): Content[] {
  const [wider] = [numerator, denominator].sort((one, other) => other.length - one.length);
  const room: ContentText & Pick<Inline, 'fraction'> = {
    text: `\u00a0${wider ?? ''}`,
    fontSize: fontSize * SIZE,
    noWrap: true,
    fraction: { numerator, denominator },
  };
  return [room, { text: '', fontSize: fontSize * STRUT }];
}

/** Draws one into the room that was kept for it; whoever reads the page aloud or copies it is given `3/4`. */
export function drawFraction(
  document: Document,
  inline: Inline,
  place: { readonly left: number; readonly base: number },
): void {
  const { fraction, font, fontSize, color, width } = inline;
  if (!fraction) return;
  const around = fontSize / SIZE;
  const middle = place.left + inline.x + width / 2;
  const axis = place.base - AXIS * around;
  const part = (text: string, base: number) => {
    const top = base - (font.ascender / 1_000) * fontSize;
    document.text(text, middle - font.widthOfString(text, fontSize) / 2, top, { lineBreak: false });
  };
  document.markContent('Span', { actual: `${fraction.numerator}/${fraction.denominator}` });
  document.fillColor(color);
  document._font = font;
  document.fontSize(fontSize);
  part(fraction.numerator, axis - GAP * around);
  part(fraction.denominator, axis + GAP * around + CAPITAL * fontSize);
  document.endMarkedContent();
  const half = Math.max(...Object.values(fraction).map((text) => font.widthOfString(text, fontSize))) / 2 + 1;
  document
    .lineWidth(BAR * around)
    .strokeColor(color)
    .moveTo(middle - half, axis)
    .lineTo(middle + half, axis)
    .stroke();
}

/** The pieces of a line as they follow each other: runs of text, and fractions by themselves. */
export function piecesOf(line: Line): Line[] {
  const height = line.getHeight();
  const ascender = line.getAscenderHeight();
  const runs: Inline[][] = [];
  for (const inline of line.inlines) {
    const before = runs.at(-1);
    const goesOn = before?.[0]?.fraction === undefined && inline.fraction === undefined;
    if (before && goesOn) before.push(inline);
    else runs.push([inline]);
  }
  return runs.map((inlines) =>
    Object.assign(line.clone(), {
      inlines: joined(inlines),
      getHeight: () => height,
      getAscenderHeight: () => ascender,
    }),
  );
}
