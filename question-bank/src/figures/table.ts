import { drawing, line, words } from './svg';

const rowHeight = 30;
const [nameWidth, columnWidth] = [130, 80];

/** A table with a name before each row. What it says is also its title, so that it can be heard. */
export function tableFigure(heading: string, rows: readonly (readonly [name: string, ...cells: string[]])[]): string {
  const columns = Math.max(...rows.map((row) => row.length - 1));
  const [width, height] = [nameWidth + columns * columnWidth, rows.length * rowHeight];
  const lines = [
    ...Array.from({ length: rows.length + 1 }, (_, row) =>
      line([1, 1 + row * rowHeight], [1 + width, 1 + row * rowHeight]),
    ),
    ...[0, nameWidth, ...Array.from({ length: columns }, (_, column) => nameWidth + (column + 1) * columnWidth)].map(
      (x) => line([1 + x, 1], [1 + x, 1 + height]),
    ),
  ];
  const texts = rows.flatMap(([name, ...cells], row) => {
    const middle = 1 + (row + 0.5) * rowHeight;
    return [
      words([10, middle], name, 'start'),
      ...cells.map((cell, column) => words([nameWidth + (column + 0.5) * columnWidth, middle], cell)),
    ];
  });
  const spoken = rows.map(([name, ...cells]) => `${name}: ${cells.join(', ')}`).join('; ');
  return drawing(`${heading}. ${spoken}`, [width + 2, height + 2], [...lines, ...texts]);
}
