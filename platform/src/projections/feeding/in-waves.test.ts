import { describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { inWaves, sharesOf } from './in-waves';

describe('work in waves', () => {
  it('is done for each, never for more at once than there is room for', async () => {
    let [now, most] = [0, 0];
    const done = await inWaves([5, 1, 4, 2, 3], 2, async (ms) => {
      most = Math.max(most, (now += 1));
      await wait(ms);
      now -= 1;
      return ms * 2;
    });
    expect(done).toEqual([10, 2, 8, 4, 6]);
    expect(most).toBe(2);
  });

  it('that fails for one is done for the others before it is said', async () => {
    const done: number[] = [];
    const work = inWaves([1, 2, 3], 2, async (n) => {
      await wait(n);
      if (n === 1) throw new Error('not that one');
      done.push(n);
    });
    await expect(work).rejects.toThrow('not that one');
    expect(done).toEqual([2, 3]);
  });
});

it('leaves connections over for all else', () => {
  for (const connections of [5, 8, 16, 40]) {
    const { feed, beside } = sharesOf(connections);
    expect(feed + beside).toBeLessThanOrEqual(connections - 3);
    expect(Math.min(feed, beside)).toBeGreaterThan(0);
  }
});
