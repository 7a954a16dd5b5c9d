/** "1 answer", "3 answers". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count}\u00a0${count === 1 ? one : many}`;
}

/** "Fractions, Ratio and Time". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
