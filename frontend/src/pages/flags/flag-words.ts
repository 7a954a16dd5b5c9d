import { counted } from '../../parts/words';
import type { FlaggedQuestion, Verdict } from './api';

export const verdictWords: Readonly<Record<Verdict, string>> = {
  mended: 'Mended',
  'right-as-it-is': 'Right as it is',
};

/** "2 for a typo, 1 too hard": how many learners named each reason; a flag may have none. */
export function reasonWords({ typos, markingIssues, tooHard }: Reasons): string {
  const words = [
    [typos, 'for a typo'],
    [markingIssues, 'for the marking'],
    [tooHard, 'too hard'],
  ] as const;
  const named = words.filter(([count]) => count > 0).map(([count, reason]) => `${count} ${reason}`);
  return named.length > 0 ? named.join(', ') : 'No reason named';
}
type Reasons = Pick<FlaggedQuestion, 'typos' | 'markingIssues' | 'tooHard'>;

/** What a question was made of: a written item by its id, a generated one by what would draw it again. */
export function madeOf({ itemId, seed, genVersion }: Pick<FlaggedQuestion, 'itemId' | 'seed' | 'genVersion'>): string {
  return `${itemId === null ? `Seed ${seed}` : `Written item ${itemId}`}, version ${genVersion}`;
}

/** Rules that came later may judge otherwise; a mark that was given stays. */
export const markedWords = ({ right, rule }: { readonly right: boolean; readonly rule: number }): string =>
  `Marked ${right ? 'right' : 'wrong'}, by rule ${rule}`;

export const childrenWords = (count: number) => counted(count, 'child', 'children');
