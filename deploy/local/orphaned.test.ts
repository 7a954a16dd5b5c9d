import { expect, it } from '@jest/globals';
import { forebears, whenOrphaned } from './orphaned';

it('notices that npm is gone, with or without the shell that npm put between', async () => {
  for (const then of [[1, 1], [20, 1], [20]]) {
    let looks = 0;
    const family = () => ((looks += 1) < 4 ? [20, 10] : then);
    await whenOrphaned(new AbortController().signal, family, 1);
    expect(looks).toBe(4);
  }
});

it('stops looking when the system is stopped', async () => {
  const life = new AbortController();
  const looking = whenOrphaned(life.signal, () => [20, 10], 60_000);
  life.abort();
  await looking;
});

it('knows its own family', () => {
  expect(forebears()[0]).toBe(process.ppid);
});
