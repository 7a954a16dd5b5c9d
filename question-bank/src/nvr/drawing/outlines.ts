import type { Point } from '../../figures/svg';
import type { Shape } from '../attributes';

/** Corners on a circle around the origin, the first at the top, clockwise. */
function onCircle(corners: number, radius: (index: number) => number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [radius(index) * Math.sin(angle), -radius(index) * Math.cos(angle)] as const;
  });
}

const regular = (corners: number): Point[] => onCircle(corners, () => 1);

const turned = (corners: readonly Point[], degrees: number): Point[] => {
  const angle = (degrees * Math.PI) / 180;
  return corners.map(([x, y]) => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]);
};

const CIRCLE_CORNERS = 48;

/** A round end below and a point at the top. */
function drop(): Point[] {
  const round = onCircle(CIRCLE_CORNERS, () => 0.62).filter(([, y]) => y > -0.25);
  const below = round.map(([x, y]): Point => [x, y + 0.35]);
  return [[0, -1], ...below];
}

/** The outline of each shape, pointing up, within a circle of radius 1. */
const outlines: Readonly<Record<Shape, readonly Point[]>> = {
  circle: regular(CIRCLE_CORNERS),
  triangle: regular(3),
  square: turned(regular(4), 45),
  pentagon: regular(5),
  hexagon: turned(regular(6), 30),
  star: onCircle(10, (index) => (index % 2 === 0 ? 1 : 0.42)),
  cross: [
    [-0.3, -0.95],
    [0.3, -0.95],
    [0.3, -0.3],
    [0.95, -0.3],
    [0.95, 0.3],
    [0.3, 0.3],
    [0.3, 0.95],
    [-0.3, 0.95],
    [-0.3, 0.3],
    [-0.95, 0.3],
    [-0.95, -0.3],
    [-0.3, -0.3],
  ],
  arrow: [
    [0, -1],
    [0.72, -0.15],
    [0.3, -0.15],
    [0.3, 0.95],
    [-0.3, 0.95],
    [-0.3, -0.15],
    [-0.72, -0.15],
  ],
  flag: [
    [-0.6, -0.95],
    [0.9, -0.35],
    [-0.35, 0.25],
    [-0.35, 0.95],
    [-0.6, 0.95],
  ],
  drop: drop(),
};

export interface Placing {
  centre: Point;
  radius: number;
  degrees: number;
}

/** The outline of a shape where it stands. */
export const outlineAt = (shape: Shape, { centre: [cx, cy], radius, degrees }: Placing): Point[] =>
  turned(outlines[shape], degrees).map(([x, y]) => [cx + radius * x, cy + radius * y]);
