/** Where something is taken away, or taken out of the house. */
export const reasonRule = (typed: string): string | undefined =>
  typed.trim().length < 3 ? 'Please say why, in a few words' : undefined;
