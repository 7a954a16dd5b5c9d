import { dashedLine, drawing, polygon, words, type Point } from './svg';

const lean = 50;

/** A parallelogram with its base, its height (dashed) and its slanting side labelled. */
export function parallelogramFigure(
  [base, height]: Point,
  labels: { base: string; height: string; slant: string },
): string {
  const scale = Math.min(220 / base, 130 / height);
  const [wide, high] = [Math.max(110, Math.round(base * scale)), Math.max(60, Math.round(height * scale))];
  const [left, top, bottom] = [80, 15, 15 + high];
  return drawing(
    'A parallelogram with its base, its height and its slanting side marked, not drawn to scale',
    [wide + lean + 180, high + 55],
    [
      polygon([
        [left, bottom],
        [left + wide, bottom],
        [left + wide + lean, top],
        [left + lean, top],
      ]),
      dashedLine([left + lean, top], [left + lean, bottom]),
      words([left + wide / 2, bottom + 22], labels.base),
      words([left + lean + 8, top + high * 0.6], labels.height, 'start'),
      words([left + wide + lean / 2 + 14, top + high / 2], labels.slant, 'start'),
    ],
  );
}
