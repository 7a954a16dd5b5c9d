import { circle, line as stroke, polygon, type Point } from '../../figures/svg';
import { fills, lines, RAYS, shapes, type Fill, type Figure } from '../attributes';
import { dotsInside, stripes } from './hatching';
import { outlineAt } from './outlines';
import { rounded, roundedPoint, SIDE } from './panels';

const centre: Point = [SIDE / 2, 54];

/** Radius of each size: a third more each time. */
export const radii = [14, 19, 25, 33, 43];

const DEGREES_OF_A_TURN = 45;
const STRIPE_GAP = 6;
const CHEQUER_GAP = 8;
/** A divisor of the box, so that the dots stand evenly about its middle. */
const DOT_GAP = 8;

/** What stands in the box of a figure. */
export function figureContent(figure: Figure): string {
  return shapeOf(figure) + row(figure.count) + corner(figure.dot) + raysAround(figure.rays);
}

/** A few thousand at the most, and most of the work of a drawing: each is drawn once. */
const drawnShapes = new Map<string, string>();

function shapeOf(figure: Figure): string {
  const name = [figure.shape, figure.size, figure.turn, figure.fill, figure.line].join(' ');
  const drawn = drawnShapes.get(name) ?? drawShape(figure);
  drawnShapes.set(name, drawn);
  return drawn;
}

function drawShape({ shape, size, turn, fill, line }: Figure): string {
  const outline = outlineAt(shapes[shape] ?? 'circle', {
    centre,
    radius: radii[size] ?? 0,
    degrees: turn * DEGREES_OF_A_TURN,
  }).map(roundedPoint);
  return filling(outline, fills[fill] ?? 'white') + edge(outline, line);
}

function filling(outline: readonly Point[], fill: Fill): string {
  switch (fill) {
    case 'white':
      return '';
    case 'black':
      return solid(polygon(outline));
    case 'striped':
      return hatched(stripes(outline, STRIPE_GAP, -45));
    case 'chequered':
      return hatched([...stripes(outline, CHEQUER_GAP, 0), ...stripes(outline, CHEQUER_GAP, 90)]);
    case 'dotted':
      return dotsInside(outline, DOT_GAP, 3)
        .map((place) => solid(circle(roundedPoint(place), 1.8)))
        .join('');
  }
}

const solid = (element: string): string => element.replace('/>', ' fill="currentColor" stroke="none"/>');

function hatched(segments: readonly (readonly [Point, Point])[]): string {
  const path = segments.map(([[x1, y1], [x2, y2]]) => `M${rounded(x1)} ${rounded(y1)}L${rounded(x2)} ${rounded(y2)}`);
  return `<path d="${path.join('')}" stroke-width="1.5"/>`;
}

function edge(outline: readonly Point[], line: number): string {
  switch (lines[line]) {
    case 'dashed':
      return polygon(outline).replace('/>', ' stroke-dasharray="5 4"/>');
    case 'thick':
      return polygon(outline).replace('/>', ' stroke-width="5.5"/>');
    default:
      return polygon(outline);
  }
}

const ROW_HEIGHT = 107;
const ROW_STEP = 13;

/** Small circles in a row under the shape. */
function row(count: number): string {
  const left = SIDE / 2 - ((count - 1) * ROW_STEP) / 2;
  return Array.from({ length: count }, (_, index) => circle([left + index * ROW_STEP, ROW_HEIGHT], 4)).join('');
}

const INSET = 15;
const corners: readonly Point[] = [
  [INSET, INSET],
  [SIDE - INSET, INSET],
  [SIDE - INSET, SIDE - INSET],
  [INSET, SIDE - INSET],
];

/** A black dot in a corner, if there is one. */
function corner(dot: number): string {
  const place = corners[dot - 1];
  return place ? solid(circle(place, 6)) : '';
}

const RAY_FROM = 27;
const RAY_TO = 46;

/** Lines outwards from the shape, one for each bit that is set. */
function raysAround(rays: number): string {
  return Array.from({ length: RAYS }, (_, index) => index)
    .filter((index) => ((rays >> index) & 1) === 1)
    .map((index) => {
      const angle = (index * DEGREES_OF_A_TURN * Math.PI) / 180;
      const at = (radius: number): Point =>
        roundedPoint([centre[0] + radius * Math.sin(angle), centre[1] - radius * Math.cos(angle)]);
      return stroke(at(RAY_FROM), at(RAY_TO));
    })
    .join('');
}
