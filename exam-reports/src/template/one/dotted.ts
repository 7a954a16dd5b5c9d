import { at } from './style';

interface Pile {
  readonly x: number;
  /** Of the lowest. */
  readonly y: number;
  /** From the middle of one to the middle of the next. */
  readonly pitch: number;
  readonly count: number;
  /** How wide a dot is. */
  readonly wide: number;
  readonly colour: string;
}

/** Dots on top of each other, as one stroke with gaps: a hundred circles by themselves would be most of a report's bytes. */
export function dotted({ x, y, pitch, count, wide, colour }: Pile): string {
  if (count < 1) return '';
  const top = y - (count - 1) * pitch - 0.05;
  return `<path d="M${at(x)} ${at(y)}V${at(top)}" stroke="${colour}" stroke-width="${at(wide)}" stroke-linecap="round" stroke-dasharray="0.01 ${at(pitch - 0.01)}" fill="none"/>`;
}
