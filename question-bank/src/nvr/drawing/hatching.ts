import type { Point } from '../../figures/svg';

/**
 * Fillings drawn as lines and dots, not as SVG patterns: a pattern needs an id, ids clash where several drawings stand on
 * one page, and not every PDF writer knows them. Every filling keeps its own direction, however the shape is turned.
 */

type Segment = readonly [from: Point, to: Point];

/** Where a horizontal line at a height crosses the outline, from left to right. */
function crossings(outline: readonly Point[], height: number): number[] {
  return outline
    .flatMap(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
      const isCrossed = (y1 <= height && y2 > height) || (y2 <= height && y1 > height);
      return isCrossed ? [x1 + ((height - y1) / (y2 - y1)) * (x2 - x1)] : [];
    })
    .sort((a, b) => a - b);
}

const rotate = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Parallel lines inside an outline, `gap` apart, at an angle in degrees from the horizontal. */
export function stripes(outline: readonly Point[], gap: number, degrees: number): Segment[] {
  const angle = (degrees * Math.PI) / 180;
  const level = outline.map((corner) => rotate(corner, -angle));
  const heights = level.map(([, y]) => y);
  const segments: Segment[] = [];
  for (let height = firstOn(gap, Math.min(...heights)); height < Math.max(...heights); height += gap) {
    const xs = crossings(level, height);
    for (let index = 0; index + 1 < xs.length; index += 2) {
      const ends = [xs[index] ?? 0, xs[index + 1] ?? 0].map((x) => rotate([x, height], angle));
      segments.push([ends[0] ?? [0, 0], ends[1] ?? [0, 0]]);
    }
  }
  return segments;
}

/** The first line of the grid after a place; half a step off, so that it never runs along an edge. */
const firstOn = (gap: number, place: number): number => (Math.ceil(place / gap - 0.5) + 0.5) * gap;

const isInside = (outline: readonly Point[], [x, y]: Point): boolean =>
  crossings(outline, y).filter((crossing) => crossing < x).length % 2 === 1;

const neighboursOf = ([x, y]: Point, distance: number): Point[] => [
  [x + distance, y],
  [x - distance, y],
  [x, y + distance],
  [x, y - distance],
];

/** Points of a staggered grid that lie inside an outline, and no nearer to it than a margin. */
export function dotsInside(outline: readonly Point[], gap: number, margin: number): Point[] {
  const isClearOfEdge = ([x, y]: Point) => neighboursOf([x, y], margin).every((place) => isInside(outline, place));
  return stripes(outline, gap, 0).flatMap(([[left, y], [right]], row) => {
    const offset = row % 2 === 0 ? 0 : gap / 2;
    const points: Point[] = [];
    for (let x = firstOn(gap, left - offset) + offset; x < right; x += gap) points.push([x, y]);
    return points.filter(isClearOfEdge);
  });
}
