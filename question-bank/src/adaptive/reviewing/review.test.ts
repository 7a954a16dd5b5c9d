import { describe, expect, it } from '@jest/globals';
import { randomFrom } from '../../generation/random';
import { retrievability, reviewed, type ReviewCard, type ReviewRating } from './review';

const DAY = 86_400_000;
const start = Date.parse('2026-03-01T16:00:00.000Z');

/** Days between reviews, each taken on the day it was due. */
function pauses(...ratings: ReviewRating[]): number[] {
  let card: ReviewCard | undefined;
  let at = start;
  return ratings.map((rating) => {
    const after = reviewed(card, rating, new Date(at).toISOString());
    card = after.card;
    at += after.dueInDays * DAY;
    return after.dueInDays;
  });
}

describe('a type that is reviewed', () => {
  it('comes back after 3, 14 and 57 days when it goes well', () => {
    expect(pauses('good', 'good', 'good')).toEqual([3, 14, 57]);
  });

  it('is never away for longer than 60 days', () => {
    expect(pauses('easy', 'easy', 'easy', 'easy').at(-1)).toBe(60);
    expect(pauses('good', 'good', 'good', 'good', 'good').at(-1)).toBe(60);
  });

  it('comes back within two days when it went wrong', () => {
    expect(pauses('again').at(-1)).toBe(1);
    expect(pauses('good', 'good', 'again').at(-1)).toBe(2);
  });

  it('comes back sooner the worse it went', () => {
    const next = (rating: ReviewRating) => pauses('good', 'good', rating).at(-1);
    expect(next('again')).toBeLessThan(next('hard') ?? 0);
    expect(next('hard')).toBeLessThan(next('good') ?? 0);
    expect(next('good')).toBeLessThan(next('easy') ?? 0);
  });

  it('is the same card whenever it is reckoned again', () => {
    const card = reviewed(undefined, 'good', '2026-03-01T16:00:00.000Z').card;
    const stored = JSON.parse(JSON.stringify(card)) as ReviewCard;
    expect(reviewed(stored, 'hard', '2026-03-04T16:00:00.000Z')).toEqual(
      reviewed(card, 'hard', '2026-03-04T16:00:00.000Z'),
    );
  });
});

it('takes any ratings at any times, and never loses its footing', () => {
  const random = randomFrom('reviews');
  for (let learner = 0; learner < 200; learner += 1) {
    let card: ReviewCard | undefined;
    for (let review = 0; review < 30; review += 1) {
      // Now and then a clock goes back.
      const at = new Date(start + random.integer(-3, 400) * DAY).toISOString();
      const after = reviewed(card, random.pick(['again', 'hard', 'good', 'easy']), at);
      expect(after.dueInDays).toBeGreaterThanOrEqual(1);
      expect(after.dueInDays).toBeLessThanOrEqual(60);
      expect(after.card.reviewedAt >= (card?.reviewedAt ?? at)).toBe(true);
      card = after.card;
    }
  }
});

describe('how well a type is remembered', () => {
  const { card } = reviewed(undefined, 'good', new Date(start).toISOString());
  const after = (days: number) => retrievability(card, new Date(start + days * DAY).toISOString());

  it('is even chances when it is new', () => {
    expect(retrievability(undefined, new Date(start).toISOString())).toBe(0.5);
  });

  it('is certain at once, and falls day by day', () => {
    expect(after(0)).toBe(1);
    for (let days = 1; days < 60; days += 1) expect(after(days)).toBeLessThan(after(days - 1));
  });

  it('is still certain for a review a little later than the moment that is looked at', () => {
    expect([after(-0.2), after(-5)]).toEqual([1, 1]);
  });

  it('has fallen to about 0.9 on the day it is due', () => {
    expect(after(2)).toBeGreaterThan(0.9);
    expect(after(3)).toBeLessThan(0.9);
  });
});
