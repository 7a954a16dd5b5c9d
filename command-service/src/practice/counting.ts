import type { Worksheet } from './worksheet.decider';

interface Answering {
  readonly learnerId: string;
  readonly answers: readonly { readonly number: number; readonly answer: string }[];
}

/**
 * The questions that these answers are the first to, as far as answering them costs a day: none of a worksheet that was paid
 * for when it was dealt, and none that could not be kept.
 */
export function yetToCount({ issued, result, discarded, answers: kept }: Worksheet, { learnerId, answers }: Answering) {
  if (issued?.costs !== 'when-answered' || issued.learnerId !== learnerId || result !== null || discarded) return [];
  const asked = new Set(issued.questions.map(({ number }) => number));
  const first = answers.filter(
    ({ number, answer }) => answer.trim() !== '' && asked.has(number) && kept.get(number)?.tried !== true,
  );
  return [...new Set(first.map(({ number }) => number))];
}
