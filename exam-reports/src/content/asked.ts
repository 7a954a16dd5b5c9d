import type { QuestionOutcome } from 'schemas/mock-exams/marks/facts';
import type { PaperSubjectName } from 'schemas/mock-exams/paper';
import type { ReportBasis, ReportedPaper } from './report-basis';

/** From so few children nothing is told of the others: whoever knows a friend's day could tell their marks. */
export const FEWEST_TOLD = 5;

/** A question of a paper that was opened, with all that is known of it. One that was voided is not among them. */
export interface Asked {
  readonly questionId: string;
  readonly number: number;
  readonly paper: ReportedPaper;
  readonly sectionId: string;
  readonly sectionName: string;
  readonly subject: PaperSubjectName;
  /** Of the bank; null where it was written for the paper. */
  readonly topic: string | null;
  readonly questionType: string | null;
  readonly level: number | null;
  readonly outcome: Exclude<QuestionOutcome, 'voided'>;
  readonly seconds: number;
  /** The share of those who opened the paper that had it right; null where they are too few. */
  readonly facility: number | null;
  /** What most looked at it for, in seconds; null where they are too few. */
  readonly usualSeconds: number | null;
}

export function askedIn(basis: ReportBasis): readonly Asked[] {
  const marked = new Map(basis.marks.questions.map((question) => [question.questionId, question]));
  return basis.papers.flatMap((paper) => {
    const others = othersIn(basis.cohort, paper);
    return placedIn(paper).flatMap(({ place, ...placed }): Asked[] => {
      const mark = marked.get(placed.questionId);
      if (!mark || mark.outcome === 'voided') return [];
      return [{ ...placed, paper, outcome: mark.outcome, seconds: mark.seconds ?? 0, ...others(place) }];
    });
  });
}

/** Each question with what it was drawn from. `place`: from 0, through the paper. */
function placedIn({ sections, keys }: ReportedPaper) {
  const known = new Map(keys.map((key) => [key.questionId, key]));
  return sections
    .flatMap((section) => section.questions.map((question) => ({ section, question })))
    .map(({ section, question: { questionId, number } }, place) => {
      const { topic = null, questionType = null, level = null } = known.get(questionId)?.drawnFrom ?? {};
      const { sectionId, name: sectionName, subject } = section;
      return { questionId, number, place, sectionId, sectionName, subject, topic, questionType, level };
    });
}

/** What is told of the others at a place of a paper. */
function othersIn({ papers }: ReportBasis['cohort'], { paperHash }: ReportedPaper) {
  const others = papers.find((paper) => paper.paperHash === paperHash);
  return (place: number): Pick<Asked, 'facility' | 'usualSeconds'> => {
    if (!others || others.n < FEWEST_TOLD) return { facility: null, usualSeconds: null };
    return { facility: (others.right[place] ?? 0) / others.n, usualSeconds: others.seconds[place] ?? null };
  };
}

export const rightOf = (asked: readonly Asked[]): number => asked.filter(({ outcome }) => outcome === 'right').length;

/** What the others had of them on average; null where they are too few. */
export function averageOf(asked: readonly Asked[]): number | null {
  const shares = asked.flatMap(({ facility }) => facility ?? []);
  return shares.length < asked.length ? null : shares.reduce((sum, share) => sum + share, 0);
}
