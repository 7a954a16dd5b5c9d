import { dashedLine, drawing, line, rectangle, shaded, words, type Point } from '../svg';

/** One bar: its fraction before it, the larger parts it is cut into, and how many of the small ones are shaded. */
export interface CutBar {
  label: readonly [top: string, bottom: string];
  parts: number;
  shaded: number;
  /** What is to be found: after the bar. */
  asked: readonly [top: string, bottom: string];
}

const [left, length, height, gap] = [44, 300, 36, 24];
const right = left + length;

/** Bars of one length, one under the other, each cut into the same small parts: broken lines where the larger ones were not cut before. */
export function cutBars(title: string, bars: readonly CutBar[], small: number): string {
  const size: Point = [right + 64, bars.length * (height + gap)];
  return drawing(
    title,
    size,
    bars.flatMap((bar, index) => barAt(bar, gap / 2 + index * (height + gap), small)),
  );
}

function barAt({ label, parts, shaded: count, asked }: CutBar, y: number, small: number): string[] {
  const x = (cells: number) => rounded(left + (cells * length) / small);
  const cut = (cell: number) => ((cell * parts) % small === 0 ? line : dashedLine)([x(cell), y], [x(cell), y + height]);
  return [
    shaded([left, y], [rounded((count * length) / small), height]),
    rectangle([left, y], [length, height]),
    ...Array.from({ length: small - 1 }, (_, index) => cut(index + 1)),
    ...stacked([18, y + height / 2], label),
    words([right + 14, y + height / 2], '='),
    ...stacked([right + 40, y + height / 2], asked),
  ];
}

const stacked = ([x, y]: Point, [top, bottom]: readonly [string, string]): string[] => [
  words([x, y - 12], top),
  line([x - 13, y], [x + 13, y]),
  words([x, y + 12], bottom),
];

const rounded = (value: number) => Math.round(value * 100) / 100;
