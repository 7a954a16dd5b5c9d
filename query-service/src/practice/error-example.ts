import type { IssuedQuestion } from 'schemas/questions/question';

/** Its explanations speak of a passage that is not beside them. */
const ofAPassage = 'comprehension';

/**
 * What went wrong, in a line for the parent: what a slip came to in the question's numbers, or how a written item that practises the rule is
 * explained. Worksheets whose mistakes are counted are marked, so that neither tells what is not known.
 * @returns null where the question says nothing of it
 */
export function exampleOf(
  question: Pick<IssuedQuestion, 'slips' | 'ruleTag' | 'solution'> | undefined,
  { errorTag, topic }: { readonly errorTag: string; readonly topic: string },
): string | null {
  const slip = question?.slips?.find(({ key }) => key === errorTag);
  if (slip) return slip.wrote;
  return question?.ruleTag === errorTag && topic !== ofAPassage ? question.solution : null;
}
