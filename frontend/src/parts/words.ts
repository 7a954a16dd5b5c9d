/** "1 answer", "3 answers". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')}\u00a0${count === 1 ? one : many}`;
}

/** In seconds: what is shorter is told to the second. */
export const exactUnder = 300;

/** How long something lasts: "20 seconds", "1 minute 20 seconds"; from five minutes on whole ones, the begun one included. */
export function lasting(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole >= exactUnder) return counted(Math.ceil(whole / 60), 'minute');
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const words = [...(minutes > 0 ? [counted(minutes, 'minute')] : []), ...(rest > 0 ? [counted(rest, 'second')] : [])];
  return words.join(' ');
}

/** "Lowest terms · Largest and smallest": names that may have an "and" of their own. */
export const beside = (names: readonly string[]) => names.join(' · ');

/** "Fractions, Ratio and Time". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
