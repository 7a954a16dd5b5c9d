import type { QuestionKey } from '../paper';
import type {
  CountedKey,
  MarkedPaper,
  PartMark,
  QuestionMark,
  QuestionOutcome,
  SatFacts,
  SatPaperFacts,
  SittingMarks,
} from './facts';
import { partsOf, topicsOf, type Part } from './parts.rules';

/** Which rule marks and their figures are made by: one more with each change that may give another figure. */
export const MARKING_RULE = 1;

/** A published key, as it counts while nobody has decided otherwise. */
export const countedKey = ({ questionId, answer, drawnFrom = null }: CountedFrom, isVoided = false): CountedKey => ({
  questionId,
  answer,
  isVoided,
  drawnFrom,
});
type CountedFrom = Pick<QuestionKey, 'questionId' | 'answer'> & {
  readonly drawnFrom?: CountedKey['drawnFrom'] | undefined;
};

/**
 * The marks of one sitting: one for each right letter. A voided question leaves the marks and what they are of. Of papers
 * that were not opened nothing is said. A question without a key is taken as voided.
 */
export function markedSitting(sat: SatFacts, papers: readonly MarkedPaper[]): SittingMarks {
  return sittingMarker(papers)(sat);
}

/** The same for many sittings of the same papers. */
export function sittingMarker(papers: readonly MarkedPaper[]): (sat: SatFacts) => SittingMarks {
  const parts = partsOf(papers);
  const topics = topicsOf(papers);
  const keys = new Map(papers.flatMap((paper) => paper.keys.map((key) => [key.questionId, key] as const)));
  return ({ sessionId, learnerId, ageMonths, papers: sat }) => {
    const facts = new Map(sat.map((one) => [one.paperHash, one]));
    const opened = papers.filter(({ paperHash }) => facts.get(paperHash)?.wasOpened === true);
    const questions = opened.flatMap((paper) => questionMarks(paper, { keys, facts: facts.get(paper.paperHash) }));
    const outcomes = new Map(questions.map(({ questionId, outcome }) => [questionId, outcome]));
    const hashes = opened.map(({ paperHash }) => paperHash);
    return {
      sessionId,
      learnerId,
      ageMonths,
      opened: hashes,
      parts: parts
        .filter(({ paperHashes }) => paperHashes.every((hash) => hashes.includes(hash)))
        .map((part) => partMark(part, outcomes)),
      topics: topics
        .filter(({ questionIds }) => questionIds.some((id) => outcomes.has(id)))
        .map((topic) => partMark(topic, outcomes)),
      questions,
    };
  };
}

interface Known {
  readonly keys: ReadonlyMap<string, CountedKey>;
  readonly facts: SatPaperFacts | undefined;
}

function questionMarks({ sections }: MarkedPaper, { keys, facts }: Known): readonly QuestionMark[] {
  const asked = sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));
  const answers = facts?.answers ?? {};
  const last = asked.findLastIndex((questionId) => answers[questionId] !== undefined);
  return asked.map((questionId, index) => {
    const chosen = answers[questionId] ?? null;
    return {
      questionId,
      outcome: outcomeOf({ chosen, isReached: index <= last }, keys.get(questionId)),
      chosen,
      seconds: facts?.seconds[questionId] ?? null,
    };
  });
}

interface Answer {
  readonly chosen: string | null;
  /** It, or one after it, was answered. */
  readonly isReached: boolean;
}

function outcomeOf({ chosen, isReached }: Answer, key: CountedKey | undefined): QuestionOutcome {
  if (!key || key.isVoided) return 'voided';
  if (chosen === null) return isReached ? 'omitted' : 'not reached';
  return chosen === key.answer ? 'right' : 'wrong';
}

function partMark({ partId, questionIds }: Part, outcomes: ReadonlyMap<string, QuestionOutcome>): PartMark {
  const known = questionIds.flatMap((questionId) => outcomes.get(questionId) ?? []);
  return {
    partId,
    right: known.filter((outcome) => outcome === 'right').length,
    of: known.filter((outcome) => outcome !== 'voided').length,
  };
}
