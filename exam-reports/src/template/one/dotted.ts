import { at } from './style';

interface Row {
  readonly x: number;
  readonly y: number;
  /** From the middle of one to the middle of the next. */
  readonly pitch: number;
  readonly count: number;
  /** How wide a dot is. */
  readonly wide: number;
  readonly colour: string;
  /** From the bottom up; else from left to right. */
  readonly rises?: boolean;
}

/** Dots in a row, as one stroke with gaps: a hundred circles by themselves would be most of a report's bytes. */
export function dotted({ x, y, pitch, count, wide, colour, rises = false }: Row): string {
  if (count < 1) return '';
  const length = (count - 1) * pitch + 0.05;
  const end = rises ? `V${at(y - length)}` : `H${at(x + length)}`;
  return `<path d="M${at(x)} ${at(y)}${end}" stroke="${colour}" stroke-width="${at(wide)}" stroke-linecap="round" stroke-dasharray="0.01 ${at(pitch - 0.01)}" fill="none"/>`;
}
