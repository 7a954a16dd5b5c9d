import { drawing, rectangle, words, type Point } from './svg';

/** A rectangle with a label below it and one on its left; either may be left out. */
export function rectangleFigure(
  [width, height]: Point,
  { below, beside }: { below?: string; beside?: string },
): string {
  const scale = Math.min(240 / width, 140 / height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  return drawing(
    'A rectangle, not drawn to scale',
    [wide + 90, high + 50],
    [
      rectangle([75, 10], [wide, high]),
      ...(below === undefined ? [] : [words([75 + wide / 2, high + 30], below)]),
      ...(beside === undefined ? [] : [words([67, 10 + high / 2], beside, 'end')]),
    ],
  );
}
