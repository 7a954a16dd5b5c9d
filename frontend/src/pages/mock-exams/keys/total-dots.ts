import type { ChangedSitting } from './api';

/** Across, in units of the picture. */
export const DOT = 9;
const STEP = 11;
const WIDTH = 1_150;
const LEFT = 75;
const RIGHT = 20;

export interface Dot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly way: 'up' | 'down' | 'same';
}

interface Line {
  readonly key: string;
  readonly from: Dot;
  readonly to: Dot;
  readonly way: Dot['way'];
}

export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly rows: { readonly before: number; readonly after: number };
  readonly before: readonly Dot[];
  readonly after: readonly Dot[];
  readonly lines: readonly Line[];
  /** Where the scale lies. */
  readonly axis: number;
  readonly ticks: readonly { readonly x: number; readonly value: number }[];
}

type Side = 'before' | 'after';

/** Every total as a dot: those before go up from their row where they share a mark, those after go down. */
export function dotsOf(sittings: readonly ChangedSitting[]): Dots {
  const totals = sittings.flatMap(({ before, after }) => [before.right, after.right]);
  const [least, most] = rangeOf(totals);
  const xOf = (value: number) => LEFT + ((value - least) / Math.max(1, most - least)) * (WIDTH - LEFT - RIGHT);
  const high = highest(sittings, 'before');
  const before = 24 + (high - 1) * STEP;
  const after = before + 64;
  const axis = after + (highest(sittings, 'after') - 1) * STEP + 24;
  const place = (side: Side, row: number, down: 1 | -1) => {
    const seen = new Map<number, number>();
    return ordered(sittings).map((one): Dot => {
      const value = one[side].right;
      const already = seen.get(value) ?? 0;
      seen.set(value, already + 1);
      return { key: `${side} ${keyOf(one)}`, x: round(xOf(value)), y: row + down * already * STEP, way: wayOf(one) };
    });
  };
  const [top, bottom] = [place('before', before, -1), place('after', after, 1)];
  const lines = top.flatMap((from, index) => {
    const to = bottom[index];
    return to && from.way !== 'same' ? [{ key: `line ${from.key}`, from, to, way: from.way }] : [];
  });
  const rows = { before, after };
  return {
    width: WIDTH,
    height: axis + 26,
    rows,
    before: top,
    after: bottom,
    lines,
    axis,
    ticks: ticksIn(least, most, xOf),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const keyOf = ({ mockExamSessionId, mockExamUserId }: ChangedSitting) => `${mockExamSessionId} ${mockExamUserId}`;

/** Those that stay stand nearest to their row. */
const ordered = (sittings: readonly ChangedSitting[]) =>
  sittings.toSorted((one, other) => Number(wayOf(one) !== 'same') - Number(wayOf(other) !== 'same'));

function wayOf({ before, after }: ChangedSitting): Dot['way'] {
  if (before.right === after.right) return 'same';
  return after.right > before.right ? 'up' : 'down';
}

function highest(sittings: readonly ChangedSitting[], side: Side): number {
  const counts = new Map<number, number>();
  for (const one of sittings) counts.set(one[side].right, (counts.get(one[side].right) ?? 0) + 1);
  return Math.max(1, ...counts.values());
}

/** By tens, so that the scale has round ends. */
function rangeOf(totals: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const step = stepFor(most - least);
  return [Math.floor(least / step) * step, Math.max(Math.ceil(most / step) * step, step)];
}

const stepFor = (range: number): number => (range > 25 ? 10 : range > 10 ? 5 : 1);

function ticksIn(least: number, most: number, xOf: (value: number) => number) {
  const step = stepFor(most - least);
  const count = Math.floor((most - least) / step);
  return Array.from({ length: count + 1 }, (_, place) => least + place * step).map((value) => ({
    value,
    x: round(xOf(value)),
  }));
}
