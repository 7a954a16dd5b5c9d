import { circle, line, polygon, type Point } from '../../figures/svg';
import { cellsOf, imagePoint, type Image, type MirrorLine } from '../forms/forms';
import { postNamed, type Foot, type Head, type Post } from '../forms/posts';
import { imageInWords, mirrorInWords } from '../words/form-words';
import { canvas, grid, roundedPoint, SIDE, single } from './panels';

/** Where a point of a form stands in the drawing. */
type Place = (point: Point) => Point;

function placeOf(image: Image, [cx, cy]: Point): Place {
  return (point) => {
    const [right, down] = imagePoint(image, point);
    return roundedPoint([cx + right, cy + down]);
  };
}

const LARGEST_CELL = 24;
const ROOM = 92;

/** Squares around a point; as large in every direction that the shape is turned to. */
function squares(cells: readonly Point[], place: Place): string {
  const width = 1 + Math.max(...cells.map(([column]) => column));
  const height = 1 + Math.max(...cells.map(([, row]) => row));
  const side = Math.min(LARGEST_CELL, ROOM / Math.max(width, height));
  const at = (column: number, row: number) => place([(column - width / 2) * side, (row - height / 2) * side]);
  return cells
    .map(([column, row]) =>
      polygon([at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]).replace(
        '/>',
        ' fill="currentColor" fill-opacity="0.12"/>',
      ),
    )
    .join('');
}

/** Half the length of a post. */
const HALF = 46;
const POST_WIDTH = ' stroke-width="4" stroke-linecap="round"/>';

/** Drawn with the post upright and its head on the right, in halves of its length. */
interface Pen {
  stroke: (from: Point, to: Point) => string;
  outline: (corners: readonly Point[]) => string;
  disc: (centre: Point, radius: number) => string;
}

const drawHead: Readonly<Record<Head, (pen: Pen) => string>> = {
  pennant: ({ outline }) =>
    outline([
      [0, -1],
      [0.85, -0.65],
      [0, -0.3],
    ]),
  flag: ({ outline }) =>
    outline([
      [0, -1],
      [0.75, -1],
      [0.75, -0.35],
      [0, -0.35],
    ]),
  ball: ({ disc }) => disc([0.36, -0.64], 0.36),
  bars: ({ stroke }) => stroke([0, -1], [0.7, -1]) + stroke([0, -0.55], [0.7, -0.55]),
  diamond: ({ outline }) =>
    outline([
      [0, -0.6],
      [0.4, -1],
      [0.8, -0.6],
      [0.4, -0.2],
    ]),
  hook: ({ stroke }) => stroke([0, -1], [0.7, -1]) + stroke([0.7, -1], [0.7, -0.45]),
  fork: ({ stroke }) => stroke([0, -0.35], [0.6, -1]) + stroke([0, -0.35], [0.8, -0.35]),
};

const drawFoot: Readonly<Record<Foot, (pen: Pen) => string>> = {
  nothing: () => '',
  plate: ({ stroke }) => stroke([-0.4, 1], [0.4, 1]),
  ring: ({ disc }) => disc([0, 0.8], 0.2),
  disc: ({ disc }) => disc([0, 0.84], 0.16),
  heel: ({ stroke }) => stroke([0, 1], [-0.5, 1]),
  toe: ({ stroke }) => stroke([0, 1], [0.5, 1]),
};

const solid = (element: string) => element.replace('/>', ' fill="currentColor"/>');

function post({ head, foot, isFilled }: Post, place: Place): string {
  const at: Place = ([x, y]) => place([x * HALF, y * HALF]);
  const pen = (filled: boolean): Pen => {
    const finish = filled ? solid : (element: string) => element;
    return {
      stroke: (from, to) => line(at(from), at(to)).replace('/>', POST_WIDTH),
      outline: (corners) => finish(polygon(corners.map(at))),
      disc: (centre, radius) => finish(circle(at(centre), radius * HALF)),
    };
  };
  const end = foot === 'ring' ? 0.6 : 1;
  return pen(false).stroke([0, -1], [0, end]) + drawHead[head](pen(isFilled)) + drawFoot[foot](pen(foot === 'disc'));
}

/** An image around a point; as large in every direction that it is turned to. */
function imageAt(image: Image, centre: Point): string {
  const place = placeOf(image, centre);
  const named = postNamed(image.form);
  return named ? post(named, place) : squares(cellsOf(image.form), place);
}

const middle: Point = [SIDE / 2, SIDE / 2];

export const imageDrawing = (image: Image): string => single(imageInWords(image), imageAt(image, middle));

export const givenDrawing = (image: Image): string =>
  single(`The shape to be turned. ${imageInWords(image)}`, imageAt(image, middle));

/** An image and what becomes of it in quarter turns clockwise, one after the other. */
export const turnsDrawing = (images: readonly Image[]): string =>
  grid(
    `The shape as it is given, and as it is turned by a quarter each time. ${images.map(imageInWords).join('. Then: ')}`,
    images.map((image) => imageAt(image, middle)),
    images.length,
  );

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
export function mirrorDrawing(image: Image, mirror: MirrorLine): string {
  const { side, centre, ends } = scenes[mirror];
  const [from, to] = ends;
  const dashes = line(from, to).replace('/>', ' stroke-dasharray="7 5"/>');
  const title = `The shape and a mirror line. ${imageInWords(image)}. ${mirrorInWords[mirror]}`;
  return canvas(title, [side, side], imageAt(image, centre) + dashes);
}
