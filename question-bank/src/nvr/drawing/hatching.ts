import type { Point } from '../../figures/svg';

/**
 * Fillings drawn as lines and dots, not as SVG patterns: a pattern needs an id, ids clash where several drawings stand on
 * one page, and not every PDF writer knows them. Every filling keeps its own direction, however the shape is turned.
 */

type Segment = readonly [from: Point, to: Point];

/** The parts of a horizontal line that lie inside an outline. */
type Span = readonly [left: number, right: number];

function spansAt(outline: readonly Point[], height: number): Span[] {
  const crossings: number[] = [];
  // A loop, as this is where most of the time of a drawing goes.
  let [x1, y1] = outline.at(-1) ?? [0, 0];
  for (const [x2, y2] of outline) {
    if (y1 <= height !== y2 <= height) crossings.push(x1 + ((height - y1) / (y2 - y1)) * (x2 - x1));
    [x1, y1] = [x2, y2];
  }
  crossings.sort((a, b) => a - b);
  // An outline is crossed an even number of times: in and out.
  return crossings.flatMap((left, index) => (index % 2 === 0 ? [[left, crossings[index + 1] ?? left] as const] : []));
}

/** Places `gap` apart, half a step off the origin, so that no line runs along an edge. */
function placesBetween(gap: number, [from, to]: Span): number[] {
  const first = Math.ceil(from / gap - 0.5);
  const last = Math.floor(to / gap - 0.5);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index + 0.5) * gap);
}

function heightOf(outline: readonly Point[]): Span {
  const heights = outline.map(([, y]) => y);
  return [Math.min(...heights), Math.max(...heights)];
}

const rotate = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Parallel lines inside an outline, `gap` apart, at an angle in degrees from the horizontal. */
export function stripes(outline: readonly Point[], gap: number, degrees: number): Segment[] {
  const angle = (degrees * Math.PI) / 180;
  const level = outline.map((corner) => rotate(corner, -angle));
  return placesBetween(gap, heightOf(level)).flatMap((height) =>
    spansAt(level, height).map(([left, right]): Segment => [
      rotate([left, height], angle),
      rotate([right, height], angle),
    ]),
  );
}

/** Points of a staggered grid that lie inside an outline, no nearer to it than a margin. */
export function dotsInside(outline: readonly Point[], gap: number, margin: number): Point[] {
  return placesBetween(gap, heightOf(outline)).flatMap((y, row) => {
    const offset = row % 2 === 0 ? 0 : gap / 2;
    const above = spansAt(outline, y - margin);
    const below = spansAt(outline, y + margin);
    const liesIn = (spans: readonly Span[], x: number) => spans.some(([left, right]) => x > left && x < right);
    return spansAt(outline, y)
      .flatMap(([left, right]) => placesBetween(gap, [left + margin - offset, right - margin - offset]))
      .map((x) => x + offset)
      .filter((x) => liesIn(above, x) && liesIn(below, x))
      .map((x): Point => [x, y]);
  });
}
