interface DueMistake {
  readonly questionType: string;
  readonly level: number;
  readonly dueOn: string | null;
}

export interface SimilarPart {
  readonly questionType: string;
  readonly level: number;
  readonly count: number;
}

const QUESTIONS = 10;
const OF_A_KIND = 2;

/**
 * One worksheet for mistakes that are due, those first that have been due the longest. However many there are of one type
 * and level, two similar questions are enough: their return serves them all.
 */
export function similarQuestions(due: readonly DueMistake[]): SimilarPart[] {
  const kinds = new Map<string, SimilarPart>();
  for (const { questionType, level } of due.toSorted(longestDueFirst)) {
    const kind = `${questionType}/${level}`;
    const count = (kinds.get(kind)?.count ?? 0) + 1;
    kinds.set(kind, { questionType, level, count: Math.min(count, OF_A_KIND) });
  }
  return [...kinds.values()].reduce<SimilarPart[]>((parts, part) => {
    const count = Math.min(part.count, QUESTIONS - countOf(parts));
    return count > 0 ? [...parts, { ...part, count }] : parts;
  }, []);
}

const countOf = (parts: readonly SimilarPart[]): number => parts.reduce((sum, { count }) => sum + count, 0);

const longestDueFirst = (one: DueMistake, other: DueMistake): number =>
  (one.dueOn ?? '').localeCompare(other.dueOn ?? '');
