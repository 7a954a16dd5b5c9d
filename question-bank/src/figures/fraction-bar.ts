import { count } from '../wording/english';
import { drawing, rectangle, shaded } from './svg';

/** A bar of equal parts, the first ones shaded. */
export function fractionBar(shadedParts: number, parts: number): string {
  const width = 360 / parts;
  const cells = Array.from({ length: parts }, (_, index) => {
    const draw = index < shadedParts ? shaded : rectangle;
    return draw([rounded(10 + index * width), 10], [rounded(width), 50]);
  });
  return drawing(`A bar of ${count(parts, 'equal part')}, ${shadedParts} of them shaded`, [380, 70], cells);
}

const rounded = (value: number) => Math.round(value * 100) / 100;
