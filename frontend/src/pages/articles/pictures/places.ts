import { dot, drawing, line, text } from './drawing';

/** Of each child: how far to the right a score is, and who is offered a place. */
const children = [16, 34, 52, 70, 88, 106, 124, 142, 160, 178];
const near = new Set([70, 106, 142, 160]);
const patterns: readonly {
  readonly title: string;
  readonly note: string;
  readonly in: (x: number) => boolean;
  readonly bar: boolean;
}[] = [
  {
    title: 'Threshold, then distance',
    note: 'above the line, the nearest',
    in: (x) => x >= 70 && near.has(x),
    bar: true,
  },
  { title: 'Ranked', note: 'the highest, until places are gone', in: (x) => x >= 124, bar: false },
  {
    title: 'Threshold, and the top scores',
    note: 'the highest, then the nearest',
    in: (x) => x >= 160 || (x >= 70 && near.has(x) && x < 140),
    bar: true,
  },
];

/** Three rules for places, each over the same ten children from the lowest score to the highest. */
export function places(): string {
  const rows = patterns.flatMap((pattern, index) => {
    const y = 30 + index * 92;
    return [
      text([10, y], pattern.title, 'strong'),
      text([10, y + 20], pattern.note, 'soft small'),
      line(`M10 ${y + 58}H346`),
      pattern.bar ? line(`M${10 + 57.6 * 1.75} ${y + 30}V${y + 64}`, 'stroke-strong dashed') : '',
      ...children.map((x) => dot([10 + (x - 8) * 1.75 + 8, y + 45], 9, pattern.in(x) ? 'spot' : 'spot open')),
    ];
  });
  return drawing(
    [356, 300],
    'Three rows of the same ten children, from the lowest score on the left to the highest on the right; a filled dot has a place. Threshold, then distance: of those above a line, the nearest. Ranked: the four highest. Threshold, and the top scores: the two highest, and of the others above the line the nearest.',
    [...rows, text([10, 294], 'lower score', 'soft small'), text([346, 294], 'higher score', 'soft small end')],
  );
}
