/** One step of how a figure came about. */
export interface ExplainedStep {
  /** A sentence. */
  readonly says: string;
  /** The sum with its numbers, `100 × (33 + 2 ÷ 2) ÷ 40 = 85`; null where nothing is reckoned. */
  readonly sum: string | null;
}

/** To four decimals, as figures of a cohort are kept, and without noughts at the end; a minus as it is printed. */
export const figureWords = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0).replace('-', '−');

/** Beside another number: a negative one in brackets. */
export const inBrackets = (value: number): string => (value < 0 ? `(${figureWords(value)})` : figureWords(value));
