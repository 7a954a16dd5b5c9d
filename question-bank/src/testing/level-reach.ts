import type { Level } from '../generation/level';
import type { DrawnQuestion, QuestionType } from '../generation/question-type';
import { reasonForFew } from './reasons-for-few';

/** What a level offers that the levels below it do not, and how much there is of it. */
export interface LevelReach {
  level: Level;
  /** Different questions among the draws. */
  distinct: number;
  /** How many of them are more than other names, things and words for the same numbers. */
  calculations: number;
  /** Of its questions, the share that a lower level draws too. */
  leaked: number;
}

/** What a level should offer: so many different questions and calculations, and no more than this share of them known from below. */
export const wantedReach = { distinct: 200, calculations: 15, leaked: 0.1 };

/** What a child would see: names and things included. */
const sightOf = ({ prompt, figure = '', options = [], params }: DrawnQuestion): string =>
  [prompt, figure, ...[...options].sort(), options.length > 0 && figure === '' ? JSON.stringify(params) : ''].join(
    '\n',
  );

/** What must be worked out, whoever it is about: the figures of the working. Where there are none, what is seen. */
function workOf(question: DrawnQuestion): string {
  const figures = question.solution.replace(/[^\d:+−×÷=./£%@]+/g, ' ').trim();
  const givens = Object.values(question.params).filter((value) => typeof value === 'number');
  return /[+−×÷=]/.test(figures) ? [figures, ...givens].join(' ') : sightOf(question);
}

/** How surely one more draw is known already: the share of the draws that were not seen once only. */
function coverageOf(works: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const work of works) counts.set(work, (counts.get(work) ?? 0) + 1);
  const once = [...counts.values()].filter((count) => count === 1).length;
  return 1 - once / works.length;
}

/** The levels of a type, each held against those below it. Shares are corrected for what the draws have not shown of the lower levels. */
export function reachOf(type: QuestionType, drawn: ReadonlyMap<Level, readonly DrawnQuestion[]>): LevelReach[] {
  const below: string[] = [];
  return type.levels.map((level) => {
    const questions = drawn.get(level) ?? [];
    const works = questions.map(workOf);
    const known = new Set(below);
    const met = works.filter((work) => known.has(work)).length / Math.max(1, works.length);
    const leaked = met === 0 ? 0 : Math.min(1, met / coverageOf(below));
    below.push(...works);
    const distinct = new Set(questions.map(sightOf)).size;
    const calculations = new Set(questions.map(({ params }) => JSON.stringify(params))).size;
    return { level, distinct, calculations, leaked };
  });
}

/** So many questions of each level of a type. */
export const drawLevels = (type: QuestionType, draws: number): ReadonlyMap<Level, readonly DrawnQuestion[]> =>
  new Map(
    type.levels.map((level) => [level, Array.from({ length: draws }, (_, index) => type.draw(level, index + 1))]),
  );

/** Fewer draws where a level soon shows that it has enough: for a proof that must be cheap. */
export function drawEnough(type: QuestionType, { fewest, most }: { fewest: number; most: number }) {
  const drawUntilVaried = (level: Level): DrawnQuestion[] => {
    const questions: DrawnQuestion[] = [];
    const seen = new Set<string>();
    while (questions.length < most && (questions.length < fewest || seen.size < wantedReach.distinct)) {
      const question = type.draw(level, questions.length + 1);
      questions.push(question);
      seen.add(sightOf(question));
    }
    return questions;
  };
  return new Map(type.levels.map((level) => [level, drawUntilVaried(level)]));
}

/** Whether a level has fewer questions, or fewer calculations, than is wanted. */
export const hasFew = ({ distinct, calculations }: LevelReach): boolean =>
  distinct < wantedReach.distinct || calculations < wantedReach.calculations;

/** Where a level of a type offers less than is wanted, and nobody has said why; or where a reason is said for nothing. */
export const faultsOfReach = (key: string, levels: readonly LevelReach[]): string[] =>
  levels.flatMap((reach) => {
    const { level, distinct, calculations, leaked } = reach;
    const isExplained = reasonForFew(key, level) !== undefined;
    return [
      ...(leaked > wantedReach.leaked
        ? [`${key} ${level}: lower levels draw ${Math.round(100 * leaked)} % of it`]
        : []),
      ...(hasFew(reach) && !isExplained
        ? [`${key} ${level}: ${distinct} different questions, ${calculations} calculations`]
        : []),
      ...(isExplained && !hasFew(reach) ? [`${key} ${level}: a reason for having few, and has enough`] : []),
    ];
  });
