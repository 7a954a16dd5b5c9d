import { dashedLine, drawing, polygon, words, type Point } from './svg';

/** A triangle on its base with its height dashed; the top stands `apex` of the way along the base (0 to 1). */
export function triangleFigure([base, height]: Point, apex: number, labels: { base: string; height: string }): string {
  const scale = Math.min(240 / base, 150 / height);
  const [wide, high] = [Math.round(base * scale), Math.round(height * scale)];
  const foot: Point = [40 + Math.round(wide * apex), 20 + high];
  const top: Point = [foot[0], 20];
  const besideHeight: Point = apex > 0.6 ? [foot[0] - 8, 20 + high * 0.7] : [foot[0] + 8, 20 + high * 0.7];
  return drawing(
    'A triangle with its base and its height marked, not drawn to scale',
    [wide + 120, high + 60],
    [
      polygon([[40, 20 + high], [40 + wide, 20 + high], top]),
      dashedLine(top, foot),
      words([40 + wide / 2, high + 42], labels.base),
      words(besideHeight, labels.height, apex > 0.6 ? 'end' : 'start'),
    ],
  );
}
