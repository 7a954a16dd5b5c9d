import type { CohortSummary } from '../cohort';
import { figureWords, type ExplainedStep } from './explained-words.rules';
import type { MarkedPaper, SittingMarks } from '../facts';
import { answerSteps, isOfAnswers, voidedStep, type AnswerFigure } from './explained-answers.rules';

interface MadeOf {
  readonly cohort: CohortSummary;
  readonly papers: readonly MarkedPaper[];
  readonly marks: SittingMarks | null;
  readonly marked?: readonly SittingMarks[];
}

export type QuestionFigure = 'facility' | 'seconds' | AnswerFigure;

/** How a figure of one question came about; null where no paper has it, or nobody sat it. */
export function questionSteps(
  figure: QuestionFigure,
  questionId: string,
  made: MadeOf,
): readonly ExplainedStep[] | null {
  if (!isOfAnswers(figure)) return columnSteps(figure, questionId, made);
  const { marked, papers } = made;
  return marked ? answerSteps(figure, questionId, { marked, papers }) : null;
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
  if (right === null) return [voidedStep];
  const says = `${right} of the ${n} who opened the paper chose the key.`;
  return [{ says, sum: `100 × ${right} ÷ ${n} = ${figureWords((100 * right) / n)}` }];
}

function secondsSteps(own: number | null, median: number | null): readonly ExplainedStep[] {
  const looked = `It was on the screen for ${own ?? 0} seconds: the time from each sign to the next goes to the question that was shown, of a long silence five minutes at most.`;
  const all =
    median === null ? 'Nobody has looked at it.' : `The middle one of all who looked at it took ${median} seconds.`;
  return [...(own === null ? [] : [{ says: looked, sum: null }]), { says: all, sum: null }];
}
