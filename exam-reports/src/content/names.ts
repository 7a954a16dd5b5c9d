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
export function inSentence(typed: string | null): string {
  const called = calledName(typed);
  return called === UNNAMED ? 'your child' : called;
}

/** Of a name what says that something is theirs. */
export type Possessive = (name: string) => string;

/** "Beth's", "James's": as templates 1 to 3 were issued, with a typewriter's apostrophe. */
export const possessiveOne: Possessive = (name) => `${name}'s`;

function tidied(typed: string | null): string | null {
  const name = typed?.trim().replace(/\s+/gu, ' ') ?? '';
  return name === '' ? null : name;
}
