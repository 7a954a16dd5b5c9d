import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';

/** When a type of question was last practised, and how well it is remembered: FSRS's own measures. */
export interface ReviewCard {
  /** Days until the chance to recall it has fallen to 0.9. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** ISO 8601 UTC. */
  readonly reviewedAt: string;
}

export type ReviewRating = 'again' | 'hard' | 'good' | 'easy';

const LONGEST_DAYS = 60;

// No fuzz: the same log gives the same rows.
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: LONGEST_DAYS,
  enable_short_term: false,
  enable_fuzz: false,
});

const grades: Readonly<Record<ReviewRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/**
 * The card after a worksheet, and in how many days from then the type is due again. Where clocks disagree, a worksheet
 * may be from before the last review: it counts as of that.
 */
export function reviewed(
  card: ReviewCard | undefined,
  rating: ReviewRating,
  at: string,
): { readonly card: ReviewCard; readonly dueInDays: number } {
  const reviewedAt = card && card.reviewedAt > at ? card.reviewedAt : at;
  const { card: next } = scheduler.next(asFsrs(card, reviewedAt), reviewedAt, grades[rating]);
  return {
    card: { stability: next.stability, difficulty: next.difficulty, reviewedAt },
    // The scheduler keeps its four answers apart, and so may go a day beyond its own limit.
    dueInDays: Math.min(LONGEST_DAYS, next.scheduled_days),
  };
}

/** The chance to recall it now, 0 to 1; even chances for what was never practised. */
export function retrievability(card: ReviewCard | undefined, now: string): number {
  return card === undefined ? 0.5 : scheduler.get_retrievability(asFsrs(card, now), now, false);
}

/** Only stability, difficulty and the last review enter into what comes next; the rest is FSRS's own book-keeping. */
function asFsrs(card: ReviewCard | undefined, at: string): Card {
  const empty = createEmptyCard(at);
  if (!card) return empty;
  const { stability, difficulty, reviewedAt } = card;
  return { ...empty, stability, difficulty, state: State.Review, last_review: new Date(reviewedAt) };
}
