/** How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into another. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const cheapest = Math.min(
        cell(last, column) + 1,
        cell(current, column - 1) + 1,
        cell(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(swapped ? Math.min(cheapest, cell(beforeLast, column - 2) + 1) : cheapest);
    }
    beforeLast = last;
    last = current;
  }
  return cell(last, to.length);
}

const cell = (row: readonly number[], column: number): number => row[column] ?? Infinity;
