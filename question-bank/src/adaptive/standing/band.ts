export type Band = 'strengths' | 'needs-work' | 'weaknesses' | 'not-tried-yet';

/** How a topic stands: four of five right is a strength, half is in need of work. Whole numbers, so that 4 of 5 is no 0.79999. */
export function bandOf({ correct, asked }: { readonly correct: number; readonly asked: number }): Band {
  if (asked === 0) return 'not-tried-yet';
  if (5 * correct >= 4 * asked) return 'strengths';
  return 2 * correct >= asked ? 'needs-work' : 'weaknesses';
}
