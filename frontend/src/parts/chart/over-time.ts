export interface Point {
  /** ISO instant. */
  readonly at: string;
  /** 0 to 1. */
  readonly value: number;
}

export interface Series {
  readonly name: string;
  readonly colour: string;
  /** Oldest first. */
  readonly points: readonly Point[];
}

/** How many points are averaged into one of a line: fewer jump about, more answer late. */
export const averaged = 5;

/** The average of each five points in a row, at the time of the last of them; none while there are fewer than five. */
export function rolling(points: readonly Point[]): Point[] {
  return points.slice(averaged - 1).map(({ at }, first) => {
    const five = points.slice(first, first + averaged);
    return { at, value: five.reduce((sum, { value }) => sum + value, 0) / averaged };
  });
}

/** Milliseconds of the first and the last point of all series: every drawing has the same days under it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function spanOf(series: readonly Series[]): Span {
  const instants = series.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)));
  return { from: Math.min(...instants), to: Math.max(...instants) };
}

/** Where points stand in a drawing, in percent of its width from the left and of its height from the top: at their true times. */
export function placed(points: readonly Point[], { from, to }: Span): { readonly x: number; readonly y: number }[] {
  return points.map(({ at, value }) => ({
    x: to === from ? 50 : ((Date.parse(at) - from) / (to - from)) * 100,
    y: (1 - value) * 100,
  }));
}
