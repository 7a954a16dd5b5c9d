import { drawing, polygon, words, type Point } from './svg';

/** The sides of an L-shape: a rectangle of `width` by `height` without its top right corner of `cutWidth` by `cutHeight`. */
export interface LShape {
  width: number;
  height: number;
  cutWidth: number;
  cutHeight: number;
}

export type LSide = 'bottom' | 'left' | 'top' | 'right' | 'inner' | 'step';

/** The length of each side, going round. */
export const sidesOf = ({ width, height, cutWidth, cutHeight }: LShape): Record<LSide, number> => ({
  bottom: width,
  left: height,
  top: width - cutWidth,
  inner: cutHeight,
  step: cutWidth,
  right: height - cutHeight,
});

const [wide, high] = [300, 200]; // room for the shape itself
const above = 32;
const margin = 62; // for a label such as "120 cm"
const roomForLabel = 34;

/** An L-shape with the named sides labelled. Its proportions are those of the numbers, as far as they fit. */
export function lShapeFigure(shape: LShape, labelled: readonly LSide[], unit: string): string {
  const scale = Math.min(wide / shape.width, high / shape.height);
  const at = (x: number, y: number): Point => [
    Math.round(margin + x * scale),
    Math.round(above + (shape.height - y) * scale),
  ];
  const { width, height, cutWidth, cutHeight } = shape;
  const [shelf, ledge] = [width - cutWidth, height - cutHeight];
  const corners = [at(0, 0), at(width, 0), at(width, ledge), at(shelf, ledge), at(shelf, height), at(0, height)];
  const places: Record<LSide, readonly [middle: Point, shift: Point, anchor: 'start' | 'middle' | 'end']> = {
    bottom: [at(width / 2, 0), [0, 18], 'middle'],
    left: [at(0, height / 2), [-8, 0], 'end'],
    top: [at(shelf / 2, height), [0, -16], 'middle'],
    inner: [at(shelf, (ledge + height) / 2), [8, 0], 'start'],
    // Inside the shape where there is room, or it would run into the label of a short inner side.
    step: [at((shelf + width) / 2, ledge), [0, ledge * scale < roomForLabel ? -14 : 16], 'middle'],
    right: [at(width, ledge / 2), [8, 0], 'start'],
  };
  const lengths = sidesOf(shape);
  const labels = labelled.map((side) => {
    const [[x, y], [dx, dy], anchor] = places[side];
    return words([x + dx, y + dy], `${lengths[side]} ${unit}`, anchor);
  });
  const size: Point = [Math.round(width * scale) + 2 * margin, Math.round(height * scale) + 2 * above];
  return drawing(`An L-shape, not drawn to scale, with ${labelled.length} of its sides labelled`, size, [
    polygon(corners),
    ...labels,
  ]);
}
