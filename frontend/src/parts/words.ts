/** "1 answer", "3 answers". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count}\u00a0${count === 1 ? one : many}`;
}

/** "Lowest terms · Largest and smallest": names that may have an "and" of their own. */
export const beside = (names: readonly string[]) => names.join(' · ');

/** "Fractions, Ratio and Time". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
