/** One of a learner's last answers in a topic. */
export interface RecentAnswer {
  readonly correct: boolean;
  /** Absent where it was not counted. */
  readonly secondsSpent?: number | undefined;
  readonly targetSeconds: number;
}

const SPAN = 20;

/** How many answers are remembered: two spans to compare. */
const REMEMBERED = 2 * SPAN;

export const remembered = <A extends RecentAnswer>(before: readonly A[], answers: readonly A[]): A[] =>
  [...before, ...answers].slice(-REMEMBERED);

/** The share right of the last 20 answers less that of the 20 before; null while there are too few. */
export function trendOf(answers: readonly RecentAnswer[]): number | null {
  if (answers.length < REMEMBERED) return null;
  return (right(answers.slice(-SPAN)) - right(answers.slice(-REMEMBERED, -SPAN))) / SPAN;
}

/** In seconds: nobody reads a question in less, so that a quicker answer is a guess and says nothing of the pace. */
const READ_IN = 3;

/**
 * Whole seconds of the middle one of the timed answers, and of the time that was meant for it; null where none was timed.
 * Guesses are left out.
 */
export function paceOf(answers: readonly RecentAnswer[]) {
  const timed = answers.filter(({ secondsSpent = 0 }) => secondsSpent >= READ_IN);
  return {
    secondsPerQuestion: median(timed.map(({ secondsSpent = 0 }) => secondsSpent)),
    targetSeconds: median(timed.map(({ targetSeconds }) => targetSeconds)),
  };
}

const right = (answers: readonly RecentAnswer[]): number => answers.filter(({ correct }) => correct).length;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
