/** What a correlation with ability is made of: so many who chose a letter, of all who sat the question. */
export interface Correlated {
  readonly n: number;
  readonly those: number;
  /** Of their abilities. */
  readonly sumOfThose: number;
  /** Of everybody's. */
  readonly sum: number;
  readonly squares: number;
}

/** n² times the variance of ability. */
export const spreadIn = ({ n, sum, squares }: Correlated): number => n * squares - sum * sum;

/** Point-biserial: (mean ability of those − of the others) ÷ its standard deviation × √(p·q). */
export function correlationIn({ n, those, sumOfThose, sum, squares }: Correlated): number | null {
  const others = n - those;
  const spread = spreadIn({ n, those, sumOfThose, sum, squares });
  if (those === 0 || others === 0 || spread === 0) return null;
  return (sumOfThose / those - (sum - sumOfThose) / others) * Math.sqrt((those * others) / spread);
}
