import { drawing, rectangle, shadedBorder, words, type Point } from './svg';

/** A shaded border around an empty rectangle, both labelled. */
export function frameFigure([outerWidth, outerHeight]: Point, [innerWidth, innerHeight]: Point, unit: string): string {
  const scale = Math.min(240 / outerWidth, 160 / outerHeight);
  const size = (width: number, height: number): Point => [Math.round(width * scale), Math.round(height * scale)];
  const [wide, high] = size(outerWidth, outerHeight);
  const [holeWide, holeHigh] = size(innerWidth, innerHeight);
  const hole: Point = [70 + (wide - holeWide) / 2, 10 + (high - holeHigh) / 2];
  return drawing(
    'A rectangle with a smaller rectangle cut out of its middle; what is left is shaded',
    [wide + 80, high + 50],
    [
      shadedBorder(
        [
          [70, 10],
          [wide, high],
        ],
        [hole, [holeWide, holeHigh]],
      ),
      rectangle([70, 10], [wide, high]),
      rectangle(hole, [holeWide, holeHigh]),
      words([70 + wide / 2, high + 30], `${outerWidth} ${unit}`),
      words([62, 10 + high / 2], `${outerHeight} ${unit}`, 'end'),
      words([hole[0] + holeWide / 2, hole[1] + holeHigh / 2], `${innerWidth} ${unit} by ${innerHeight} ${unit}`),
    ],
  );
}
