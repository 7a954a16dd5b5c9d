import { expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { Level } from 'question-bank/generation/level';
import type { EnglishPackEvent } from 'schemas/questions/english.events';
import { englishPack, type DealEnglishItems, type Offered } from './english-pack.decider';

const given = stories(englishPack);
const base = { learnerId: 'amara', topic: 'spelling' };
const offered: Offered[] = ([1, 2, 3, 4, 5] as const).flatMap((level) => [
  { id: `a${level}`, level },
  { id: `b${level}`, level },
]);
const every = offered.map(({ id }) => id);

const deal = (worksheetId: string, levels: readonly Level[], cards = offered): DealEnglishItems => ({
  type: 'DealEnglishItems',
  data: { ...base, worksheetId, seed: worksheetId, levels, offered: cards },
});
const dealt = (worksheetId: string, ...itemIds: string[]): EnglishPackEvent => ({
  type: 'EnglishItemsDealt',
  data: { ...base, worksheetId, itemIds },
});

/** What is dealt to one worksheet after another. */
function rounds(count: number, levels: readonly Level[]): string[][] {
  const history: EnglishPackEvent[] = [];
  return Array.from({ length: count }, (_, n) => {
    const decision = englishPack.decide(deal(`w${n}`, levels), given(...history).state());
    const events = decision.kind === 'accepted' ? decision.events : [];
    history.push(...events);
    return events.flatMap(({ data }) => data.itemIds);
  });
}

it('deals items of the wanted levels', () => {
  const [first = []] = rounds(1, [1, 1, 3, 5]);
  expect(first.map((id) => id.slice(1))).toEqual(['1', '1', '3', '5']);
});

it('takes the nearest level when one has run out', () => {
  const [first = []] = rounds(1, [1, 1, 1]);
  expect(first.map((id) => id.slice(1))).toEqual(['1', '1', '2']);
});

it('deals none twice before all were dealt, round after round', () => {
  const all = rounds(40, [2, 3, 4]).flat();
  expect(all).toHaveLength(120);
  // Ten items, three at a time: the fourth worksheet ends a round with its first item, and the next round counts all three.
  for (let start = 0; start + 10 <= all.length; start += 9)
    expect(all.slice(start, start + 10).sort()).toEqual([...every].sort());
});

it('holds nothing twice in one worksheet, not even where a round ends', () => {
  for (const itemIds of rounds(30, [1, 2, 3, 4, 5, 3, 3])) expect(new Set(itemIds).size).toBe(7);
});

it('deals what there is when more is wanted', () => {
  const [first = []] = rounds(
    1,
    Array.from({ length: 15 }, () => 3 as const),
  );
  expect([...first].sort()).toEqual([...every].sort());
});

it('deals an item that was added later before those that were met', () =>
  given(dealt('a', ...every))
    .when(deal('b', [3], [...offered, { id: 'new', level: 1 }]))
    .then(dealt('b', 'new')));

it('deals to a worksheet once', () =>
  given(dealt('a', 'a1'))
    .when(deal('a', [1, 2]))
    .thenNothing());

it('deals nothing of nothing', () =>
  given()
    .when(deal('a', [1], []))
    .thenNothing());

it('deals the same to the same worksheet, and something else to another', () => {
  const [first] = rounds(1, [1, 2, 3, 4, 5]);
  expect(rounds(1, [1, 2, 3, 4, 5])[0]).toEqual(first);
  const others = ['x', 'y', 'z'].map((id) => {
    const decision = englishPack.decide(deal(id, [1, 2, 3, 4, 5]), englishPack.initial);
    return decision.kind === 'accepted' ? decision.events[0]?.data.itemIds.join() : '';
  });
  expect(new Set([first?.join(), ...others]).size).toBeGreaterThan(1);
});

it('remembers what each worksheet was dealt', () => {
  expect(
    given(dealt('a', 'a1'), dealt('b', 'a2', 'b2'))
      .state()
      .byWorksheet.get('b'),
  ).toEqual(['a2', 'b2']);
});
