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
export function wishesOf(quantities: Quantities): [string, number][] | undefined {
  const wishes = Object.entries(quantities).map(([type, text]): [string, number] => [type, countOf(text)]);
  return wishes.some(([, count]) => count > mostOfOneType) ? undefined : wishes.filter(([, count]) => count > 0);
}
