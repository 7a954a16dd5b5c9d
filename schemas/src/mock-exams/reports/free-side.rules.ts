interface Name {
  /** What it is the name of. */
  readonly from: number;
  /** How far from it the name begins. */
  readonly away: number;
  readonly wide: number;
  /** From nought to here there is something to draw on. */
  readonly room: number;
  /** Lines from top to bottom, by their places. */
  readonly lines: readonly number[];
}

/** Between a name and a line. */
const APART = 3;

/** The side on which a name has room and no line crosses it, the right one first; null where there is none. */
export function freeSide({ from, away, wide, room, lines }: Name): 'right' | 'left' | null {
  const isFree = (start: number) =>
    start >= 0 && start + wide <= room && lines.every((line) => line < start - APART || line > start + wide + APART);
  if (isFree(from + away)) return 'right';
  return isFree(from - away - wide) ? 'left' : null;
}
