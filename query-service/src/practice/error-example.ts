import type { IssuedQuestion } from 'schemas/questions/question';

/** Its explanations speak of a passage that is not beside them. */
const ofAPassage = 'comprehension';

type Explained = Pick<IssuedQuestion, 'slips' | 'ruleTag' | 'solution' | 'options' | 'key'>;

/**
 * What went wrong, in a line for the parent: what a slip came to in the question's numbers, or how a written item that practises the rule is
 * explained. Worksheets whose mistakes are counted are marked, so that neither tells what is not known.
 * @returns null where the question says nothing of it
 */
export function exampleOf(
  question: Explained | undefined,
  { errorTag, topic }: { readonly errorTag: string; readonly topic: string },
): string | null {
  const slip = question?.slips?.find(({ key }) => key === errorTag);
  if (slip) return slip.wrote;
  return question?.ruleTag === errorTag && topic !== ofAPassage ? inWords(question) : null;
}

/** The choices do not stand beside it: where its last line is a letter, the words of that choice follow. */
function inWords({ solution, key, options }: Explained): string {
  const words = options?.['ABCDE'.indexOf(key)];
  return words !== undefined && solution.endsWith(`Answer: ${key}`) ? `${solution} (“${words}”)` : solution;
}
