export interface Point {
  /** ISO instant. */
  readonly at: string;
  /** 0 to 1. */
  readonly value: number;
}

export interface Series {
  readonly name: string;
  /** What the line is called where there is little room. */
  readonly shortName: string;
  readonly colour: string;
  /** Oldest first. */
  readonly points: readonly Point[];
}

/** The drawing's size and the room around the lines, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface PlacedPoint extends Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedSeries extends Series {
  readonly points: readonly PlacedPoint[];
}

/**
 * Puts the points in the frame: percentages upwards, and along the bottom the order of all points in time, at even steps,
 * since several worksheets of one day would else stand on one another.
 */
export function placed(series: readonly Series[], { width, height, top, right, bottom, left }: Frame): PlacedSeries[] {
  const order = instants(series);
  const step = order.length > 1 ? (width - left - right) / (order.length - 1) : 0;
  const tall = height - top - bottom;
  const place = (point: Point): PlacedPoint => ({
    ...point,
    x: left + order.indexOf(point.at) * step,
    y: top + (1 - point.value) * tall,
  });
  return series.map((one) => ({ ...one, points: one.points.map(place) }));
}

const instants = (series: readonly Series[]) =>
  [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].sort();

export const pathOf = (points: readonly PlacedPoint[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

interface Tick {
  readonly at: string;
  /** 0 to 1 along the bottom. */
  readonly along: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** The days that are named: the first, the last, and one between them where there is room. */
export function tickIndexes(series: readonly Series[], across: number): Tick[] {
  const order = instants(series);
  const last = order.length - 1;
  const middle = Math.floor(last / 2);
  const wanted = across > 300 && last > 1 ? [0, middle, last] : [0, last];
  return [...new Set(wanted)].flatMap((index) => {
    const at = order[index];
    if (at === undefined) return [];
    const anchor = index === 0 ? 'start' : index === last ? 'end' : 'middle';
    return [{ at, along: last === 0 ? 0 : index / last, anchor }];
  });
}

/** How wide the longest of some names is with its percentage, in pixels, the gap before it and a little behind it included. */
export const roomForNames = (names: readonly string[], letterWidth: number): number =>
  14 + letterWidth * Math.max(0, ...names.map((name) => `${name} 100%`.length));

interface LabelRoom {
  /** The least distance between two names, in pixels. */
  readonly lineHeight: number;
  /** As far down as a name may stand, in pixels. */
  readonly lowest: number;
}

/** Where the name of each line stands: at its last point, moved apart where two would touch, and none below the foot. */
export function endLabels(series: readonly PlacedSeries[], { lineHeight, lowest }: LabelRoom) {
  const furthest = Math.max(...series.flatMap(({ points }) => points.map(({ x }) => x)));
  const labels = series.flatMap(({ name, shortName, colour, points }) => {
    const end = points.at(-1);
    return end ? [{ name, shortName, colour, x: furthest, y: end.y, value: end.value }] : [];
  });
  labels.sort((one, other) => one.y - other.y);
  labels.forEach((label, index) => {
    label.y = Math.max(label.y, (labels[index - 1]?.y ?? -Infinity) + lineHeight);
  });
  labels.reverse().forEach((label, index) => {
    label.y = Math.min(label.y, (labels[index - 1]?.y ?? lowest + lineHeight) - lineHeight);
  });
  return labels.reverse();
}
