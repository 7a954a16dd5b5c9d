/** A question that went wrong, and how far its putting right has come. Days are calendar days. */
export interface Mistake {
  /** A similar question is one of the same type, at this level or above. */
  readonly level: number;
  /** When a similar question is due; null once it is solved. */
  readonly dueOn: string | null;
  /** How often a similar question has come when it was due. */
  readonly returns: number;
  /** How many of those were right. No two of them fall on one day. */
  readonly right: number;
  /** ISO 8601 UTC; null until then. */
  readonly solvedAt: string | null;
}

export interface SimilarAnswer {
  readonly level: number;
  readonly correct: boolean;
}

export interface Today {
  readonly day: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly daysLater: (days: number) => string;
}

const pauses = [1, 3, 7, 14, 30];
const RIGHT_TO_SOLVE = 2;

const dueAfter = (returns: number, { daysLater }: Today): string => daysLater(pauses[returns] ?? 30);

export const newMistake = (level: number, today: Today): Mistake => ({
  ...{ level, returns: 0, right: 0, solvedAt: null },
  dueOn: dueAfter(0, today),
});

export const isDue = ({ dueOn }: Pick<Mistake, 'dueOn'>, day: string): boolean => dueOn !== null && dueOn <= day;

/** Each answer is the return of the mistake that has been due the longest; each mistake returns once in a worksheet. */
export function afterSimilar<M extends Mistake>(
  mistakes: readonly M[],
  answers: readonly SimilarAnswer[],
  today: Today,
): M[] {
  const waiting = new Set(mistakes.filter((mistake) => isDue(mistake, today.day)).toSorted(longestDueFirst));
  const returned = new Map<M, M>();
  for (const { level, correct } of answers) {
    const mistake = [...waiting].find((one) => one.level <= level);
    if (!mistake) continue;
    waiting.delete(mistake);
    returned.set(mistake, { ...mistake, ...afterReturn(mistake, correct, today) });
  }
  return mistakes.map((mistake) => returned.get(mistake) ?? mistake);
}

function afterReturn(mistake: Mistake, correct: boolean, today: Today): Omit<Mistake, 'level'> {
  const returns = mistake.returns + 1;
  const right = mistake.right + Number(correct);
  return right >= RIGHT_TO_SOLVE
    ? { returns, right, dueOn: null, solvedAt: today.at }
    : { returns, right, dueOn: dueAfter(returns, today), solvedAt: null };
}

const longestDueFirst = (one: Mistake, other: Mistake): number => (one.dueOn ?? '').localeCompare(other.dueOn ?? '');
