import { box, drawing, text } from './drawing';

const parts = [
  ['Reading', 44],
  ['Maths', 60],
  ['Words', 38],
  ['Shapes', 48],
  ['Words', 38],
] as const;

/** A paper of one subject beside one of short timed parts. */
export function papers(): string {
  let top = 58;
  const mixed = parts.flatMap(([words, high], index) => {
    const drawn = [
      box([186, top, 150, high - 4], index % 2 ? 'cell mid' : 'cell'),
      text([198, top + high / 2 + 3], words),
    ];
    top += high;
    return drawn;
  });
  return drawing(
    [348, 322],
    'Two papers. On the left, GL-style: one subject from beginning to end, with one time for all of it. On the right, CEM-style: reading, maths, words, shapes and words again, each a short part with a time of its own.',
    [
      text([12, 26], 'GL-style', 'strong'),
      text([12, 46], 'one subject', 'soft small'),
      text([186, 26], 'CEM-style', 'strong'),
      text([186, 46], 'short timed parts', 'soft small'),
      box([12, 58, 150, 224], 'cell'),
      text([87, 164], 'Maths', 'middle'),
      text([87, 186], 'from 1 to 50', 'middle soft small'),
      ...mixed,
      text([12, 306], 'one clock for all', 'small'),
      text([186, 306], 'a clock for each', 'small'),
    ],
  );
}
