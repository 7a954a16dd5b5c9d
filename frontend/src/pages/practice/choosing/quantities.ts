import type { TypeCount } from '../wish';

/** Question type → what stands in its box. */
export type Quantities = Readonly<Record<string, string>>;

export const mostOfOneType = 20;

/** What is wrong with a box; the words are the spec's. */
export const tooManyWords = '*Value must be between 0 and 20';

/** Non-negative whole numbers only: what else is typed does not appear. */
export const typed = (text: string) => text.replace(/\D/g, '').slice(0, 3);

const countOf = (text: string | undefined) => Number(text ?? 0);

export const isTooMany = (text: string | undefined) => countOf(text) > mostOfOneType;

export const totalOf = (quantities: Quantities) =>
  Object.values(quantities).reduce((sum, text) => sum + countOf(text), 0);

/** What is asked for: types with nothing are dropped, and with one box out of bounds nothing is asked for. */
export function countsOf(quantities: Quantities): readonly TypeCount[] | undefined {
  const counts = Object.entries(quantities).map(([type, text]): TypeCount => [type, countOf(text)]);
  return counts.some(([, count]) => count > mostOfOneType) ? undefined : counts.filter(([, count]) => count > 0);
}
