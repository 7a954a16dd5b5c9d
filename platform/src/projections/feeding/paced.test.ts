import { afterEach, expect, it, jest } from '@jest/globals';
import { paced } from './paced';

const { signal } = new AbortController();

afterEach(() => void jest.restoreAllMocks());

async function* of<T>(...batches: T[]): AsyncGenerator<T> {
  for (const batch of batches) yield await Promise.resolve(batch);
}

it('rests after each batch during which the feed has moved on, and after no other', async () => {
  let position = '1';
  const taken: string[] = [];
  const rest = () => Promise.resolve(taken.push('rest'));
  for await (const batch of paced(of('a', 'b', 'c', 'd'), { fed: () => position, signal, rest })) {
    taken.push(batch);
    if (batch === 'b' || batch === 'c') position += '0';
  }
  expect(taken).toEqual(['a', 'b', 'rest', 'c', 'rest', 'd']);
});

it('rests as long as the batch took, and never for long', async () => {
  const rests: number[] = [];
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const rest = (ms: number) => Promise.resolve(rests.push(ms));
  for await (const took of paced(of(80, 60_000), { fed: () => String(now), signal, rest })) now += took;
  expect(rests).toEqual([80, 500]);
});
