/** A card is asked so often for the same month; then the plan ends. */
export const MOST_ASKED = 3;

interface Attempt {
  readonly attempt: number;
  readonly nextAttemptAt?: string | undefined;
}

/** Whether a card that gave nothing is asked no more: it was asked often enough, or Stripe knows that it is of no use. */
export const isLastAsked = ({ attempt, nextAttemptAt }: Attempt): boolean =>
  attempt >= MOST_ASKED || nextAttemptAt === undefined;
