/** What the first page holds under its head, in points. */
const FIRST_PAGE = 641;
/** Of that, what may stay empty. */
const EMPTY = 0.12;
/** Smaller than the last, what is in a picture would be hard to see. */
const SHARES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

/** How large the pictures of a sheet are printed: as large as they are, or a little smaller where that fills its first page. */
export function pictureShare(heightsAt: (share: number) => readonly number[]): number {
  const left = SHARES.map((share) => ({ share, empty: emptyUnder(heightsAt(share)) }));
  const [first = { share: 1, empty: 0 }] = left;
  const filled = left.find(({ empty }) => empty <= EMPTY * FIRST_PAGE);
  return (filled ?? left.reduce((best, one) => (one.empty < best.empty ? one : best), first)).share;
}

/** Under the last question that fits; nothing where all of them do. */
function emptyUnder(heights: readonly number[]): number {
  let rest = FIRST_PAGE;
  for (const height of heights) {
    if (height > rest) return rest;
    rest -= height;
  }
  return 0;
}
