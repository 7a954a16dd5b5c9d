import { box, drawing, text } from './drawing';

const steps = [
  ['Day 1', 'The mock. No talk about it.'],
  ['Day 2', 'Half an hour: three piles'],
  ['Days 3 to 7', 'First topic, in short goes'],
  ['Day 8', 'The wrong ones again, cold'],
  ['Days 9 to 13', 'Second topic'],
  ['Day 14', 'What is mended? Write it down.'],
] as const;

/** The two weeks around a mock exam. */
export function fortnight(): string {
  const rows = steps.flatMap(([when, what], index) => {
    const y = 12 + index * 50;
    return [
      box([10, y, 112, 40], index === 0 ? 'cell mid' : 'cell'),
      text([66, y + 26], when, 'middle strong'),
      text([134, y + 26], what),
    ];
  });
  return drawing([380, 318], steps.map(([when, what]) => `${when}: ${what}`).join('. '), rows);
}
