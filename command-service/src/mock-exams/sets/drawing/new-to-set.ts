import type { ExamSet } from '../rules/exam-set-state.rules';
import { canonicalJson } from '../rules/canonical-json.rules';
import type { Drawn } from './drawn-question';

/** What a child sees of a question: in one set none comes twice. */
const sightOf = ({ text, picture, options }: Pick<Drawn, 'text' | 'picture' | 'options'>): string =>
  canonicalJson([text, picture, options]);

/** What a set has already; what is found to be new is in it from then on. */
export interface Known {
  isNew(drawn: Drawn): boolean;
  hasItem(itemId: string): boolean;
}

/** @param own ids of questions that do not count: they are being drawn again by the same call */
export function knownIn({ papers }: ExamSet, own: ReadonlySet<string> = new Set()): Known {
  const questions = papers
    .flatMap(({ sections }) => sections)
    .flatMap((section) => section.questions)
    .filter(({ questionId }) => !own.has(questionId));
  const seen = new Set(questions.map(sightOf));
  const items = new Set(questions.flatMap(({ drawnFrom }) => drawnFrom?.itemId ?? []));
  return {
    hasItem: (itemId) => items.has(itemId),
    isNew: (drawn) => {
      const sight = sightOf(drawn);
      const { itemId } = drawn.drawnFrom ?? {};
      if (seen.has(sight) || (itemId !== undefined && items.has(itemId))) return false;
      seen.add(sight);
      if (itemId !== undefined) items.add(itemId);
      return true;
    },
  };
}
