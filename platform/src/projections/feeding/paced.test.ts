import { afterEach, expect, it, jest } from '@jest/globals';
import { paced } from './paced';

const { signal } = new AbortController();

afterEach(() => void jest.restoreAllMocks());

async function* of<T>(...batches: T[][]): AsyncGenerator<T[]> {
  for (const batch of batches) yield await Promise.resolve(batch);
}

const many = (count: number) => Array.from({ length: count }, (_, n) => n);

it('rests after each batch while the feed moves on, and no more once it has stood for a second', async () => {
  let [position, now] = [1, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const taken: string[] = [];
  const rest = () => Promise.resolve(taken.push('rest'));
  const batches = of(['a'], ['b'], ['c'], ['d'], ['e']);
  for await (const batch of paced(batches, { fed: () => String(position), signal, rest })) {
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
  for await (const [took = 0] of paced(of([80], [60_000]), { fed: () => String(now), signal, rest })) now += took;
  expect(rests).toEqual([320, 500]);
});

it('gives all at once where nobody is at work, and pieces where somebody is, with nothing left out', async () => {
  let position = 0;
  const pieces: (readonly number[])[] = [];
  const rest = () => Promise.resolve();
  for await (const piece of paced(of(many(500), many(500)), { fed: () => String(position), signal, rest })) {
    pieces.push(piece);
    position += 1;
  }
  expect(pieces.map(({ length }) => length)).toEqual([500, 200, 200, 100]);
  expect(pieces.slice(1).flat()).toEqual(many(500));
});
