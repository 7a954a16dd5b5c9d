import { fills, lines, shapes, type Figure, type Fill, type Shape } from './attributes';
import { radii } from './drawing/figure-drawing';

const coverage: Readonly<Record<Fill, number>> = { white: 0, black: 1, striped: 0.25, dotted: 0.17, chequered: 0.37 };

const roomOf: Readonly<Record<Shape, number>> = {
  circle: 3.14,
  triangle: 1.3,
  square: 2,
  pentagon: 2.38,
  hexagon: 2.6,
  star: 1.23,
  cross: 1.9,
  arrow: 1.3,
  flag: 0.9,
  drop: 1.3,
};

const edgeOf: Readonly<Record<Shape, number>> = {
  circle: 6.3,
  triangle: 5.2,
  square: 5.7,
  pentagon: 5.9,
  hexagon: 6,
  star: 7.2,
  cross: 7.6,
  arrow: 6.3,
  flag: 5,
  drop: 4.8,
};

const widths = [2.5, 1.4, 5.5];
const SMALL_CIRCLE = 63;

/** Roughly how much ink a figure takes: so that the answer is not always the darkest picture, or the lightest. */
export function darkness({ shape, fill, size, line, count }: Figure): number {
  const name = shapes[shape] ?? 'circle';
  const radius = radii[size] ?? 0;
  return (
    coverage[fills[fill] ?? 'white'] * roomOf[name] * radius ** 2 +
    edgeOf[name] * radius * (widths[line % lines.length] ?? 0) +
    count * SMALL_CIRCLE
  );
}
