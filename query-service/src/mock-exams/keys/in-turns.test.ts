import { expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTurns } from './in-turns';

it('does the same with each in their order, and lets others go on in between', async () => {
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await nextTurn();
  })();
  const all = Array.from({ length: 1_000 }, (_, n) => n);
  expect(await inTurns(all, (n) => n * 2)).toEqual(all.map((n) => n * 2));
  isOver = true;
  await others;
  expect(turns).toBeGreaterThan(40);
});

it('has nothing to wait for where there is nothing', async () => {
  expect(await inTurns([], String)).toEqual([]);
});
