import { cohortOf } from '../marks/cohort.rules';
import type { CohortSummary } from '../marks/cohort';
import type { CountedKey, MarkedPaper, SatFacts, SittingMarks } from '../marks/facts';
import { sittingMarker } from '../marks/marking.rules';
import { paperPart, TOTAL } from '../marks/parts.rules';
import { standingIn, type Standing } from '../marks/standing.rules';
import type { StandingKey } from './standing-keys';

/** Everybody who has sat the same papers, in the order in which these are sat. */
export interface SatPapers {
  readonly papers: readonly MarkedPaper[];
  readonly sat: readonly SatFacts[];
}

/** The keys as marks take them. */
export const countedKeys = (keys: readonly StandingKey[]): CountedKey[] =>
  keys.map(({ questionId, answer, isVoided, drawnFrom = null }) => ({ questionId, answer, isVoided, drawnFrom }));

/** The same papers with other keys of one of them. */
export const withKeys = (
  papers: readonly MarkedPaper[],
  paperHash: string,
  { keys, keyVersion }: Pick<MarkedPaper, 'keys' | 'keyVersion'>,
): readonly MarkedPaper[] =>
  papers.map((paper) => {
    if (paper.paperHash !== paperHash) return paper;
    const { name, sections } = paper;
    return { paperHash, name, sections, keys, keyVersion };
  });

/** All sittings of some papers as they are marked by some keys. */
export interface Marked {
  readonly papers: readonly MarkedPaper[];
  readonly cohort: CohortSummary;
  /** In the order of the sittings. */
  readonly marks: readonly SittingMarks[];
}

export function markedBy(papers: readonly MarkedPaper[], sat: readonly SatFacts[]): Marked {
  const marks = sat.map(sittingMarker(papers));
  return { papers, marks, cohort: cohortOf(marks, papers) };
}

/** A mark with where it stands, as a preview shows it. */
export interface PlacedMark {
  readonly right: number;
  readonly of: number;
  /** 1 for the most. */
  readonly rank: number;
  readonly isShared: boolean;
  readonly percentile: number | null;
}

/** One sitting before and after a change. */
export interface SittingChange {
  readonly before: Side;
  readonly after: Side;
  readonly chose: string | null;
  readonly isOfOnePaper: boolean;
}

export interface Side {
  readonly marks: SittingMarks;
  readonly standing: Standing;
  readonly placed: PlacedMark;
}

interface Which {
  readonly paperHash: string;
  readonly questionId: string;
  /** Which of the sittings, by their place, are told of: others count in the cohort alone. */
  readonly isOf: (index: number) => boolean;
}

/** What becomes of each sitting in which this paper was opened, where its question counts otherwise. */
export function sittingChanges(
  before: Marked,
  after: Marked,
  { paperHash, questionId, isOf }: Which,
): readonly SittingChange[] {
  return before.marks.flatMap((marks, index) => {
    const then = after.marks[index];
    if (!then || !isOf(index) || !marks.opened.includes(paperHash)) return [];
    const isOfOnePaper = !marks.parts.some(({ partId }) => partId === TOTAL);
    const partId = isOfOnePaper ? paperPart(paperHash) : TOTAL;
    const [one, other] = [sideOf(marks, before.cohort, partId), sideOf(then, after.cohort, partId)];
    return one && other ? [{ before: one, after: other, chose: chosenIn(marks, questionId), isOfOnePaper }] : [];
  });
}

const chosenIn = ({ questions }: SittingMarks, questionId: string): string | null =>
  questions.find((question) => question.questionId === questionId)?.chosen ?? null;

function sideOf(marks: SittingMarks, cohort: CohortSummary, partId: string): Side | null {
  const standing = standingIn(cohort, marks);
  const own = standing.parts.find((part) => part.partId === partId);
  const counts = cohort.parts.find((part) => part.partId === partId)?.counts ?? [];
  if (!own) return null;
  const { right, of, rank, percentile } = own;
  return { marks, standing, placed: { right, of, rank, percentile, isShared: (counts[right] ?? 0) > 1 } };
}

export const isMarkChanged = ({ before, after }: SittingChange): boolean =>
  before.placed.right !== after.placed.right || before.placed.of !== after.placed.of;

/** Of all papers alone: who missed one is ranked with nobody. That others come to share a rank, or go from it, changes no rank. */
export const isRankChanged = ({ before, after, isOfOnePaper }: SittingChange): boolean =>
  !isOfOnePaper && before.placed.rank !== after.placed.rank;

/** In figures. */
export function figuresOfChange(changes: readonly SittingChange[]) {
  const by = ({ before, after }: SittingChange) => after.placed.right - before.placed.right;
  return {
    sittings: changes.length,
    marks: changes.filter(isMarkChanged).length,
    gains: changes.filter((one) => by(one) > 0).length,
    losses: changes.filter((one) => by(one) < 0).length,
    ranks: changes.filter(isRankChanged).length,
  };
}
