import { line, type Point } from '../../figures/svg';
import type { MirrorLine, Polyomino } from '../polyominoes';
import { canvas, rounded, SIDE, single } from './panels';

const LARGEST_CELL = 24;
const ROOM = 92;

/** Squares around a point; as large in every direction that the shape is turned to. */
function squares(shape: Polyomino, [cx, cy]: Point): string {
  const width = 1 + Math.max(...shape.map(([column]) => column));
  const height = 1 + Math.max(...shape.map(([, row]) => row));
  const cell = Math.min(LARGEST_CELL, ROOM / Math.max(width, height));
  return shape
    .map(([column, row]) => {
      const x = rounded(cx + (column - width / 2) * cell);
      const y = rounded(cy + (row - height / 2) * cell);
      return `<rect x="${x}" y="${y}" width="${rounded(cell)}" height="${rounded(cell)}" fill="currentColor" fill-opacity="0.12"/>`;
    })
    .join('');
}

const middle: Point = [SIDE / 2, SIDE / 2];

export const polyominoDrawing = (title: string, shape: Polyomino): string => single(title, squares(shape, middle));

/** A slanting mirror needs room on its far side, or it would cut through the shape. */
const WIDE = 208;
const EDGE = 4;
const FAR = SIDE - EDGE;

interface MirrorScene {
  side: number;
  centre: Point;
  ends: readonly [Point, Point];
}

const scenes: Readonly<Record<MirrorLine, MirrorScene>> = {
  vertical: {
    side: SIDE,
    centre: middle,
    ends: [
      [FAR, EDGE],
      [FAR, FAR],
    ],
  },
  horizontal: {
    side: SIDE,
    centre: middle,
    ends: [
      [EDGE, FAR],
      [FAR, FAR],
    ],
  },
  rising: {
    side: WIDE,
    centre: [52, 52],
    ends: [
      [EDGE, WIDE - EDGE],
      [WIDE - EDGE, EDGE],
    ],
  },
  falling: {
    side: WIDE,
    centre: [WIDE - 52, 52],
    ends: [
      [EDGE, EDGE],
      [WIDE - EDGE, WIDE - EDGE],
    ],
  },
};

/** A shape beside the dashed line of a mirror. */
export function mirrorDrawing(title: string, shape: Polyomino, mirror: MirrorLine): string {
  const { side, centre, ends } = scenes[mirror];
  const [from, to] = ends;
  const dashes = line(from, to).replace('/>', ' stroke-dasharray="7 5"/>');
  return canvas(title, [side, side], squares(shape, centre) + dashes);
}
