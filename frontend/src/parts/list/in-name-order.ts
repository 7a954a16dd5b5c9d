const inOrder = new Intl.Collator('en-GB', { sensitivity: 'base' });
const LAST = '\uFFFF';

/** As names are looked up in a list, for sorting; whoever has none comes last. */
export const inNameOrder = (one: string | null, other: string | null): number =>
  inOrder.compare(one ?? LAST, other ?? LAST);
