import type { CohortSummary } from './cohort';
import { figureWords, type ExplainedStep } from './explained-words.rules';
import type { MarkedPaper, SittingMarks } from './facts';
import { extremesOf, type Extremes } from './items.rules';

interface MadeOf {
  readonly cohort: CohortSummary;
  readonly papers: readonly MarkedPaper[];
  readonly marks: SittingMarks | null;
  readonly marked?: readonly SittingMarks[];
}

export type QuestionFigure = 'facility' | 'seconds' | 'discrimination';

/** How a figure of one question came about; null where no paper has it, or nobody sat it. */
export function questionSteps(
  figure: QuestionFigure,
  questionId: string,
  made: MadeOf,
): readonly ExplainedStep[] | null {
  if (figure !== 'discrimination') return columnSteps(figure, questionId, made);
  const { marked, papers } = made;
  const extremes = marked ? extremesOf(questionId, { marked, papers }) : null;
  return extremes && discriminationSteps(extremes);
}

function columnSteps(
  figure: 'facility' | 'seconds',
  questionId: string,
  { cohort, papers, marks }: MadeOf,
): readonly ExplainedStep[] | null {
  const found = columnOf(questionId, papers);
  const its = found && cohort.papers.find(({ paperHash }) => paperHash === found.paperHash);
  if (!its) return null;
  if (figure === 'seconds') return secondsSteps(secondsOf(questionId, marks), its.seconds[found.index] ?? null);
  return facilitySteps(found.isVoided ? null : (its.right[found.index] ?? 0), its.n);
}

const secondsOf = (questionId: string, marks: SittingMarks | null): number | null =>
  marks?.questions.find((one) => one.questionId === questionId)?.seconds ?? null;

/** In which paper it stands, and where among its questions. */
function columnOf(questionId: string, papers: readonly MarkedPaper[]) {
  for (const { paperHash, sections, keys } of papers) {
    const index = sections.flatMap(({ questions }) => questions).findIndex((one) => one.questionId === questionId);
    const isVoided = keys.find((key) => key.questionId === questionId)?.isVoided ?? true;
    if (index >= 0) return { paperHash, index, isVoided };
  }
  return null;
}

function facilitySteps(right: number | null, n: number): readonly ExplainedStep[] | null {
  if (n === 0) return null;
  if (right === null) return [{ says: 'It is voided: it counts for nobody, and nobody is compared by it.', sum: null }];
  const says = `${right} of the ${n} who opened the paper chose the key.`;
  return [{ says, sum: `100 × ${right} ÷ ${n} = ${figureWords((100 * right) / n)}` }];
}

/** Null where one of the groups is empty: of one child alone nothing is told apart. */
function discriminationSteps({ n, best, weakest }: Extremes): readonly ExplainedStep[] | null {
  if (best.n === 0 || weakest.n === 0) return null;
  const [high, low] = [best.right / best.n, weakest.right / weakest.n];
  return [
    {
      says: `The ${n} who opened the paper stand in order of their marks in the rest of it: this question is no part of what it is measured by. The best 27 in a hundred are ${best.n}, the weakest ${weakest.n}; who has equal marks is in with all who have.`,
      sum: null,
    },
    { says: 'How much of the best had it right.', sum: `${best.right} ÷ ${best.n} = ${figureWords(high)}` },
    { says: 'How much of the weakest had.', sum: `${weakest.right} ÷ ${weakest.n} = ${figureWords(low)}` },
    {
      says: 'What it tells apart: one less the other. At 1 all of the best have it right and none of the weakest; about 0 it tells nobody apart, and below 0 the key may be wrong.',
      sum: `${best.right} ÷ ${best.n} − ${weakest.right} ÷ ${weakest.n} = ${figureWords(high - low)}`,
    },
  ];
}

function secondsSteps(own: number | null, median: number | null): readonly ExplainedStep[] {
  const looked = `It was on the screen for ${own ?? 0} seconds: the time from each sign to the next goes to the question that was shown, of a long silence five minutes at most.`;
  const all =
    median === null ? 'Nobody has looked at it.' : `The middle one of all who looked at it took ${median} seconds.`;
  return [...(own === null ? [] : [{ says: looked, sum: null }]), { says: all, sum: null }];
}
