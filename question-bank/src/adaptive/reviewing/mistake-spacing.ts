/** A question that went wrong, and how far its putting right has come. Days are calendar days. */
export interface Mistake {
  /** A similar question is one of the same type, at this level or above. */
  readonly level: number;
  /** When a similar question is due; null once it is solved. */
  readonly dueOn: string | null;
  /** How often a similar question has come when it was due. */
  readonly returns: number;
  /** How many of those went right. No two of them fall on one day. */
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

/** How far putting a mistake right has come on the day it is made. */
export const newMistake = (today: Today): Omit<Mistake, 'level'> => ({
  returns: 0,
  right: 0,
  solvedAt: null,
  dueOn: dueAfter(0, today),
});

export const isDue = ({ dueOn }: Pick<Mistake, 'dueOn'>, day: string): boolean => dueOn !== null && dueOn <= day;

/**
 * The mistakes of one type after a worksheet with answers of that type. One return serves every mistake that is due and
 * has its level in it, or a higher one: what went wrong four times in a row is one thing to learn. It is right when more
 * of those answers were right than not.
 */
export function afterSimilar<M extends Mistake>(
  mistakes: readonly M[],
  answers: readonly SimilarAnswer[],
  today: Today,
): M[] {
  return mistakes.map((mistake) => {
    const similar = answers.filter(({ level }) => level >= mistake.level);
    if (!isDue(mistake, today.day) || similar.length === 0) return mistake;
    const right = similar.filter(({ correct }) => correct).length;
    return { ...mistake, ...afterReturn(mistake, 2 * right > similar.length, today) };
  });
}

function afterReturn(mistake: Mistake, isRight: boolean, today: Today): Omit<Mistake, 'level'> {
  const returns = mistake.returns + 1;
  const right = mistake.right + Number(isRight);
  return right >= RIGHT_TO_SOLVE
    ? { returns, right, dueOn: null, solvedAt: today.at }
    : { returns, right, dueOn: dueAfter(returns, today), solvedAt: null };
}
