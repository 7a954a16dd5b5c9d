import { box, drawing, text } from './drawing';

const days = [
  ['Mon', 'Maths', 1],
  ['Tue', 'Words and reading', 1],
  ['Wed', 'off', 0],
  ['Thu', 'Reasoning', 1],
  ['Fri', 'Mend three mistakes', 1],
  ['Sat', 'Mixed set', 1],
  ['Sun', 'off', 0],
] as const;

/** A week's plan: how long, and what. */
export function week(): string {
  const rows = days.flatMap(([day, what, works], index) => {
    const y = 12 + index * 40;
    return [
      text([10, y + 22], day, 'strong'),
      works ? box([62, y, 210, 32], 'cell mid') : box([62, y, 210, 32], 'cell open'),
      text([74, y + 22], what === 'off' ? 'nothing' : what, what === 'off' ? 'soft' : ''),
      text([286, y + 22], works ? '20 min' : '', 'soft'),
    ];
  });
  return drawing(
    [348, 326],
    'A week: Monday maths, Tuesday words and reading, Wednesday nothing, Thursday reasoning, Friday three mistakes to mend, Saturday a mixed set, Sunday nothing. Each session is about twenty minutes, and every evening ends with a book.',
    [...rows, text([62, 312], 'and a book every evening', 'soft')],
  );
}
