import type { SubjectKey } from '../../questions/question';

/** What an address of a report leads to: a topic of the question bank, or a whole subject. */
export interface GoTarget {
  readonly subject: SubjectKey;
  /** Null: questions of the whole subject. */
  readonly topic: string | null;
}

/** Without letters and figures that are taken for one another on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LENGTH = 3;

/**
 * `/go/ratio-7k4`: short enough to be typed from paper, and the same for ever, since nothing is kept of it: the code follows
 * from what it leads to. It holds nobody's name or id; whoever opens it is given questions of their own.
 */
export const goPath = (target: GoTarget): string => `/go/${goName(target)}`;

export const goName = (target: GoTarget): string => `${wordOf(target)}-${codeOf(target)}`;

/** What of all that can be practised an address leads to. `near`: somebody mistyped it, and may have meant these. */
export function goTargetOf(
  typed: string,
  targets: readonly GoTarget[],
):
  | { readonly kind: 'found'; readonly target: GoTarget }
  | { readonly kind: 'unknown'; readonly near: readonly GoTarget[] } {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, '');
  const target = targets.find((one) => goName(one) === name);
  if (target) return { kind: 'found', target };
  const { word = '', code = '' } = /^(?<word>.*?)-?(?<code>[a-z0-9]{0,3})$/.exec(name)?.groups ?? {};
  const near = targets.filter((one) => codeOf(one) === code || wordOf(one) === word || wordOf(one) === name);
  return { kind: 'unknown', near };
}

/** Words that say nothing by themselves. */
const EMPTY = new Set(['of', 'and', 'the', 'a', 'nvr', 'for', 'to']);

/** The first word of it that says something. */
function wordOf({ subject, topic }: GoTarget): string {
  const words = (topic ?? subject).toLowerCase().split(/[^a-z]+/);
  return words.find((word) => word !== '' && !EMPTY.has(word)) ?? 'topic';
}

/** FNV-1a, 32 bits, in our letters. */
function codeOf({ subject, topic }: GoTarget): string {
  let hash = 0x811c9dc5;
  for (const letter of `${subject}/${topic ?? ''}`) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return Array.from({ length: CODE_LENGTH }, (_, place) =>
    LETTERS.charAt(Math.floor(hash / LETTERS.length ** place) % LETTERS.length),
  ).join('');
}
