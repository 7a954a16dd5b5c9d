import { afterEach, expect, it, jest } from '@jest/globals';
import type { Pace } from '../../event-store/event-store';
import { paced } from './paced';

const { signal } = new AbortController();

afterEach(() => void jest.restoreAllMocks());

const MOST = 2_000;

const of = <T>(...batches: T[][]) =>
  async function* (): AsyncGenerator<T[]> {
    for (const batch of batches) yield await Promise.resolve(batch);
  };

const many = (count: number) => Array.from({ length: count }, (_, n) => n);

it('rests after each batch while the feed moves on, and no more once it has stood for a second', async () => {
  let [position, now] = [1, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const taken: string[] = [];
  const rest = () => Promise.resolve(taken.push('rest'));
  const batches = of(['a'], ['b'], ['c'], ['d'], ['e']);
  for await (const batch of paced(batches, { fed: () => String(position), most: MOST, signal, rest })) {
    taken.push(...batch);
    if (batch[0] === 'b') position += 1;
    now += 400;
  }
  expect(taken).toEqual(['a', 'b', 'rest', 'c', 'rest', 'd', 'rest', 'e']);
});

it('rests four times as long as the batch took, and never for long', async () => {
  const rests: number[] = [];
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const rest = (ms: number) => Promise.resolve(rests.push(ms));
  for await (const [took = 0] of paced(of([80], [60_000]), { fed: () => String(now), most: MOST, signal, rest }))
    now += took;
  expect(rests).toEqual([320, 500]);
});

it('gives all at once where nobody is at work, and pieces where somebody is, with nothing left out', async () => {
  let position = 0;
  const pieces: (readonly number[])[] = [];
  const rest = () => Promise.resolve();
  const two = of(many(500), many(500));
  for await (const piece of paced(two, { fed: () => String(position), most: MOST, signal, rest })) {
    pieces.push(piece);
    position += 1;
  }
  expect(pieces.map(({ length }) => length)).toEqual([500, 200, 200, 100]);
  expect(pieces.slice(1).flat()).toEqual(many(500));
});

it('asks for small batches while somebody is at work, and for large ones otherwise', async () => {
  let [position, now] = [1, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const sizes: number[] = [];
  const read = async function* (pace: Pace): AsyncGenerator<number[]> {
    for (let n = 0; n < 4; n += 1) {
      sizes.push(await pace());
      yield [n];
    }
  };
  const rest = () => Promise.resolve();
  for await (const [n] of paced(read, { fed: () => String(position), most: MOST, signal, rest })) {
    if (n === 0) position += 1;
    if (n === 2) now += 1_000;
  }
  expect(sizes).toEqual([MOST, 200, 200, MOST]);
});

it('rests for what was read as well, and for what was looked through in vain', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const rests: number[] = [];
  const read = async function* (pace: Pace): AsyncGenerator<string[]> {
    await pace();
    now += 10;
    await pace();
    now += 20;
    yield ['found'];
  };
  const rest = (ms: number) => Promise.resolve(rests.push(ms));
  for await (const _ of paced(read, { fed: () => String(now), most: MOST, signal, rest })) now += 30;
  expect(rests).toEqual([40, 200]);
});
