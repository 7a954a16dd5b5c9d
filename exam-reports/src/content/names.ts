/** Who signed up without a child's name. */
const UNNAMED = 'Your child';

/** As it stands at the head: as typed. */
export const wholeName = (typed: string | null): string => tidied(typed) ?? UNNAMED;

/** As a child is called in a sentence: the first of several names, where that is one. */
export function calledName(typed: string | null): string {
  const whole = tidied(typed);
  if (whole === null) return UNNAMED;
  const [first = whole, ...others] = whole.split(' ');
  const isName = others.length > 0 && /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(first);
  return isName ? first : whole;
}

/** In the middle of a sentence. */
export function inSentence(typed: string | null): { readonly who: string; readonly whose: string } {
  const called = calledName(typed);
  const who = called === UNNAMED ? 'your child' : called;
  return { who, whose: possessive(who) };
}

/** "Beth's", "James's". */
export const possessive = (name: string): string => `${name}'s`;

function tidied(typed: string | null): string | null {
  const name = typed?.trim().replace(/\s+/gu, ' ') ?? '';
  return name === '' ? null : name;
}
