import { expect, it } from '@jest/globals';
import { keyLeadsTo, landing, movedTo, placeAmong } from './order';

const ids = ['a', 'b', 'c', 'd'];

it.each([
  ['c', 0, 'c,a,b,d'],
  ['a', 3, 'b,c,d,a'],
  ['b', 1, 'a,b,c,d'],
  ['b', 99, 'a,c,d,b'],
  ['b', -1, 'b,a,c,d'],
])('%s moved to %i', (id, to, expected) => expect(movedTo(ids, id, to).join()).toBe(expected));

it('what is let go just above or under its own row stays where it is', () => {
  const dropped = (id: string, between: number) => movedTo(ids, id, landing(ids.indexOf(id), between)).join();
  expect([1, 2].map((between) => dropped('b', between))).toEqual(['a,b,c,d', 'a,b,c,d']);
  expect([0, 3, 4].map((between) => dropped('b', between))).toEqual(['b,a,c,d', 'a,c,b,d', 'a,c,d,b']);
});

it('a point is before the first row whose middle is below it', () => {
  expect([5, 10, 15, 45].map((y) => placeAmong([10, 20, 30, 40], y))).toEqual([0, 1, 1, 4]);
});

it('the arrow keys lead by one and not beyond the ends, Home and End to them', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'x'].map((key) => keyLeadsTo(key, 0, 4))).toEqual([
    0,
    1,
    0,
    3,
    undefined,
  ]);
});
