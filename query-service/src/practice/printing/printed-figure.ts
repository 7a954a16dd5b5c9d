import type { ContentSvg } from 'platform/typesetting';

/** Drawings are made for a screen whose text is 16 px high; beside printed text of 12 points they stand at this size. */
const POINTS_PER_PIXEL = 0.75;

/** In points. */
interface Room {
  readonly width: number;
  readonly height: number;
  /** How large a drawing is at most, beside its natural size on paper. */
  readonly share?: number;
  /** What stays empty under it. */
  readonly below: number;
  /** Said to whoever does not see it, where the drawing itself says nothing. */
  readonly alt?: string;
}

/** A drawing with its size on paper, in points. */
export interface PrintedFigure extends ContentSvg {
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A drawing of a question at its natural size, or smaller where there is no room for that. */
export function printedFigure(svg: string, room: Room): PrintedFigure {
  const width = sizeOf(svg, 'width') ?? room.width;
  const height = sizeOf(svg, 'height') ?? room.height;
  const scale = Math.min(POINTS_PER_PIXEL * (room.share ?? 1), room.width / width, room.height / height);
  return {
    svg: inBlack(svg),
    width: width * scale,
    height: height * scale,
    font: 'Lexend',
    alt: titleOf(svg) ?? room.alt ?? 'A drawing',
    margin: [0, 0, 0, room.below],
  };
}

// The colour of the text around it, which nobody tells a drawing in a PDF. What is filled with a little of it is filled with grey: a
// printer would make its outline as pale as its filling.
const inBlack = (svg: string) =>
  svg
    .replace(/fill="currentColor" fill-opacity="([\d.]+)"/g, (_, share: string) => `fill="${greyOf(Number(share))}"`)
    .replaceAll('currentColor', '#000');

const greyOf = (share: number): string => {
  const tone = Math.round(255 * (1 - share)).toString(16);
  return `#${tone}${tone}${tone}`;
};

const titleOf = (svg: string): string | undefined => /<title>([^<]*)<\/title>/.exec(svg)?.[1];

function sizeOf(svg: string, side: 'width' | 'height'): number | undefined {
  const size = Number(new RegExp(`^<svg[^>]*\\s${side}="([\\d.]+)"`).exec(svg)?.[1]);
  return size > 0 ? size : undefined;
}
