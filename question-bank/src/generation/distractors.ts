interface Writing {
  /** How a value is written as an answer; plain digits unless said. */
  show?: (value: number) => string;
  /** By how much a near miss is out. */
  step?: number;
}

/**
 * Wrong answers around a right whole number (of pence, millimetres, things …): first the values that the given slips lead to,
 * then near misses and place-value slips, until there are enough to choose four from.
 */
export function wrongNumbers(
  right: number,
  slips: readonly number[],
  { show = String, step = 1 }: Writing = {},
): string[] {
  const nearMisses = [
    right + step,
    right - step,
    right * 10,
    right + 10 * step,
    right + 2 * step,
    right - 2 * step,
    right * 2,
    right + 3 * step,
  ];
  const values = [...slips, ...nearMisses].filter((value) => Number.isInteger(value) && value > 0 && value !== right);
  return [...new Set(values)].map(show);
}
