import type { CohortSummary, PartCohort } from '../cohort';
import type { MarkedPaper, PartMark, QuestionMark, SittingMarks } from '../facts';
import { scoreSteps } from './explained-score.rules';
import { averageSteps, meanSteps, shareSteps, spreadSteps } from './explained-parts.rules';
import { partIn, type Part } from '../parts.rules';
import { answerFigures, isOfAnswers } from './explained-answers.rules';
import { questionSteps, type QuestionFigure } from './explained-question.rules';
import { reliabilitySteps } from './explained-reliability.rules';
import { figureWords, type ExplainedStep } from './explained-words.rules';
import { quartilesOf } from '../standing.rules';
import { midRank, placeIn, quantileOf, rankedValue, sumOf, type Place } from '../statistics.rules';

/**
 * A figure that a page or a report shows. `raw`: marks of a part or a topic; `average`: what the others had of its questions;
 * `share`: how much of it was right in all. `time`: where that of a paper went, as a report has it. `sat`: how many have sat it, and
 * what marks were to be had. From `facility` on of one question.
 */
export const explainedFigures = [
  'raw',
  'average',
  'share',
  'time',
  'sat',
  'mean',
  'spread',
  'median',
  'quartiles',
  'rank',
  'percentile',
  'score',
  'reliability',
  'facility',
  'seconds',
  ...answerFigures,
] as const;
export type ExplainedFigure = (typeof explainedFigures)[number];

export interface Wanted {
  readonly figure: ExplainedFigure;
  /** Of a figure of one question its id, of all others a part's. */
  readonly of: string;
}

/** What figures are made of: the cohort, and the marks of the child whose they are. */
export interface MadeOf {
  readonly cohort: CohortSummary;
  readonly papers: readonly MarkedPaper[];
  /** Null: a figure of everybody together. */
  readonly marks: SittingMarks | null;
  /** Everybody's, where somebody may see what is made of them: staff. */
  readonly marked?: readonly SittingMarks[];
}

/** How a figure came about, step by step with its numbers; null where there is no such figure. */
export function explained({ figure, of }: Wanted, made: MadeOf): readonly ExplainedStep[] | null {
  if (isOfQuestion(figure)) return questionSteps(figure, of, made);
  const part = partIn(made.papers, of);
  if (!part) return null;
  if (isOfQuestions(figure)) return stepsOfQuestions[figure](part, made);
  const cohort = made.cohort.parts.find(({ partId }) => partId === of);
  return cohort && cohort.n > 0 ? comparedSteps(figure, cohort, made) : null;
}

const isOfQuestion = (figure: ExplainedFigure): figure is QuestionFigure =>
  figure === 'facility' || figure === 'seconds' || isOfAnswers(figure);

/** Of some questions, whatever part they are: nobody need have sat a whole one. */
type OfQuestions = 'raw' | 'average' | 'share' | 'time';
const stepsOfQuestions: Readonly<Record<OfQuestions, (part: Part, made: MadeOf) => readonly ExplainedStep[] | null>> = {
  raw: (part, { marks }) => marks && rawSteps(part, marks),
  average: averageSteps,
  share: (part, { marked = [] }) => shareSteps(part, marked),
  // Told by whoever has read the way through the paper: marks do not have it.
  time: () => null,
};
const isOfQuestions = (figure: ExplainedFigure): figure is OfQuestions => figure in stepsOfQuestions;

type Compared = Exclude<ExplainedFigure, OfQuestions | QuestionFigure>;

function comparedSteps(figure: Compared, cohort: PartCohort, made: MadeOf): readonly ExplainedStep[] | null {
  switch (figure) {
    case 'sat':
      return satSteps(cohort, made);
    case 'mean':
      return [gathered(cohort), ...meanSteps(cohort)];
    case 'spread':
      return [gathered(cohort), ...spreadSteps(cohort)];
    case 'median':
      return [gathered(cohort), quantileStep(cohort, 0.5)];
    case 'quartiles':
      return quartilesSteps(cohort);
    case 'reliability':
      return reliabilitySteps(cohort, made);
    case 'rank':
    case 'percentile':
    case 'score':
      return placedSteps(figure, cohort, made);
  }
}

function quartilesSteps(cohort: PartCohort): readonly ExplainedStep[] {
  const steps = [0.25, 0.5, 0.75].map((share) => quantileStep(cohort, share));
  const { lowerQuartile, upperQuartile } = quartilesOf(cohort.counts);
  if (lowerQuartile === null || upperQuartile === null) return [gathered(cohort), ...steps];
  const [low, high] = [Math.floor(lowerQuartile), Math.ceil(upperQuartile)];
  const whole = `In whole marks: at least a quarter of the children have ${low} or fewer, and at least a quarter ${high} or more.`;
  return [gathered(cohort), ...steps, { says: whole, sum: null }];
}

/** Who counts in a part, and what they could win. */
function satSteps(cohort: PartCohort, { papers }: MadeOf): readonly ExplainedStep[] {
  const asked = partIn(papers, cohort.partId)?.questionIds.length ?? 0;
  return [
    gathered(cohort),
    { says: 'Counted is who opened every paper that it stands in, and whose exam is over.', sum: null },
    {
      says: 'A mark is to be had for each of its questions, but for those that are voided.',
      sum: `${asked} − ${asked - cohort.of} = ${cohort.of}`,
    },
  ];
}

type Placed = Extract<Compared, 'rank' | 'percentile' | 'score'>;

/** Where a child stands; null of everybody together. */
function placedSteps(figure: Placed, cohort: PartCohort, made: MadeOf): readonly ExplainedStep[] | null {
  const { marks } = made;
  const own = marks?.parts.find(({ partId }) => partId === cohort.partId);
  if (!own || !marks) return null;
  if (figure === 'score') return scoreSteps(cohort, { own, marks, cohort: made.cohort });
  return figure === 'rank' ? rankSteps(cohort, own) : percentileSteps(cohort, own);
}

const placeWords = ({ below, equal, above }: Place, right: number): string =>
  `${has(above)} more marks, ${has(equal)} ${right}${selfAmong(equal)}, ${has(below)} fewer.`;

/** So that nobody reckons themselves once more beside those who are level with them. */
const selfAmong = (equal: number): string =>
  equal === 1 ? ' (this child)' : equal > 1 ? ' (this child among them)' : '';

const has = (children: number): string => (children === 1 ? '1 has' : `${children} have`);

function rankSteps(cohort: PartCohort, { right }: PartMark): readonly ExplainedStep[] {
  const place = placeIn(cohort.counts, right);
  return [gathered(cohort), { says: placeWords(place, right), sum: `${place.above} + 1 = ${place.above + 1}` }];
}

function percentileSteps(cohort: PartCohort, { right }: PartMark): readonly ExplainedStep[] {
  const place = placeIn(cohort.counts, right);
  const share = midRank(place) ?? 0;
  const shown = Math.min(99, Math.max(1, Math.round(share)));
  return [
    gathered(cohort),
    { says: placeWords(place, right), sum: null },
    {
      says: 'Each child with fewer marks counts as one. Each with as many counts as a half, this child too: who is level is neither above nor below.',
      sum: `100 × (${place.below} + ${place.equal} ÷ 2) ÷ ${cohort.n} = ${figureWords(share)}`,
    },
    {
      says: `Shown as a whole number from 1 to 99: ${shown}. So nobody has 100, not even with the most marks, and nobody 0.`,
      sum: null,
    },
  ];
}

const gathered = ({ n, of }: PartCohort): ExplainedStep => ({
  says: `${n} ${n === 1 ? 'child has' : 'children have'} sat it, in whatever session; ${of} marks were to be had.`,
  sum: null,
});

const quarters: Readonly<Record<number, string>> = { 0.25: 'a quarter', 0.5: 'half', 0.75: 'three quarters' };

/** The value at a place between two children, in proportion. */
function quantileStep({ counts, n }: PartCohort, share: number): ExplainedStep {
  const place = (n - 1) * share;
  const low = Math.floor(place);
  const [below, above] = [rankedValue(counts, low), rankedValue(counts, Math.min(n - 1, low + 1))];
  const part = figureWords(place - low);
  return {
    says: `In order of marks, from the lowest, the place that ${quarters[share] ?? ''} of the children come before: number ${low + 1} has ${below}, number ${Math.min(n, low + 2)} has ${above}.`,
    sum: `${below} + ${part} × (${above} − ${below}) = ${figureWords(quantileOf(counts, share) ?? 0)}`,
  };
}

const outcomes = ['right', 'wrong', 'omitted', 'not reached'] as const;
const outcomeWords = { right: 'right', wrong: 'wrong', omitted: 'left out', 'not reached': 'not reached' } as const;

/** One mark for each right letter. */
function rawSteps({ questionIds }: Part, marks: SittingMarks): readonly ExplainedStep[] | null {
  const known = new Set(questionIds);
  const its = marks.questions.filter(({ questionId }) => known.has(questionId));
  if (its.length === 0) return null;
  const voided = its.filter(({ outcome }) => outcome === 'voided').length;
  const counts = outcomes.map((outcome) => countOf(its, outcome));
  const right = counts[0] ?? 0;
  return [
    { says: 'A right letter is one mark; nothing is taken off for a wrong one.', sum: null },
    {
      says: outcomes.map((outcome, index) => `${counts[index] ?? 0} ${outcomeWords[outcome]}`).join(', ') + '.',
      sum: `${counts.join(' + ')} = ${sumOf(counts)}`,
    },
    ...(voided > 0
      ? [
          {
            says: `${voided} voided: it counts neither as a mark nor as one to be had.`,
            sum: `${its.length} − ${voided} = ${sumOf(counts)}`,
          },
        ]
      : []),
    { says: `${right} of ${sumOf(counts)}.`, sum: null },
  ];
}

const countOf = (marks: readonly QuestionMark[], outcome: QuestionMark['outcome']): number =>
  marks.filter((mark) => mark.outcome === outcome).length;

/** With how many a figure of a part compares; of what has no cohort of its own, who sat any of it. */
export const comparedIn = ({ n, parts }: CohortSummary, of: string): number =>
  parts.find(({ partId }) => partId === of)?.n ?? n;
