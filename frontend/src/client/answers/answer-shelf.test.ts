/** What both shelves promise: the one in IndexedDB, and the one for browsers without it. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from '@jest/globals';
import { deviceStore } from '../device-store';
import type { AnswerShelf, GivenAnswer } from './answer-shelf';
import { indexedShelf } from './indexed-shelf';
import { storedShelf } from './stored-shelf';

let learners = 0;
const somebody = () => `learner-${(learners += 1)}`;

const shelves: [string, () => Promise<AnswerShelf>][] = [
  ['in IndexedDB', () => indexedShelf()],
  ['in the device store', () => Promise.resolve(storedShelf(deviceStore(() => localStorage)))],
];

describe.each(shelves)('the shelf %s', (_, open) => {
  const given = (learnerId: string, questionNumber: number, answer: string): GivenAnswer => ({
    learnerId,
    worksheetId: 'w1',
    questionNumber,
    answer,
    secondsSpent: 3,
  });
  const answersOf = async (shelf: AnswerShelf, learnerId: string) =>
    (await shelf.of(learnerId)).map(({ answer }) => answer);

  it('gives the answers back in their order, after it is opened anew', async () => {
    const learner = somebody();
    const before = await open();
    for (const [number, answer] of [
      [3, 'c'],
      [1, 'a'],
      [2, 'b'],
    ] as const)
      await before.put(given(learner, number, answer));
    expect(await answersOf(await open(), learner)).toEqual(['c', 'a', 'b']);
  });

  it('keeps the last answer to a question, in its new place', async () => {
    const learner = somebody();
    const shelf = await open();
    await shelf.put(given(learner, 1, 'first'));
    await shelf.put(given(learner, 2, 'other'));
    await shelf.put(given(learner, 1, 'second'));
    expect(await answersOf(shelf, learner)).toEqual(['other', 'second']);
  });

  it('names every answer anew', async () => {
    const learner = somebody();
    const shelf = await open();
    const [one, other] = [await shelf.put(given(learner, 1, 'same')), await shelf.put(given(learner, 1, 'same'))];
    expect(one.idempotencyKey).not.toBe(other.idempotencyKey);
    expect(other.seq).toBeGreaterThan(one.seq);
  });

  it('drops what was acknowledged, and not what came after it', async () => {
    const learner = somebody();
    const shelf = await open();
    const older = await shelf.put(given(learner, 1, 'older'));
    const newer = await shelf.put(given(learner, 1, 'newer'));
    await shelf.drop(older);
    expect(await answersOf(shelf, learner)).toEqual(['newer']);
    await shelf.drop(newer);
    expect(await answersOf(shelf, learner)).toEqual([]);
  });

  it('shows each child their own', async () => {
    const [amara, ben] = [somebody(), somebody()];
    const shelf = await open();
    await shelf.put(given(amara, 1, 'a'));
    await shelf.put(given(ben, 1, 'b'));
    expect(await answersOf(shelf, ben)).toEqual(['b']);
  });

  it('gives no number twice when two tabs write at once', async () => {
    const learner = somebody();
    const [one, other] = [await open(), await open()];
    const kept = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => (number % 2 ? one : other).put(given(learner, number, 'x'))),
    );
    expect(new Set(kept.map(({ seq }) => seq)).size).toBe(6);
  });
});
