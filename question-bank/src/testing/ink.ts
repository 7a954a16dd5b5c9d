import { remembered } from './remembered';

type Point = readonly [x: number, y: number];

const attribute = (element: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]+)"`).exec(element)?.[1]);

const pointsOf = (element: string): Point[] =>
  Array.from(element.matchAll(/(-?[\d.]+)[, ](-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const);

const between = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

const next = (points: readonly Point[], index: number): Point => points[(index + 1) % points.length] ?? [0, 0];

const around = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + between(point, next(points, index)), 0);

const areaIn = (points: readonly Point[]): number =>
  Math.abs(points.reduce((sum, [x, y], index) => sum + x * next(points, index)[1] - y * next(points, index)[0], 0)) / 2;

interface Extent {
  /** Of the lines. */
  length: number;
  /** Of the inside. */
  area: number;
}

const extents: Readonly<Record<string, (element: string) => Extent>> = {
  circle: (element) => {
    const radius = attribute(element, 'r');
    return { length: 2 * Math.PI * radius, area: Math.PI * radius ** 2 };
  },
  line: (element) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ['x1', 'y1', 'x2', 'y2'].map((name) => attribute(element, name));
    return { length: between([x1, y1], [x2, y2]), area: 0 };
  },
  path: (element) => {
    const points = pointsOf(element);
    const lines = points.filter((_, index) => index % 2 === 0);
    return {
      length: lines.reduce((sum, from, index) => sum + between(from, points[2 * index + 1] ?? from), 0),
      area: 0,
    };
  },
  polygon: (element) => {
    const points = pointsOf(/points="([^"]*)"/.exec(element)?.[1] ?? '');
    return { length: around(points), area: areaIn(points) };
  },
};

const lineWidth = (element: string): number =>
  (attribute(element, 'stroke-width') || 2.5) * (element.includes('dasharray') ? 0.55 : 1);

/** Most drawings share their outlines, dots and rows of circles, so each is measured once. */
const inkOfElement = remembered((element) => {
  const [, name = ''] = /^<(\w+)/.exec(element) ?? [];
  const { length, area } = extents[name]?.(element) ?? { length: 0, area: 0 };
  const isSolid = element.includes('fill="currentColor"') && !element.includes('fill-opacity');
  return length * lineWidth(element) + (isSolid ? area : 0);
});

/** Roughly how much of a drawing is black: lines by their width, black insides by their area. */
export const inkOf = (drawing: string): number =>
  (drawing.match(/<(?:circle|line|path|polygon) [^>]*>/g) ?? []).reduce(
    (sum, element) => sum + inkOfElement(element),
    0,
  );
