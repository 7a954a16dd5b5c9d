import type { CohortSummary, PartCohort } from '../cohort';
import { figureWords, type ExplainedStep } from './explained-words.rules';
import type { MarkedPaper, SittingMarks } from '../facts';
import { partsOf } from '../parts.rules';
import { BAND_DEVIATES } from '../standard.rules';
import { kept, sumOf, sumsOf } from '../statistics.rules';

interface MadeOf {
  readonly cohort: CohortSummary;
  readonly papers: readonly MarkedPaper[];
  readonly marked?: readonly SittingMarks[];
}

/** How KR-20 came about, and what it means for a mark; null where there is none. */
export function reliabilitySteps(part: PartCohort, made: MadeOf): readonly ExplainedStep[] | null {
  const { of: k, counts, reliability } = part;
  if (reliability === null) return null;
  const { n, sum, squares } = sumsOf(counts);
  const spread = n * squares - sum * sum;
  const error = Math.sqrt((spread / (n * n)) * (1 - Math.min(1, Math.max(0, reliability))));
  return [
    { says: `${k} questions count; ${n} children have sat all of it, in whatever session.`, sum: null },
    {
      says: `How far their marks lie apart: the variance, from the sum of the marks (${sum}) and of their squares (${squares}).`,
      sum: `(${n} × ${squares} − ${sum} × ${sum}) ÷ (${n} × ${n}) = ${figureWords(spread / (n * n))}`,
    },
    ...chanceSteps({ n, k, spread, reliability }, chanceOf(part, made)),
    {
      says: `At 1 nothing is chance, at 0 everything. Two times in three a mark is sure to ${figureWords(error)} either way: the root of the variance times one less the reliability.`,
      sum: null,
    },
    {
      says: `Nine times in ten it is sure to ${figureWords(Math.round(BAND_DEVIATES * kept(error)))} either way, as nine tenths of a normal distribution lie within ${figureWords(BAND_DEVIATES)} of that. So far either way a report draws what another day might bring, as far as there are marks.`,
      sum: null,
    },
  ];
}

interface Lying {
  readonly n: number;
  readonly k: number;
  /** The variance, times the square of `n`: a whole number. */
  readonly spread: number;
  readonly reliability: number;
}

function chanceSteps({ n, k, spread, reliability }: Lying, chance: number | null): readonly ExplainedStep[] {
  const byChance =
    'How far they would lie apart by chance alone: of each question the share that had it right times the share that had not, all added up.';
  // A sum solved backwards from the figure, which is rounded, is not the sum that was done.
  if (chance === null)
    return [
      {
        says: `${byChance} That was counted from the answers of those who sat all of it; what is kept with the report counts of each question everybody who opened its paper, so the sum cannot be shown here.`,
        sum: null,
      },
      {
        says: `The reliability: what is left of the variance once chance is taken off, for so many questions: ${figureWords(reliability)}.`,
        sum: null,
      },
    ];
  return [
    { says: byChance, sum: `${figureWords(chance)} ÷ (${n} × ${n}) = ${figureWords(chance / (n * n))}` },
    {
      says: 'The reliability: what is left once chance is taken off, for so many questions; both are reckoned on as whole numbers, before they are divided.',
      sum: `${k} ÷ (${k} − 1) × (1 − ${figureWords(chance)} ÷ ${spread}) = ${figureWords(reliability)}`,
    },
  ];
}

/** Over all questions that count: how many had it right times how many had not. Null where that is not known. */
function chanceOf(part: PartCohort, made: MadeOf): number | null {
  const voided = new Set(
    made.papers.flatMap(({ keys }) => keys.flatMap((key) => (key.isVoided ? [key.questionId] : []))),
  );
  const asked = partsOf(made.papers).find(({ partId }) => partId === part.partId)?.questionIds ?? [];
  const counted = asked.filter((questionId) => !voided.has(questionId));
  const right = made.marked ? rightAmong(made.marked, part) : rightAsCounted(counted, part, made);
  return right && sumOf(counted.map((questionId) => right.get(questionId) ?? 0).map((had) => had * (part.n - had)));
}

type Right = ReadonlyMap<string, number>;

/** How many of those who sat the part had each question right. */
function rightAmong(marked: readonly SittingMarks[], { partId }: PartCohort): Right {
  const right = new Map<string, number>();
  for (const { questions } of marked.filter(({ parts }) => parts.some((part) => part.partId === partId)))
    for (const { questionId, outcome } of questions)
      if (outcome === 'right') right.set(questionId, (right.get(questionId) ?? 0) + 1);
  return right;
}

/** The same from the summary, which counts whoever opened a paper: only where each of them sat the whole part. */
function rightAsCounted(asked: readonly string[], { n }: PartCohort, { papers, cohort }: MadeOf): Right | null {
  const right = new Map<string, number>();
  for (const { paperHash, sections } of papers) {
    const counted = cohort.papers.find((paper) => paper.paperHash === paperHash);
    if (counted?.n !== n) continue;
    const ids = sections.flatMap(({ questions }) => questions).map(({ questionId }) => questionId);
    for (const [index, questionId] of ids.entries()) right.set(questionId, counted.right[index] ?? 0);
  }
  return asked.every((questionId) => right.has(questionId)) ? right : null;
}
