import { drawing, line, polygon, words, type Point } from './svg';

/** A cuboid seen from the front, the top and the right, with its edges labelled. */
export function cuboidFigure(
  [length, width, height]: readonly [number, number, number],
  labels: readonly [string, string, string],
): string {
  const scale = Math.min(160 / length, 120 / height, 120 / width);
  const [wide, high] = [Math.max(50, length * scale), Math.max(40, height * scale)].map(Math.round) as [number, number];
  const deep = Math.max(24, Math.round(width * scale * 0.5));
  const [left, bottom] = [60, 20 + deep + high];
  const at = (x: number, y: number, z: number): Point => [left + x * wide + z * deep, bottom - y * high - z * deep];
  const [lengthLabel, widthLabel, heightLabel] = labels;
  return drawing(
    'A cuboid with its length, width and height marked, not drawn to scale',
    [wide + deep + 150, high + deep + 60],
    [
      polygon([at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)]),
      polygon([at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)]),
      line(at(1, 0, 0), at(1, 0, 1)),
      line(at(1, 0, 1), at(1, 1, 1)),
      words([left + wide / 2, bottom + 20], lengthLabel),
      words([left + wide + deep / 2 + 10, bottom - deep / 2 + 8], widthLabel, 'start'),
      words([left - 8, bottom - high / 2], heightLabel, 'end'),
    ],
  );
}
