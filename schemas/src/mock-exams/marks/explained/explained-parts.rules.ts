import type { CohortSummary, PartCohort } from '../cohort';
import { figureWords, type ExplainedStep } from './explained-words.rules';
import type { MarkedPaper, SittingMarks } from '../facts';
import type { Part } from '../parts.rules';
import { sumOf, sumsOf } from '../statistics.rules';

/** What everybody together had on average. */
export function meanSteps({ counts, n }: PartCohort): readonly ExplainedStep[] {
  const { sum } = sumsOf(counts);
  return [{ says: 'All their marks, shared out evenly.', sum: `${sum} ÷ ${n} = ${figureWords(sum / n)}` }];
}

/** How far marks lie apart. */
export function spreadSteps({ counts, n }: PartCohort): readonly ExplainedStep[] {
  const { sum, squares } = sumsOf(counts);
  const variance = (n * squares - sum * sum) / (n * n);
  return [
    {
      says: `The variance, from the sum of the marks (${sum}) and of their squares (${squares}).`,
      sum: `(${n} × ${squares} − ${sum} × ${sum}) ÷ (${n} × ${n}) = ${figureWords(variance)}`,
    },
    { says: `Its root is the standard deviation: ${figureWords(Math.sqrt(variance))}.`, sum: null },
  ];
}

/** How much of a topic was right, of everybody whose marks are at hand. */
export function shareSteps({ questionIds }: Part, marked: readonly SittingMarks[]): readonly ExplainedStep[] | null {
  const asked = new Set(questionIds);
  const all = marked.flatMap(({ questions }) => questions.filter(({ questionId }) => asked.has(questionId)));
  const counted = all.filter(({ outcome }) => outcome !== 'voided');
  if (counted.length === 0) return null;
  const right = counted.filter(({ outcome }) => outcome === 'right').length;
  return [
    {
      says: `Each question of it that somebody had before them in a paper that they opened counts once for each of them: ${counted.length} in all, ${right} of them right.`,
      sum: `100 × ${right} ÷ ${counted.length} = ${figureWords((100 * right) / counted.length)}`,
    },
  ];
}

interface Others {
  readonly cohort: CohortSummary;
  readonly papers: readonly MarkedPaper[];
}

/** What those who opened the papers had of some questions on average; null where nobody did, or none of them counts. */
export function averageSteps({ questionIds }: Part, { cohort, papers }: Others): readonly ExplainedStep[] | null {
  const asked = new Set(questionIds);
  const shares = papers.flatMap((paper) => {
    const others = cohort.papers.find(({ paperHash }) => paperHash === paper.paperHash);
    const places = countedPlaces(paper, asked);
    if (!others || others.n === 0 || places.length === 0) return [];
    return [{ n: others.n, right: sumOf(places.map((place) => others.right[place] ?? 0)), name: paper.name }];
  });
  if (shares.length === 0) return null;
  const average = sumOf(shares.map(({ right, n }) => right / n));
  return [
    {
      says: `On average: ${shares.map(({ right, n, name }) => `the ${n} who opened ${name} have ${right} of them right`).join('; ')}.`,
      sum: `${shares.map(({ right, n }) => `${right} ÷ ${n}`).join(' + ')} = ${figureWords(average)}`,
    },
  ];
}

/** Where they stand in a paper, counted from 0 through it; what was voided counts for nobody. */
function countedPlaces({ sections, keys }: MarkedPaper, asked: ReadonlySet<string>): readonly number[] {
  const voided = new Set(keys.flatMap(({ questionId, isVoided }) => (isVoided ? [questionId] : [])));
  return sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ questionId }, place) => (asked.has(questionId) && !voided.has(questionId) ? [place] : []));
}
