import { drawing, line, text } from './drawing';

const base = 190;
const x = (score: number) => 20 + ((score - 60) / 80) * 320;
const y = (score: number) => base - 150 * Math.exp(-(((score - 100) / 15) ** 2) / 2);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const curve = (from: number, to: number) =>
  range(from, to)
    .map((score) => `${x(score).toFixed(1)} ${y(score).toFixed(1)}`)
    .join('L');

/** How standardised scores spread: mean 100, standard deviation 15. */
export function scores(): string {
  const area = (from: number, to: number, look: string) =>
    line(`M${x(from)} ${base}L${curve(from, to)}L${x(to)} ${base}Z`, look);
  return drawing(
    [360, 262],
    'A bell-shaped curve of standardised scores. Its middle is 100. About two children in three lie between 85 and 115, about 16 in a hundred at 115 or more, and about 2 in a hundred at 130 or more.',
    [
      area(60, 140, 'fill-pale'),
      area(85, 115, 'fill-mid'),
      line(`M${curve(60, 140)}`, 'stroke-strong'),
      line(`M20 ${base}H340`, 'rule'),
      ...[70, 85, 100, 115, 130].flatMap((score) => [
        line(`M${x(score)} ${base}v7`, 'rule'),
        text([x(score), base + 24], String(score), 'middle strong'),
      ]),
      text([x(100), 130], 'two in three', 'middle'),
      text([x(130), 66], '16 in 100', 'middle'),
      text([x(130), 84], 'at 115 or more', 'middle small'),
      line(`M${x(126)} 94L${x(121)} 156`, 'rule'),
      text([180, 246], 'Standardised score', 'middle soft'),
    ],
  );
}
