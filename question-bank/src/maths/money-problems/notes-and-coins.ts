/** What can be handed over at once, in pence: a £1 or £2 coin, or a note. */
const tender = [100, 200, 500, 1000, 2000, 5000, 10_000];

/** The smallest coin or note that is worth more than a price, in pence. */
export const nextNote = (pence: number): number =>
  tender.find((value) => value > pence) ?? Math.ceil((pence + 1) / 5000) * 5000;

/** "a £1 coin", "a £20 note", "three £50 notes". */
export function tendered(pence: number): string {
  if (pence > 10_000) return `£${pence / 100} in notes`;
  if (pence === 10_000) return 'two £50 notes';
  return `a £${pence / 100} ${pence <= 200 ? 'coin' : 'note'}`;
}

/** British coins below £1, in pence. */
export const smallCoins: readonly number[] = [1, 2, 5, 10, 20, 50];

/** "20p", "£2". */
export const coinName = (pence: number): string => (pence < 100 ? `${pence}p` : `£${pence / 100}`);
