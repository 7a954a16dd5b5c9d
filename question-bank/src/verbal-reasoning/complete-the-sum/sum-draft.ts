import type { Draft } from '../../generation/question-type';
import { gapIn, GAP, valueOf } from '../rules/written-sum';

export type SumParams = { readonly equation: string };

export interface SumWithGap {
  left: string;
  /** With the gap in it. */
  right: string;
  answer: number;
  /** The way back from the value of the left side to the answer. */
  inverse: readonly string[];
  /** What a child gets by a slip, best first. */
  slips: readonly number[];
}

/** Completes a sum, or turns it down when the answer is not one whole number from 1 to 200. */
export function sumDraft({ left, right, answer, inverse, slips }: SumWithGap): Draft<SumParams> | undefined {
  const equation = `${left} = ${right}`;
  if (gapIn(equation) !== answer) return undefined;
  const total = valueOf(left);
  const wrong = [...slips, answer + 1, answer - 1, answer + 10, answer + 2, answer + 3];
  return {
    params: { equation },
    prompt: `Find the number that completes the sum.\n${equation}`,
    answer: String(answer),
    steps: [
      `Work out the left side: ${left} = ${total}`,
      `The right side must come to ${total} as well.`,
      ...inverse,
      `Check: ${right.replace(GAP, String(answer))} = ${total}`,
    ],
    wrong: wrong.filter((slip) => Number.isInteger(slip) && slip > 0).map(String),
  };
}

export const solveSum = ({ equation }: SumParams): string => String(gapIn(equation) ?? 'none');
