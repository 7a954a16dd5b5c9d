import type { PartCohort } from '../cohort';
import { figureWords, type ExplainedStep } from './explained-words.rules';
import type { MarkedPaper, SittingMarks } from '../facts';
import { partsOf } from '../parts.rules';
import { sumOf, sumsOf } from '../statistics.rules';

interface MadeOf {
  readonly papers: readonly MarkedPaper[];
  readonly marked?: readonly SittingMarks[];
}

/** How KR-20 came about, and what it means for a mark; null where there is none. */
export function reliabilitySteps(part: PartCohort, made: MadeOf): readonly ExplainedStep[] | null {
  const { of: k, counts, reliability } = part;
  if (reliability === null) return null;
  const { n, sum, squares } = sumsOf(counts);
  const spread = n * squares - sum * sum;
  const chance = chanceOf(part, made) ?? spread * (1 - (reliability * (k - 1)) / k);
  const error = Math.sqrt((spread / (n * n)) * (1 - Math.min(1, Math.max(0, reliability))));
  return [
    { says: `${k} questions count; ${n} children have sat all of it, in whatever session.`, sum: null },
    {
      says: `How far their marks lie apart: the variance, from the sum of the marks (${sum}) and of their squares (${squares}).`,
      sum: `(${n} × ${squares} − ${sum} × ${sum}) ÷ (${n} × ${n}) = ${figureWords(spread / (n * n))}`,
    },
    {
      says: 'How far they would lie apart by chance alone: of each question the share that had it right times the share that had not, all added up.',
      sum: `${figureWords(chance)} ÷ (${n} × ${n}) = ${figureWords(chance / (n * n))}`,
    },
    {
      says: 'KR-20: what is left once chance is taken off, for so many questions; both are reckoned on as whole numbers, before they are divided.',
      sum: `${k} ÷ (${k} − 1) × (1 − ${figureWords(chance)} ÷ ${spread}) = ${figureWords(reliability)}`,
    },
    {
      says: `At 1 nothing is chance, at 0 everything. A mark is sure to about ${figureWords(Math.round(error * 10) / 10)} either way: the root of the variance times one less KR-20.`,
      sum: null,
    },
  ];
}

/** Over all questions that count: how many had it right times how many had not. Null where nobody’s marks are at hand. */
function chanceOf({ partId }: PartCohort, { papers, marked }: MadeOf): number | null {
  if (!marked) return null;
  const voided = new Set(papers.flatMap(({ keys }) => keys.flatMap((key) => (key.isVoided ? [key.questionId] : []))));
  const asked = partsOf(papers).find((part) => part.partId === partId)?.questionIds ?? [];
  const members = marked.filter(({ parts }) => parts.some((part) => part.partId === partId));
  const right = new Map<string, number>();
  for (const { questions } of members)
    for (const { questionId, outcome } of questions)
      if (outcome === 'right') right.set(questionId, (right.get(questionId) ?? 0) + 1);
  const counted = asked.filter((questionId) => !voided.has(questionId)).map((questionId) => right.get(questionId) ?? 0);
  return sumOf(counted.map((had) => had * (members.length - had)));
}
