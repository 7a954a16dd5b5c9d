import { MOST_PERCENT_OFF } from 'schemas/payments/discounts/discounts.contract';

export const reasonRule = (typed: string): string | undefined =>
  typed.trim().length < 3 ? 'Say why, in a few words: it stands in the history.' : undefined;

export const nameRule = (typed: string): string | undefined =>
  /^[A-Za-z0-9]{3,40}$/.test(typed.trim()) ? undefined : 'Three letters or figures and more, without blanks';

export const percentRule = (typed: string): string | undefined => {
  const percent = percentIn(typed);
  const isPossible = percent !== undefined && percent >= 1 && percent <= MOST_PERCENT_OFF;
  return isPossible ? undefined : `A whole number from 1 to ${MOST_PERCENT_OFF}`;
};

/** "20" or "20%"; nothing where it is no whole number. */
export function percentIn(typed: string): number | undefined {
  const found = /^(\d{1,3})\s?%?$/.exec(typed.trim());
  return found ? Number(found[1]) : undefined;
}
