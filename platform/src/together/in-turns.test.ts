import { expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTurns } from './in-turns';

const workFor = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('does the same with each in their order, and lets others go on in between, however long each takes', async () => {
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await nextTurn();
  })();
  const all = Array.from({ length: 30 }, (_, n) => n);
  const twice = (n: number) => {
    workFor(6);
    return n * 2;
  };
  expect(await inTurns(all, twice)).toEqual(all.map((n) => n * 2));
  isOver = true;
  await others;
  expect(turns).toBeGreaterThan(25);
});

it('has nothing to wait for where there is nothing', async () => {
  expect(await inTurns([], String)).toEqual([]);
});
