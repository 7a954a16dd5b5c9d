import { expect, it } from '@jest/globals';
import { check } from '../check';

/** What a child types, the key, and what stands beside the box. */
export type Case = readonly [user: string, correct: string, shownUnit?: string];

interface Cases {
  readonly accepted: readonly Case[];
  readonly refused: readonly Case[];
  readonly otherForms: readonly Case[];
}

export const marked = ([user, correct, shownUnit]: Case) =>
  check(user, correct, shownUnit === undefined ? {} : { shownUnit });

export const named = (all: readonly Case[]) =>
  all.map((each) => [each.map((part) => JSON.stringify(part)).join(' for '), each] as const);

/** A test for each case. */
export function marks({ accepted, refused, otherForms }: Cases): void {
  it.each(named(accepted))('accepts %s', (_, each) => {
    expect(marked(each).verdict).toBe(true);
  });
  it.each(named(refused))('refuses %s', (_, each) => {
    expect(marked(each).verdict).toBe(false);
  });
  it.each(named(otherForms))('tells %s as the right amount in another form', (_, each) => {
    expect(marked(each)).toEqual({ verdict: false, why: 'the right amount in another form' });
  });
}

/** Twenty thousand characters of each piece, against each key. */
export function answersAtOnce(keys: readonly string[], pieces: readonly string[]): void {
  const before = process.cpuUsage();
  for (const key of keys)
    for (const piece of pieces) check(piece.repeat(20_000 / piece.length), key, { shownUnit: 'football cards' });
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(10_000);
}
