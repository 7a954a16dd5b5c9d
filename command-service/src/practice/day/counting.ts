import type { Worksheet } from '../worksheet.decider';

interface Answering {
  readonly learnerId: string;
  readonly answers: readonly { readonly number: number; readonly answer: string }[];
}

/**
 * The questions that these answers are the first to, as far as answering them costs a day: none of a worksheet that was paid
 * for when it was dealt, and none that could not be kept.
 */
export function yetToCount(worksheet: Worksheet, { learnerId, answers }: Answering): number[] {
  const { issued, result, answers: kept } = worksheet;
  if (issued === null || !costs(worksheet, learnerId) || result !== null) return [];
  const asked = new Set(issued.questions.map(({ number }) => number));
  const first = answers.filter(
    ({ number, answer }) => answer.trim() !== '' && asked.has(number) && kept.get(number)?.tried !== true,
  );
  return [...new Set(first.map(({ number }) => number))];
}

/** What marking the worksheet shows without its ever having been answered: of a marked one that are the keys still closed. */
export function blanksOf(worksheet: Worksheet, { learnerId, answers }: Answering): readonly number[] {
  const { issued, result, closed, answers: kept } = worksheet;
  if (issued === null || !costs(worksheet, learnerId)) return [];
  if (result !== null) return closed;
  const given = new Set(answers.filter(({ answer }) => answer.trim() !== '').map(({ number }) => number));
  return issued.questions
    .map(({ number }) => number)
    .filter((number) => !given.has(number) && kept.get(number)?.tried !== true);
}

const costs = ({ issued, discarded }: Worksheet, learnerId: string): boolean =>
  issued?.costs === 'when-answered' && issued.learnerId === learnerId && !discarded;
